// The left side: the server, its channels and threads, and the current seat's direct messages.

import { fill, h, icon } from "./dom.js";
import { avatar, nameTag } from "./people.js";
import { isThread } from "./state.js";
import { displayName, initial } from "./text.js";

/** Draws the channel list into `nav`; `app`: {store, actions}. */
export function drawChannels(nav, app) {
  const { store, actions } = app;
  const seat = store.users.get(store.seat);
  const dm = store.dmOf(store.seat);
  const held = document.activeElement?.dataset?.channel;
  fill(
    nav,
    h(
      "header",
      { class: "side-head" },
      h(
        "span",
        { class: "guild-disc", "aria-hidden": "true" },
        initial({ username: store.guild.name.replace(/^The /, "") }),
      ),
      h("h1", {}, store.guild.name),
    ),
    h(
      "div",
      { class: "side-body" },
      h("h2", {}, "Channels"),
      h(
        "ul",
        {},
        store.channelsOf(store.seat).map((channel) => entry(channel, app)),
      ),
      dm && [h("h2", {}, "Direct messages"), h("ul", {}, entry(dm, app))],
    ),
    h(
      "button",
      {
        type: "button",
        class: "self",
        "aria-label": `You are ${displayName(seat)}. Change seats`,
        on: { click: () => actions.openSeats() },
      },
      avatar(seat),
      h("span", { class: "self-words" }, nameTag(seat), h("small", {}, "Change seats")),
      icon("people"),
    ),
  );
  if (held) nav.querySelector(`[data-channel="${CSS.escape(held)}"]`)?.focus();
}

function entry(channel, { store, actions }) {
  const here = channel.id === store.channel;
  const { any, mentions } = here ? { any: false, mentions: 0 } : store.unread(channel, store.seat);
  const direct = channel.type === 1;
  const thread = isThread(channel);
  const state = any ? (mentions ? `, ${mentions} for you` : ", unread") : "";
  const name = direct ? displayName(store.bot) : channel.name;
  return h(
    "li",
    { class: thread ? "thread" : null },
    h(
      "button",
      {
        type: "button",
        class: any ? "channel unread" : "channel",
        "data-channel": channel.id,
        "aria-current": here ? "page" : null,
        "aria-label": `${name}${thread ? " (thread)" : ""}${state}`,
        on: { click: () => actions.openChannel(channel.id) },
      },
      direct ? avatar(store.bot, "small") : icon(thread ? "thread" : "hash"),
      h("span", { class: "channel-name" }, name),
      mentions > 0 && h("span", { class: "badge" }, mentions),
    ),
  );
}
