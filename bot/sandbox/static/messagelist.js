// The log: which rows stand in it, in what order, and where it is scrolled.

import { h } from "./dom.js";
import { whenStill } from "./finger.js";
import { failureLine, messageRow, noteRow } from "./message.js";
import { compareIds } from "./text.js";
import { formatDate, startOfDay } from "./time.js";

const GROUP_WITHIN = 7 * 60_000;
const NEAR_BOTTOM = 80;

/** Keeps `log` (inside `scroller`) equal to what the current seat sees in the current channel. */
export class MessageList {
  #log;
  #scroller;
  #jump;
  #scope;
  #rows = new Map();
  #stuck = true;
  #top = 0;
  #shown = "";

  /** `scope`: {store, links, interactions, actions, welcome()}. */
  constructor({ log, scroller, jump }, scope) {
    this.#log = log;
    this.#scroller = scroller;
    this.#jump = jump;
    this.#scope = scope;
    scroller.addEventListener("scroll", () => this.#scrolled());
    jump.addEventListener("click", () => this.toBottom());
    const stay = () => this.#stuck && this.toBottom();
    const keep = new ResizeObserver(() => whenStill(stay));
    keep.observe(log);
    keep.observe(scroller);
    scope.interactions.addEventListener("reply", ({ detail }) => {
      // Whoever asked wants to see the answer.
      if (detail.channel_id === scope.store.channel) whenStill(() => this.toBottom());
    });
    scope.interactions.addEventListener("change", ({ detail }) => this.#progress(detail.message));
  }

  /** Draws the current channel anew, reusing the rows that are still true. */
  draw() {
    const { store } = this.#scope;
    const place = `${store.seat}/${store.channel}`;
    if (place !== this.#shown) {
      this.#rows.clear();
      this.#stuck = true;
      this.#shown = place;
    }
    const focused = this.#focus();
    const before = this.#log.lastElementChild;
    const { messages, notes } = store.messagesOf(store.channel, store.seat);
    const nodes = this.#nodes(messages, notes);
    if (!messages.length && !notes.length) nodes.push(this.#scope.welcome());
    arrange(this.#log, nodes);
    focused?.();
    if (this.#stuck) this.toBottom();
    else if (this.#log.lastElementChild !== before) this.#jump.hidden = false;
  }

  #nodes(messages, notes) {
    const { store } = this.#scope;
    const nodes = [];
    const left = [...notes];
    const takeNotes = (before) => {
      while (left.length && (!before || compareIds(left[0].after, before) < 0)) {
        const note = left.shift();
        nodes.push(this.#row(`note ${note.id}`, note, () => noteRow(note, this.#scope)));
      }
    };
    let last = null;
    for (const message of messages) {
      takeNotes(message.id);
      const sent = new Date(message.timestamp);
      const newDay = !last || startOfDay(sent) !== startOfDay(new Date(last.timestamp));
      if (newDay) nodes.push(this.#row(`day ${startOfDay(sent)}`, null, () => dayLine(sent)));
      const fresh = message.id === store.firstNew;
      if (fresh) nodes.push(this.#row("new", null, newLine));
      const grouped = !newDay && !fresh && belongsTo(message, last);
      nodes.push(this.#row(`${message.id} ${grouped}`, message, () => this.#messageRow(message, grouped)));
      last = message;
    }
    takeNotes(null);
    return nodes;
  }

  /** The row kept under `key` if it was made from the same `source`, else a new one. */
  #row(key, source, build) {
    const kept = this.#rows.get(key);
    if (kept && kept.source === source) return kept.node;
    const node = build();
    this.#rows.set(key, { source, node });
    return node;
  }

  #messageRow(message, grouped) {
    const scope = { ...this.#scope, message };
    const row = messageRow(scope, grouped);
    showProgress(row, scope);
    return row;
  }

  #progress(id) {
    const row = id && this.find(id);
    const message = row && this.#scope.store.message(this.#scope.store.channel, id);
    if (message) showProgress(row, { ...this.#scope, message });
  }

  find(id) {
    return [...this.#log.children].find((row) => row.dataset.message === id) ?? null;
  }

  /** An edit replaces a message's row: gives back a function that focuses the same control in the new row. */
  #focus() {
    const held = document.activeElement;
    const control = held?.closest?.("[data-control]")?.dataset.control;
    const row = held?.closest?.("[data-message]");
    if (!control || !this.#log.contains(row)) return null;
    return () => {
      if (document.contains(held)) return;
      const again = [...(this.find(row.dataset.message)?.querySelectorAll("[data-control]") ?? [])].find(
        (node) => node.dataset.control === control,
      );
      (again?.matches("button") ? again : again?.querySelector("button"))?.focus({ preventScroll: true });
    };
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    const near = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM;
    // Only a person scrolls up; being left behind by a picture that has just loaded is no wish to stay there.
    if (near || scrollTop < this.#top) this.#stuck = near;
    this.#top = scrollTop;
    if (this.#stuck) this.#jump.hidden = true;
  }

  toBottom() {
    this.#stuck = true;
    this.#jump.hidden = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  /** Brings a message into view and lets it glow for a moment. */
  jumpTo(id) {
    const row = this.find(id);
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    row.classList.add("glow");
    row.addEventListener("animationend", () => row.classList.remove("glow"), { once: true });
  }
}

/** Makes `nodes` the children of `parent` without touching those already in place, so that focus and scroll survive. */
function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, at) => {
    if (parent.children[at] !== node) parent.insertBefore(node, parent.children[at] ?? null);
  });
}

function belongsTo(message, last) {
  return (
    last.author.id === message.author.id &&
    last.type === message.type &&
    message.type !== 19 &&
    !message.interaction?.name &&
    Boolean(last.ephemeral_to) === Boolean(message.ephemeral_to) &&
    new Date(message.timestamp) - new Date(last.timestamp) < GROUP_WITHIN
  );
}

function dayLine(date) {
  return h("div", { class: "line day", role: "separator" }, h("span", {}, formatDate(date, "D")));
}

function newLine() {
  return h(
    "div",
    { class: "line new", role: "separator", "aria-label": "New messages" },
    h("span", {}, "New"),
  );
}

/** Shows which controls of a message's row wait for an answer, and why the last press failed. */
function showProgress(row, { message, interactions }) {
  for (const control of row.querySelectorAll("[data-control]")) {
    const waiting = interactions.isWaiting(message.id, control.dataset.control);
    control.classList.toggle("waiting", waiting);
    control.setAttribute("aria-busy", String(waiting));
  }
  row.querySelector(".interaction-failed")?.remove();
  const reason = interactions.failureOf(message.id);
  if (reason === null) return;
  row.querySelector(".body").append(failureLine(reason));
}
