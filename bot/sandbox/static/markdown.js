// Discord's markdown to DOM nodes. User text only ever becomes text nodes.
//
// `links` says how mentions look and act: {user(id), role(id), channel(id), command(name, id)} each give a node.

import { h } from "./dom.js";
import { emojiFace } from "./text.js";
import { timestamp } from "./time.js";

/** The whole of Discord's markdown: blocks and inline marks. */
export function markdown(text, links) {
  return h("div", { class: "md" }, ...blocks(text ?? "", links));
}

/** Inline marks only, for titles and labels. */
export function inlineMarkdown(text, links) {
  return inline(text ?? "", links);
}

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;

function blocks(text, links) {
  const out = [];
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    if (!fence[2].trim()) continue;
    out.push(...lineBlocks(text.slice(at, fence.index).replace(/\n$/, ""), links));
    out.push(h("pre", { tabindex: "0" }, h("code", { "data-language": fence[1] }, fence[2])));
    at = fence.index + fence[0].length;
    if (text[at] === "\n") at += 1;
  }
  out.push(...lineBlocks(text.slice(at), links));
  return out;
}

const QUOTE = /^> ?(?!>)(.*)$/;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

function lineBlocks(text, links) {
  const lines = text.split("\n");
  const out = [];
  let plain = [];
  const flush = () => {
    const joined = plain.join("\n").replace(/^\n+|\s+$/g, "");
    if (joined) out.push(h("p", {}, ...inline(joined, links)));
    plain = [];
  };
  const takeWhile = (at, pattern) => {
    let end = at;
    while (end < lines.length && pattern.test(lines[end])) end += 1;
    return end;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    const subtext = SUBTEXT.exec(line);
    if (line.startsWith(">>> ")) {
      flush();
      out.push(h("blockquote", {}, ...blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), links)));
      return out;
    } else if (line.startsWith("> ")) {
      flush();
      const end = takeWhile(at, QUOTE);
      out.push(
        h(
          "blockquote",
          {},
          ...blocks(
            lines
              .slice(at, end)
              .map((quoted) => QUOTE.exec(quoted)[1])
              .join("\n"),
            links,
          ),
        ),
      );
      at = end - 1;
    } else if (heading) {
      flush();
      out.push(
        h(`h${heading[1].length + 2}`, { class: `h${heading[1].length}` }, ...inline(heading[2], links)),
      );
    } else if (subtext) {
      flush();
      out.push(h("p", { class: "subtext" }, ...inline(subtext[1], links)));
    } else if (ITEM.test(line)) {
      flush();
      const end = takeWhile(at, ITEM);
      out.push(
        ...lists(
          lines.slice(at, end).map((item) => ITEM.exec(item)),
          links,
        ),
      );
      at = end - 1;
    } else {
      plain.push(line);
    }
  }
  flush();
  return out;
}

/** Nested lists out of matches of ITEM: a deeper indentation opens a list inside the last item. */
function lists(items, links) {
  const out = [];
  const open = [];
  for (const [, indent, mark, text] of items) {
    while (open.length && indent.length < open.at(-1).indent) open.pop();
    const tag = /\d/.test(mark) ? "ol" : "ul";
    const other = open.length && indent.length === open.at(-1).indent && open.at(-1).list.localName !== tag;
    if (other) open.pop();
    if (!open.length || indent.length > open.at(-1).indent) {
      const list = h(tag, { start: tag === "ol" ? parseInt(mark, 10) : null });
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else out.push(list);
      open.push({ indent: indent.length, list });
    }
    open.at(-1).list.append(h("li", {}, ...inline(text, links)));
  }
  return out;
}

const URL_END = String.raw`[^\s<.,:;"')\]!?*_~|]`;

// Tried in this order at each place; each gives the nodes for its match.
const MARKS = [
  [/\\([^A-Za-z0-9\s])/y, (m) => [m[1]]],
  [/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, (m) => [h("code", {}, m[2].trim() || m[2])]],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m) => [timestamp(Number(m[1]), m[2])]],
  [/<@!?(\d+)>/y, (m, links) => [links.user(m[1])]],
  [/<@&(\d+)>/y, (m, links) => [links.role(m[1])]],
  [/<#(\d+)>/y, (m, links) => [links.channel(m[1])]],
  [/<\/([^:<>]{1,100}):(\d+)>/y, (m, links) => [links.command(m[1], m[2])]],
  [/<a?:(\w+):(\d+)>/y, (m) => [emojiFace({ name: m[1], id: m[2] })]],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => [anchor(m[1], [m[1]])]],
  [
    /\[((?:\\[\s\S]|[^[\]\\])+)\]\(<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))+)>?(?: +"([^"]*)")?\)/y,
    (m, links) => [anchor(m[2], inline(m[1], links), m[3])],
  ],
  [new RegExp(`https?://[^\\s<]*${URL_END}`, "y"), (m) => [anchor(m[0], [m[0]])]],
  [/\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, (m, links) => [spoiler(inline(m[1], links))]],
  [
    /\*\*\*((?:\\[\s\S]|[^\\*])+?)\*\*\*(?!\*)/y,
    (m, links) => [h("strong", {}, h("em", {}, ...inline(m[1], links)))],
  ],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m, links) => [h("strong", {}, ...inline(m[1], links))]],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m, links) => [h("u", {}, ...inline(m[1], links))]],
  [/~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, (m, links) => [h("s", {}, ...inline(m[1], links))]],
  [
    /\*(?![\s*])((?:\*\*|\\[\s\S]|[^\\*])*?(?:\*\*|\\[\s\S]|[^\s\\*]))\*(?!\*)/y,
    (m, links) => [h("em", {}, ...inline(m[1], links))],
  ],
  [/(?<!\w)_(?!_)((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, (m, links) => [h("em", {}, ...inline(m[1], links))]],
  [/@(?:everyone|here)\b/y, (m) => [h("span", { class: "mention" }, m[0])]],
];

const STARTS = /[\\`<[h|*_~@]/;

function inline(text, links) {
  const starts = new RegExp(STARTS, "g");
  const out = [];
  let done = 0;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const mark = firstMark(text, start.index, links);
    if (!mark) continue;
    if (start.index > done) out.push(text.slice(done, start.index));
    out.push(...mark.nodes);
    done = start.index + mark.length;
    starts.lastIndex = done;
  }
  if (done < text.length) out.push(text.slice(done));
  return out;
}

function firstMark(text, at, links) {
  for (const [pattern, build] of MARKS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { length: match[0].length, nodes: build(match, links) };
  }
  return null;
}

function anchor(url, children, title) {
  return h(
    "a",
    { href: url, title: title ?? null, target: "_blank", rel: "noopener noreferrer" },
    ...children,
  );
}

function spoiler(children) {
  const hidden = h("span", { class: "spoiler-text", "aria-hidden": "true" }, ...children);
  const cover = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler: show it" },
    hidden,
  );
  const reveal = (event) => {
    if (
      cover.classList.contains("shown") ||
      (event.type === "keydown" && ![" ", "Enter"].includes(event.key))
    )
      return;
    event.preventDefault();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    hidden.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}
