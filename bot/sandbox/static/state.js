// What the page knows: people, channels, messages, whose seat it shows. Changed by answers and events, read by the views.

import { keep, recall } from "./memory.js";
import { compareIds } from "./text.js";

export const CHANNEL = { text: 0, dm: 1, thread: 11, privateThread: 12 };
export const FLAG = { suppressEmbeds: 4, silent: 4096, v2: 32768 };

const TYPING_LASTS = 9_000;

/** Whether this channel is a thread. */
export function isThread(channel) {
  return channel.type === CHANNEL.thread || channel.type === CHANNEL.privateThread;
}

/** Fires `guild` (people, channels), `commands`, `view` (seat or channel chosen), `messages` (detail: channel id), `typing`. */
export class Store extends EventTarget {
  users = new Map();
  channels = new Map();
  commands = [];
  guild = null;
  bot = null;
  seat = null;
  channel = null;
  /** The first message of this view that was unread when it was opened: it stands under a "New" line. */
  firstNew = null;
  typing = new Map();
  #messages = new Map();
  #notes = new Map();
  #clock = 0;
  #readBefore = null;
  /** What each seat has read, `seat/channel` to message id, in all tabs of this sandbox. */
  #read = {};
  #dismissed = new Set(recall(sessionStorage, "dismissed", []));

  #fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Takes the answer to `hello`. */
  load({ users, guild, channels, commands, bot }) {
    this.users = new Map([...users, bot].map((user) => [user.id, user]));
    this.channels = new Map(channels.map((channel) => [channel.id, channel]));
    this.commands = commands;
    this.guild = guild;
    this.bot = bot;
    this.typing.clear();
    this.recallRead();
    this.#fire("guild");
    this.#fire("commands");
  }

  /** Takes over what other tabs have read. */
  recallRead() {
    const { guild, read } = recall(localStorage, "read", {});
    this.#read = guild === this.guild.id ? read : {};
  }

  /** The people somebody at this page can be, in the order the server gave them. */
  people() {
    return [...this.users.values()].filter((user) => !user.bot);
  }

  /** Chooses whose eyes the page looks through, and at what. */
  show(seat, channel) {
    if (seat === this.seat && channel === this.channel) return;
    this.seat = seat;
    this.channel = channel;
    this.firstNew = null;
    this.#readBefore = this.#read[this.#readKey()] ?? null;
    this.#fire("view");
  }

  addChannel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.#fire("guild");
  }

  /** The channels `seat` may open, in the order Discord lists them; threads follow their parent. */
  channelsOf(seat) {
    const all = [...this.channels.values()];
    const tops = all
      .filter((channel) => channel.type === CHANNEL.text && this.maySee(channel, seat))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id));
    return tops.flatMap((parent) => [
      parent,
      ...all
        .filter(
          (channel) => isThread(channel) && channel.parent_id === parent.id && this.maySee(channel, seat),
        )
        .filter((thread) => !thread.thread_metadata.archived || thread.id === this.channel)
        .sort((a, b) => compareIds(a.id, b.id)),
    ]);
  }

  /** The direct channel between `seat` and the bot, once it is open. */
  dmOf(seat) {
    return (
      [...this.channels.values()].find(
        (channel) => channel.type === CHANNEL.dm && this.maySee(channel, seat),
      ) ?? null
    );
  }

  maySee(channel, seat) {
    return channel.visible_to === null || channel.visible_to.includes(seat);
  }

  /** A mark to hand to `takeHistory`, taken before history is asked for. */
  mark() {
    return this.#clock;
  }

  /** Takes a channel's history as `seat` sees it; what events said after `mark` is newer and stays. */
  takeHistory(channel, seat, messages, mark) {
    const known = this.#messages.get(channel) ?? new Map();
    for (const [id, { message, at }] of known) {
      if (at <= mark && mayRead(message, seat)) known.delete(id);
    }
    for (const message of messages) {
      if (!known.has(message.id)) known.set(message.id, { message, at: mark });
    }
    this.#messages.set(channel, known);
    if (channel === this.channel && seat === this.seat && this.#readBefore) {
      this.firstNew = this.#fresh(channel, seat, this.#readBefore)[0]?.id ?? null;
      this.#readBefore = null;
    }
    this.#fire("messages", channel);
  }

  #fresh(channel, seat, read) {
    return this.messagesOf(channel, seat).messages.filter(
      (message) => compareIds(message.id, read) > 0 && sender(message) !== seat,
    );
  }

  /** All that `seat` sees in a channel: messages, oldest first, and the page's own notes, each with the message it follows. */
  messagesOf(channel, seat) {
    const seen = [...(this.#messages.get(channel)?.values() ?? [])]
      .map(({ message }) => message)
      .filter((message) => mayRead(message, seat) && !this.#dismissed.has(message.id))
      .sort((a, b) => compareIds(a.id, b.id));
    const notes = [...this.#notes.values()].filter(
      (note) => note.channel === channel && (!note.private || note.user === seat),
    );
    return { messages: seen, notes };
  }

  message(channel, id) {
    return this.#messages.get(channel)?.get(id)?.message ?? null;
  }

  /** Hides an ephemeral message in this tab. */
  dismiss(message) {
    this.#dismissed.add(message.id);
    keep(sessionStorage, "dismissed", [...this.#dismissed]);
    this.#fire("messages", message.channel_id);
  }

  /** Shows a note after a channel's last message: {channel, user, private, kind: "thinking" | "failed", ...}. */
  setNote(id, note) {
    this.#notes.set(id, { id, after: this.#newest(note.channel, note.user) ?? "0", ...note });
    this.#fire("messages", note.channel);
  }

  dropNote(id) {
    const note = this.#notes.get(id);
    if (this.#notes.delete(id)) this.#fire("messages", note.channel);
  }

  /** Takes one event of the server; what it does not know is left to others. */
  apply({ event, data }) {
    EVENTS[event]?.(this, data);
  }

  put(message) {
    this.#clock += 1;
    const channel = this.#messages.get(message.channel_id) ?? new Map();
    this.#messages.set(message.channel_id, channel);
    channel.set(message.id, { message, at: this.#clock });
    this.#fire("messages", message.channel_id);
  }

  remove(channel, id) {
    this.#clock += 1;
    this.#messages.get(channel)?.delete(id);
    this.#fire("messages", channel);
  }

  react(id, emoji, count) {
    for (const channel of this.#messages.values()) {
      const message = channel.get(id)?.message;
      if (!message) continue;
      const others = (message.reactions ?? []).filter(
        (reaction) => reactionKey(reaction.emoji) !== reactionKey(emoji),
      );
      this.put({ ...message, reactions: count ? [...others, { emoji, count }] : others });
    }
  }

  setTyping(channel, user) {
    clearTimeout(this.typing.get(channel)?.timer);
    const timer = setTimeout(() => this.clearTyping(channel), TYPING_LASTS);
    this.typing.set(channel, { user, timer });
    this.#fire("typing");
  }

  clearTyping(channel, user = this.typing.get(channel)?.user) {
    if (this.typing.get(channel)?.user !== user) return;
    clearTimeout(this.typing.get(channel)?.timer);
    this.typing.delete(channel);
    this.#fire("typing");
  }

  setCommands(commands) {
    this.commands = commands;
    this.#fire("commands");
  }

  #readKey(channel = this.channel, seat = this.seat) {
    return `${seat}/${channel}`;
  }

  /** Notes that the current seat has seen everything in the current channel. */
  markRead() {
    const newest = this.#newest(this.channel, this.seat);
    if (!newest || this.#read[this.#readKey()] === newest) return;
    this.#read[this.#readKey()] = newest;
    keep(localStorage, "read", { guild: this.guild.id, read: this.#read });
    this.#fire("guild");
  }

  #newest(channel, seat) {
    const last = this.messagesOf(channel, seat).messages.at(-1)?.id;
    const told = this.channels.get(channel)?.last_message_id;
    return [last, told].filter(Boolean).sort(compareIds).at(-1) ?? null;
  }

  /** What `seat` has not read in a channel: whether anything, and how many messages are meant for it alone. */
  unread(channel, seat) {
    const read = this.#read[this.#readKey(channel.id, seat)] ?? "0";
    const fresh = this.#fresh(channel.id, seat, read);
    const told = channel.last_message_id ?? "0";
    const unseen = compareIds(told, read) > 0 && !this.message(channel.id, told);
    const direct = channel.type === CHANNEL.dm;
    const forSeat = fresh.filter((message) => direct || mentions(message, seat)).length;
    return { any: fresh.length > 0 || unseen, mentions: forSeat + Number(direct && unseen) };
  }

  /** How many unread messages are meant for `seat`, in all channels. */
  calls(seat) {
    const all = [...this.channelsOf(seat), this.dmOf(seat)].filter(Boolean);
    return all.reduce((sum, channel) => sum + this.unread(channel, seat).mentions, 0);
  }
}

function reactionKey(emoji) {
  return typeof emoji === "string" ? emoji : (emoji.id ?? emoji.name);
}

function mayRead(message, seat) {
  return !message.ephemeral_to || message.ephemeral_to === seat;
}

/** Who caused a message: the person whose command it answers, else its author. */
function sender(message) {
  return message.interaction?.user ?? message.author.id;
}

/** Whether a message calls this person by name. */
export function mentions(message, seat) {
  return (message.mentions ?? []).some((user) => user.id === seat);
}

const EVENTS = {
  message_create(store, { message }) {
    store.clearTyping(message.channel_id, message.author.id);
    const channel = store.channels.get(message.channel_id);
    if (channel && !message.ephemeral_to) channel.last_message_id = message.id;
    const unseen = document.hidden && message.channel_id === store.channel && mayRead(message, store.seat);
    if (unseen) store.firstNew ??= message.id;
    store.put(message);
  },
  message_update: (store, { message }) => store.put(message),
  message_delete: (store, { id, channel }) => store.remove(channel, id),
  channel_create: (store, { channel }) => store.addChannel(channel),
  channel_update: (store, { channel }) => store.addChannel(channel),
  thread_create: (store, { channel }) => store.addChannel(channel),
  typing: (store, { channel, user }) => store.setTyping(channel, user),
  commands: (store, { commands }) => store.setCommands(commands),
  reaction: (store, { message, emoji, count }) => store.react(message, emoji, count),
};
