// Building DOM nodes. Nothing on this page ever parses a string as HTML.

const SVG = "http://www.w3.org/2000/svg";

/** An element. `props`: `class`, `on` ({event: handler}), `style` ({--name: value}); the rest are attributes. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on")
      for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
    else if (name === "style")
      for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...flat(children));
  return node;
}

function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Replaces all children of `node`. */
export function fill(node, ...children) {
  node.replaceChildren(...flat(children));
  return node;
}

const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M8 3 6.5 15M15 3l-.7 6M4 6.5h15M3 11.5h9M14 14h7v5h-4l-3 2.5z",
  at: "M16 8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-4 7.5M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  menu: "M4 7h16M4 12h16M4 17h16",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.5 2.7 3.5 5.5",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  check: "M5 12.5l4.5 4.5L19 7",
  external: "M14 4h6v6M20 4l-9 9M10 5H5v14h14v-5",
  send: "M4 12 20 4l-5 16-3.5-6.5z",
  slash: "M15 5 9 19",
  help: "M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1.1-1.3 2.1M12 17.6v.1",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  quiet: "M6 10a6 6 0 0 1 12 0c0 5 2 6 2 6H4s2-1 2-6M10 19.5h4M4 4l16 16",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  reply: "M4 18c0-6 3-9 9-9h6M15 5l4 4-4 4",
};

/** One of the page's own line icons; decoration only, so hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A button that shows only an icon; `label` is what it is called. */
export function iconButton(name, label, press, extra = {}) {
  return h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": label,
      title: label,
      on: { click: press },
      ...extra,
    },
    icon(name),
  );
}

/** Shows a dialog over the page until it is closed, and then throws it away. */
export function showDialog(dialog) {
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The focus is back where it was, but the text cursor may be lost with the dialog: typing would go nowhere.
    const held = document.activeElement;
    held.blur();
    held.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

let serial = 0;

/** An id no other element of this page has. */
export function uniqueId(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}
