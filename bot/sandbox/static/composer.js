// The message box: plain text, or, after a slash, a command.

import { exactly, flatten, search } from "./commands.js";
import { fill, h, iconButton } from "./dom.js";
import { OptionForm } from "./optionform.js";
import { dots } from "./message.js";
import { CHANNEL } from "./state.js";
import { Suggestions } from "./suggestions.js";
import { displayName } from "./text.js";

const LONGEST = 2000;

/** Lives in `foot`; `app`: {store, connection, interactions, actions}. */
export class Composer {
  #app;
  #drafts = new Map();
  #place = "";
  #form = null;
  #suggestions = new Suggestions();
  #line = h("div", { class: "composer" });
  #typing = h("p", { class: "typing", role: "status" });
  #problem = h("p", { class: "send-problem", role: "alert", hidden: true });
  #box = h("textarea", {
    class: "box",
    id: "box",
    rows: "1",
    maxlength: LONGEST,
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    autocomplete: "off",
    enterkeyhint: "send",
  });
  #slash = iconButton("slash", "Commands", () => this.openPicker());
  #send = iconButton("send", "Send", () => this.#submit(), { class: "icon-button send-icon" });

  constructor(foot, app) {
    this.#app = { ...app, suggestions: this.#suggestions };
    fill(foot, this.#suggestions.node, this.#problem, this.#line, this.#typing);
    this.#box.addEventListener("input", () => this.#typed());
    this.#box.addEventListener("keydown", (event) => this.#key(event));
    foot.addEventListener("focusout", (event) => {
      if (!foot.contains(event.relatedTarget)) this.#suggestions.hide();
    });
    this.#box.addEventListener("focus", () => this.#typed());
    app.store.addEventListener("typing", () => this.#drawTyping());
    app.store.addEventListener("commands", () => document.activeElement === this.#box && this.#typed());
    this.#text("");
  }

  /** Shows the current seat's and channel's draft. */
  draw() {
    const { store } = this.#app;
    const place = `${store.seat}/${store.channel}`;
    const channel = store.channels.get(store.channel);
    const name = channel.type === CHANNEL.dm ? `@${displayName(store.bot)}` : `#${channel.name}`;
    this.#box.placeholder = `Message ${name}`;
    this.#box.setAttribute("aria-label", `Message ${name} as ${displayName(store.users.get(store.seat))}`);
    this.#drawTyping();
    if (place === this.#place) return;
    this.#drafts.set(this.#place, this.#box.value);
    this.#place = place;
    this.#say(null);
    this.#text(this.#drafts.get(place) ?? "");
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.#box.focus();
  }

  /** Opens a command by its full name, as a pressed mention of it does. */
  openCommand(name) {
    const leaf = exactly(this.#leaves(), name);
    if (leaf) this.#choose(leaf);
  }

  #leaves() {
    const { commands, users, seat } = this.#app.store;
    return flatten(commands, users.get(seat)?.locale);
  }

  /** Back to plain text. */
  #text(text) {
    this.#form = null;
    this.#suggestions.hide();
    this.#box.value = text;
    if (!this.#line.contains(this.#box)) fill(this.#line, this.#slash, this.#box, this.#send);
    this.#grow();
  }

  #grow() {
    this.#box.style.height = "auto";
    this.#box.style.height = `${Math.min(this.#box.scrollHeight, 200)}px`;
    this.#send.disabled = !this.#box.value.trim();
  }

  /** Shows all commands, as typing a slash does. */
  openPicker() {
    this.#text(this.#box.value.startsWith("/") ? this.#box.value : "/");
    this.#box.focus();
    this.#typed();
  }

  #typed() {
    this.#grow();
    this.#say(null);
    const typed = /^\/([^\n]*)$/.exec(this.#box.value)?.[1];
    if (typed === undefined) {
      this.#suggestions.hide();
      return;
    }
    const exact = typed.endsWith(" ") && exactly(this.#leaves(), typed.trimEnd().toLowerCase());
    if (exact) this.#choose(exact);
    else this.#offer(search(this.#leaves(), typed));
  }

  #offer(found) {
    const items = found.map((leaf) => ({
      key: leaf.name,
      face: commandFace(leaf),
      pick: () => this.#choose(leaf),
    }));
    const none = this.#app.store.commands.length
      ? "No command fits."
      : "The bot has not registered any commands yet.";
    const head = h(
      "p",
      { class: "suggest-head" },
      h("strong", {}, `Commands of ${displayName(this.#app.store.bot)}`),
    );
    this.#suggestions.show({ head, items, input: this.#box, empty: none });
  }

  #choose(leaf) {
    const onSend = async (name, command, options) => {
      await this.#app.interactions.command(`/${name}`, command, options);
      this.#text("");
      this.#box.focus();
      this.#app.actions.sent();
    };
    const onLeave = (text) => {
      this.#text(text);
      this.#box.focus();
    };
    this.#form = new OptionForm(leaf, this.#app, { onSend, onLeave });
    this.#suggestions.hide();
    fill(this.#line, this.#form.node);
    this.#form.focus();
  }

  #key(event) {
    if (event.isComposing || this.#suggestions.key(event)) return;
    const picked = this.#suggestions.current;
    if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && picked)) {
      event.preventDefault();
      if (picked) picked.pick();
      else this.#submit();
    } else if (event.key === "Escape" && this.#suggestions.open) {
      event.preventDefault();
      this.#suggestions.hide();
    }
  }

  async #submit() {
    const content = this.#box.value.trim();
    const { store, connection } = this.#app;
    if (!content) return;
    this.#text("");
    try {
      await connection.ask("send", { as: store.seat, channel: store.channel, content });
      this.#app.actions.sent();
    } catch (error) {
      if (!this.#box.value) this.#text(content);
      this.#say(error.message);
    }
  }

  #say(problem) {
    this.#problem.hidden = !problem;
    this.#problem.textContent = problem ?? "";
  }

  #drawTyping() {
    const { store } = this.#app;
    const who = store.users.get(store.typing.get(store.channel)?.user);
    fill(this.#typing, who && [dots(), h("strong", {}, displayName(who)), " is typing…"]);
  }
}

function commandFace(leaf) {
  return [
    h(
      "span",
      { class: "pick-name" },
      `/${leaf.name}`,
      leaf.options
        .filter((option) => option.required)
        .map((option) => h("span", { class: "pick-option" }, option.name)),
    ),
    h("small", {}, leaf.description),
  ];
}
