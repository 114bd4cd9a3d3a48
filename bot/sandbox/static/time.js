// Discord's timestamps, in the reader's own language and time zone.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "always" });
const formats = new Map();

/** `date` in one of Discord's styles (t T d D f F s S). */
export function formatDate(date, style) {
  if (!formats.has(style)) formats.set(style, new Intl.DateTimeFormat(undefined, STYLES[style]));
  return formats.get(style).format(date);
}

/** "in 5 minutes", "3 days ago". */
function formatRelative(date, now = Date.now()) {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.trunc(seconds / size), unit);
}

/** The element for `<t:seconds:style>`. */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("time", { class: "stamp" }, "Invalid date");
  const ticking = style === "R";
  return h(
    "time",
    { class: "stamp", datetime: date.toISOString(), title: formatDate(date, "F"), "data-ticking": ticking },
    ticking ? formatRelative(date) : formatDate(date, style),
  );
}

/** Keeps every relative timestamp on the page true. */
export function keepTicking() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-ticking]")) {
      const text = formatRelative(new Date(node.dateTime));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}

/** When a message was sent, as its heading says it. */
export function formatSent(date, now = new Date()) {
  const days = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (days === 0) return `Today at ${formatDate(date, "t")}`;
  if (days === 1) return `Yesterday at ${formatDate(date, "t")}`;
  return formatDate(date, "s");
}

/** Midnight at the start of `date`'s day, as a number to compare. */
export function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
