// One message as a row of the log.

import { components } from "./components.js";
import { h, icon } from "./dom.js";
import { embedCard } from "./embed.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { avatar, botTag, nameTag } from "./people.js";
import { FLAG, mentions } from "./state.js";
import { displayName, emojiText } from "./text.js";
import { formatDate, formatSent } from "./time.js";

const SYSTEM = {
  6: () => "pinned a message.",
  18: (message) => `started a thread: ${message.content}`,
};

/** `scope`: {message, store, links, interactions, actions}; `grouped` rows go without face and name. */
export function messageRow(scope, grouped) {
  const { message, store } = scope;
  const author = store.users.get(message.author.id) ?? message.author;
  const row = h(
    "article",
    {
      class: rowClass(message, store.seat, grouped),
      "data-message": message.id,
      "aria-label": displayName(author),
    },
    usedLine(message, store),
    replyLine(message, scope),
    grouped
      ? h("time", { class: "gutter-time" }, formatDate(new Date(message.timestamp), "t"))
      : avatar(author, "face"),
    h("div", { class: "body" }, !grouped && heading(message, author), content(scope)),
  );
  return row;
}

function rowClass(message, seat, grouped) {
  const classes = ["message"];
  if (grouped) classes.push("grouped");
  if (message.ephemeral_to) classes.push("ephemeral");
  if (mentions(message, seat)) classes.push("calls");
  if (SYSTEM[message.type]) classes.push("system");
  return classes.join(" ");
}

function heading(message, author) {
  const sent = new Date(message.timestamp);
  return h(
    "header",
    { class: "heading" },
    nameTag(author),
    author.bot && botTag(),
    h(
      "time",
      { class: "sent", datetime: sent.toISOString(), title: formatDate(sent, "F") },
      formatSent(sent),
    ),
    message.flags & FLAG.silent
      ? h(
          "span",
          { class: "mark", title: "Sent silently" },
          icon("quiet"),
          h("span", { class: "unseen" }, "sent silently"),
        )
      : null,
    message.pinned &&
      h("span", { class: "mark", title: "Pinned" }, icon("pin"), h("span", { class: "unseen" }, "pinned")),
  );
}

/** "Alys used /risk attack", above the bot's answer. */
function usedLine(message, store) {
  const { interaction } = message;
  if (!interaction?.name) return null;
  const user = store.users.get(interaction.user);
  return h(
    "div",
    { class: "above" },
    avatar(user, "tiny"),
    nameTag(user),
    " used ",
    h("span", { class: "command-name" }, interaction.name),
  );
}

function replyLine(message, { store, links, actions }) {
  if (message.type !== 19 || !message.message_reference) return null;
  const target = message.referenced_message;
  if (!target)
    return h("div", { class: "above" }, icon("reply"), h("i", {}, "The original message was deleted."));
  const author = store.users.get(target.author.id) ?? target.author;
  return h(
    "button",
    { type: "button", class: "above", on: { click: () => actions.jumpTo(target.id) } },
    icon("reply"),
    avatar(author, "tiny"),
    nameTag(author),
    h(
      "span",
      { class: "above-words" },
      target.content
        ? inlineMarkdown(target.content.split("\n")[0], plainLinks(links))
        : "Press to see what was answered",
    ),
  );
}

/** Inside a button no other button may stand: mentions there are only words. */
function plainLinks(links) {
  const plain =
    (build) =>
    (...args) =>
      h("span", { class: "mention" }, build(...args).textContent);
  return Object.fromEntries(Object.entries(links).map(([name, build]) => [name, plain(build)]));
}

function content(scope) {
  const { message, links } = scope;
  if (SYSTEM[message.type])
    return [h("p", { class: "system-words" }, SYSTEM[message.type](message)), threadCard(scope)];
  const v2 = Boolean(message.flags & FLAG.v2);
  const words = !v2 && message.content ? markdown(message.content, links) : null;
  if (words && isEmojiOnly(message.content)) words.classList.add("jumbo");
  const showEmbeds = !v2 && !(message.flags & FLAG.suppressEmbeds);
  const parts = [
    words,
    !v2 && attachments(message),
    showEmbeds && (message.embeds ?? []).map((embed) => embedCard(embed, links)),
    message.components?.length > 0 &&
      h("div", { class: v2 ? "parts v2" : "parts" }, components(message.components, scope)),
  ];
  return [
    ...parts,
    message.edited_timestamp && editedMark(message),
    message.reactions?.length > 0 && h("div", { class: "reactions" }, message.reactions.map(reaction)),
    threadCard(scope),
    ephemeralFoot(scope),
  ];
}

function thinkingLine(bot) {
  return h("p", { class: "thinking" }, dots(), `${displayName(bot)} is thinking…`);
}

/** Three dots that move while something goes on. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function editedMark(message) {
  return h(
    "small",
    { class: "edited", title: formatDate(new Date(message.edited_timestamp), "F") },
    "(edited)",
  );
}

function reaction({ emoji, count }) {
  return h(
    "span",
    { class: "reaction", "aria-label": `${emojiText(emoji)}: ${count}` },
    h("span", { class: "emoji" }, emojiText(emoji)),
    ` ${count}`,
  );
}

function threadCard({ message, store, actions }) {
  const thread =
    message.thread ??
    (message.type === 18 ? store.channels.get(message.message_reference?.channel_id) : null);
  const channel = thread && store.channels.get(thread.id);
  if (!channel) return null;
  return h(
    "button",
    { type: "button", class: "thread-card", on: { click: () => actions.openChannel(channel.id) } },
    icon("thread"),
    h("strong", {}, channel.name),
    h("span", {}, "Open the thread"),
    icon("right"),
  );
}

function ephemeralFoot({ message, store }) {
  return message.ephemeral_to ? onlyYou(() => store.dismiss(message)) : null;
}

function onlyYou(dismiss) {
  return h(
    "p",
    { class: "only-you" },
    icon("eye"),
    h("span", {}, dismiss ? "Only you can see this · " : "Only you can see this"),
    dismiss &&
      h("button", { type: "button", class: "text-button", on: { click: dismiss } }, "Dismiss message"),
  );
}

/** The page's own row below the messages: the bot is thinking, or did not answer a command. */
export function noteRow(note, { store }) {
  const failed = note.kind === "failed";
  const words = failed
    ? [failureLine(note.reason), onlyYou(() => store.dropNote(note.id))]
    : [thinkingLine(store.bot), note.private && onlyYou()];
  return h(
    "article",
    { class: `message note${note.private ? " ephemeral" : ""}`, "data-note": note.id },
    failed && usedLine({ interaction: note }, store),
    avatar(store.bot, "face"),
    h("div", { class: "body" }, h("header", { class: "heading" }, nameTag(store.bot), botTag()), words),
  );
}

/** What stands under a command or a control the bot did not answer. */
export function failureLine(reason) {
  return h(
    "p",
    { class: "interaction-failed", role: "alert" },
    h("strong", {}, "This interaction failed"),
    reason && ` · ${reason}`,
  );
}

function isEmojiOnly(text) {
  return (
    text.length <= 60 &&
    /^(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*\s*)+$/u.test(
      text,
    )
  );
}
