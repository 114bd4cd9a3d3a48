// How people look: their disc with a letter, their name in their colour, and mentions of them.

import { h } from "./dom.js";
import { asText, displayName, inkOn, initial, roleName } from "./text.js";

const PLAIN = "#7b8190";

/** A person's disc: their picture, or a letter on their colour. */
export function avatar(user, extra = "") {
  const colour = user?.colour ?? PLAIN;
  if (user?.avatar_url)
    return h("img", { class: `avatar ${extra}`, src: user.avatar_url, alt: "", draggable: "false" });
  return h(
    "span",
    { class: `avatar ${extra}`, "aria-hidden": "true", style: { "--disc": colour, "--ink": inkOn(colour) } },
    initial(user),
  );
}

/** A person's name in their colour, with the bot's tag if it is one. */
export function nameTag(user) {
  return h(
    "span",
    { class: "name", style: { "--tint": asText(user?.colour ?? "#e8e6e1") } },
    displayName(user),
  );
}

export function botTag() {
  return h("span", { class: "bot-tag" }, "BOT");
}

/** What mentions inside markdown become; pressing one opens what it names. */
export function mentionLinks(store, actions) {
  return {
    user(id) {
      const user = store.users.get(id);
      const self = id === store.seat ? " mine" : "";
      return h(
        "span",
        { class: `mention${self}`, "data-user": id },
        `@${user ? displayName(user) : "unknown"}`,
      );
    },
    role(id) {
      const role = store.guild.roles.find((each) => each.id === id);
      return h("span", { class: "mention" }, role ? roleName(role) : "@unknown role");
    },
    channel(id) {
      const channel = store.channels.get(id);
      if (!channel) return h("span", { class: "mention" }, "#unknown");
      return h(
        "button",
        { type: "button", class: "mention", on: { click: () => actions.openChannel(id) } },
        `#${channel.name ?? "direct message"}`,
      );
    },
    command(name, id) {
      return h(
        "button",
        { type: "button", class: "mention", on: { click: () => actions.openCommand(name, id) } },
        `/${name}`,
      );
    },
  };
}
