// Words and colours derived from the data: names, initials, sizes, readable tints.

import { h } from "./dom.js";

/** The name a person goes by. */
export function displayName(user) {
  return user?.global_name || user?.username || "Unknown";
}

/** A role as it is called: `@lords`, `@everyone`. */
export function roleName(role) {
  return `@${role.name.replace(/^@/, "")}`;
}

/** The letter on a person's disc. */
export function initial(user) {
  return (Array.from(displayName(user))[0] ?? "?").toUpperCase();
}

/** Discord's colour integer as CSS; null when there is none. */
export function cssColour(number) {
  return typeof number === "number" ? `#${number.toString(16).padStart(6, "0")}` : null;
}

function channels(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function luminance(hex) {
  const [r, g, b] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Black or white, whichever reads better on `hex`. */
export function inkOn(hex) {
  return luminance(hex) > 0.18 ? "#111214" : "#ffffff";
}

/** `hex`, lightened until it reads as text on the page's dark ground. */
export function asText(hex) {
  let parts = channels(hex);
  let tint = hex;
  for (let step = 0; step < 12 && luminance(tint) < 0.28; step += 1) {
    parts = parts.map((value) => Math.round(value + (255 - value) * 0.15));
    tint = `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
  }
  return tint;
}

/** A file's size in words. */
export function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** Orders snowflakes, which are too long for a JavaScript number. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** An emoji as it stands in words or on a button: a custom one is a picture. */
export function emojiFace({ id, name }, attributes = {}) {
  if (!id) return h("span", { class: "emoji", ...attributes }, name ?? "");
  return h("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, ...attributes });
}

/** A unicode emoji, or the name of a custom one between colons. */
export function emojiText(emoji) {
  if (!emoji) return "";
  if (typeof emoji === "string") return emoji;
  return emoji.id ? `:${emoji.name}:` : (emoji.name ?? "");
}
