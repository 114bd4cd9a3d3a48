// A picture over the whole page: pinch, wheel or double tap to zoom, drag to move, Escape to close.

import { h, iconButton, showDialog } from "./dom.js";

const FARTHEST = 8;
const STEP = 1.5;

/** Opens a picture: {url, alt, width, height}. */
export function openViewer({ url, alt }) {
  const picture = h("img", { src: url, alt: alt || "Picture", draggable: "false" });
  const stage = h("div", { class: "viewer-stage" }, picture);
  const dialog = h(
    "dialog",
    { class: "viewer", "aria-label": alt || "Picture" },
    h(
      "div",
      { class: "viewer-bar" },
      iconButton("minus", "Zoom out", () => zoomBy(1 / STEP)),
      iconButton("plus", "Zoom in", () => zoomBy(STEP)),
      h(
        "a",
        { class: "viewer-link", href: url, target: "_blank", rel: "noopener noreferrer" },
        "Open original",
      ),
      iconButton("close", "Close the picture", () => dialog.close(), { autofocus: true }),
    ),
    stage,
    alt && h("p", { class: "viewer-alt" }, alt),
  );
  const view = { scale: 1, x: 0, y: 0 };
  const fingers = new Map();
  let moved = false;

  const draw = () => {
    const roomX = (picture.offsetWidth * view.scale - picture.offsetWidth) / 2;
    const roomY = (picture.offsetHeight * view.scale - picture.offsetHeight) / 2;
    view.x = Math.min(roomX, Math.max(-roomX, view.x));
    view.y = Math.min(roomY, Math.max(-roomY, view.y));
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.classList.toggle("zoomed", view.scale > 1);
  };
  /** Zooms so that the point (x, y) of the window stays where it is. */
  const zoomBy = (factor, x = window.innerWidth / 2, y = window.innerHeight / 2) => {
    const box = stage.getBoundingClientRect();
    const scale = Math.min(FARTHEST, Math.max(1, view.scale * factor));
    const [fromX, fromY] = [x - box.left - box.width / 2 - view.x, y - box.top - box.height / 2 - view.y];
    view.x -= fromX * (scale / view.scale - 1);
    view.y -= fromY * (scale / view.scale - 1);
    view.scale = scale;
    draw();
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return { gap: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };

  stage.addEventListener("pointerdown", (event) => {
    if (!fingers.size) moved = false;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  stage.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(now.x - before.x, now.y - before.y) > 2) moved = true;
    if (fingers.size === 2) {
      const old = spread();
      fingers.set(event.pointerId, now);
      const { gap, x, y } = spread();
      view.x += x - old.x;
      view.y += y - old.y;
      zoomBy(gap / old.gap, x, y);
    } else if (view.scale > 1) {
      view.x += now.x - before.x;
      view.y += now.y - before.y;
      draw();
    }
    fingers.set(event.pointerId, now);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    stage.addEventListener(name, (event) => fingers.delete(event.pointerId));
  }
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
    },
    { passive: false },
  );
  stage.addEventListener("dblclick", (event) =>
    zoomBy(view.scale > 1 ? 1 / view.scale : 2.5, event.clientX, event.clientY),
  );
  stage.addEventListener("click", (event) => {
    if (!moved && event.target === stage) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "+" || event.key === "=") zoomBy(STEP);
    if (event.key === "-") zoomBy(1 / STEP);
  });
  showDialog(dialog);
}
