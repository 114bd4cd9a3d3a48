// Pictures and files inside messages.

import { h, icon } from "./dom.js";
import { fileSize } from "./text.js";
import { openViewer } from "./viewer.js";

/** Whether an attachment can be shown as a picture. */
function isPicture(media) {
  return (media.content_type ?? "").startsWith("image/") || (!media.content_type && Boolean(media.width));
}

// A link is signed anew each time a message is told. The first one of a picture goes on being used while it works, so
// that the browser need not fetch, and blink, when a message is edited or another seat is taken.
const shownBefore = new Map();

function pathOf(url) {
  return new URL(url, location.href).pathname;
}

/** A picture that opens the viewer: {url, description, width, height}; `hidden` covers it until it is pressed. */
export function picture(media, { hidden = false, extra = "" } = {}) {
  const alt = media.description ?? "";
  const image = h("img", {
    src: shownBefore.get(pathOf(media.url)) ?? media.url,
    alt: alt || "Picture without a description",
    width: media.width,
    height: media.height,
    decoding: "sync",
    draggable: "false",
  });
  image.addEventListener("load", () => shownBefore.set(pathOf(media.url), image.src));
  image.addEventListener("error", () => {
    shownBefore.delete(pathOf(media.url));
    if (image.src !== media.url) image.src = media.url;
  });
  const button = h(
    "button",
    { type: "button", class: `picture ${extra}`, title: alt || null },
    image,
    hidden && h("span", { class: "cover" }, "Spoiler"),
  );
  button.classList.toggle("covered", hidden);
  button.addEventListener("click", () => {
    if (button.classList.contains("covered")) {
      button.classList.remove("covered");
      button.querySelector(".cover").remove();
    } else {
      openViewer({ url: media.url, alt });
    }
  });
  return button;
}

/** Pictures side by side, as Discord lays out up to ten of them. Each item: {media, description, spoiler}. */
export function gallery(items) {
  return h(
    "div",
    { class: "gallery", "data-count": Math.min(items.length, 5) },
    items.map((item) =>
      picture(
        { ...item.media, description: item.description ?? item.media.description },
        { hidden: item.spoiler },
      ),
    ),
  );
}

/** A file to download: {url, name, size}. */
export function fileCard({ url, name, size, description }) {
  return h(
    "div",
    { class: "file-card" },
    icon("file"),
    h(
      "div",
      { class: "file-words" },
      h("a", { href: url, download: name, target: "_blank", rel: "noopener noreferrer" }, name),
      h(
        "span",
        { class: "file-size" },
        [size !== undefined && fileSize(size), description].filter(Boolean).join(" · "),
      ),
    ),
  );
}

/** A message's attachments, but those its embeds already show. */
export function attachments(message) {
  const shown = new Set((message.embeds ?? []).flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const left = (message.attachments ?? []).filter((attachment) => !shown.has(attachment.url));
  const pictures = left.filter(isPicture);
  const files = left.filter((attachment) => !isPicture(attachment));
  return [
    pictures.length > 0 &&
      gallery(
        pictures.map((media) => ({
          media,
          description: media.description,
          spoiler: media.filename.startsWith("SPOILER_"),
        })),
      ),
    ...files.map((file) => fileCard({ ...file, name: file.filename })),
  ];
}
