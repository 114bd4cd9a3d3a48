// The panel above the message box: a heading, and a list to pick from by arrow keys, mouse or thumb.

import { fill, h } from "./dom.js";

/** A list of things to pick; the input it serves keeps the focus. */
export class Suggestions {
  node = h("div", { class: "suggestions", hidden: true });
  #list = h("ul", { id: "suggestion-list", role: "listbox", "aria-label": "Suggestions" });
  #items = [];
  #active = -1;
  #input = null;

  /** Shows `items` ([{key, face: nodes, pick}]) under `head`; `first` highlights the first. `input` gets the ARIA marks. */
  show({ head, items, input, first = true, empty = null }) {
    this.#items = items;
    this.#input = input;
    fill(this.node, head, this.#list);
    fill(
      this.#list,
      items.length
        ? items.map((item, at) => this.#row(item, at))
        : empty && h("li", { class: "none" }, empty),
    );
    this.#list.hidden = !this.#list.childElementCount;
    this.node.hidden = !head && this.#list.hidden;
    input.setAttribute("aria-controls", this.#list.id);
    input.setAttribute("aria-expanded", String(items.length > 0));
    this.#active = -1;
    this.#activate(first && items.length ? 0 : -1);
    this.node.scrollTop = 0;
  }

  hide() {
    this.#items = [];
    this.#active = -1;
    this.node.hidden = true;
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
  }

  get open() {
    return this.#items.length > 0;
  }

  /** The highlighted item, or null. */
  get current() {
    return this.#items[this.#active] ?? null;
  }

  /** Handles the arrow keys; true if it did. */
  key(event) {
    if (!this.open || !["ArrowDown", "ArrowUp"].includes(event.key)) return false;
    const step = event.key === "ArrowDown" ? 1 : -1;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#activate((from + step + this.#items.length) % this.#items.length);
    event.preventDefault();
    return true;
  }

  #row(item, at) {
    return h(
      "li",
      {
        id: `suggestion-${at}`,
        role: "option",
        "aria-selected": "false",
        "data-key": item.key,
        on: {
          // The input must keep the focus (and a phone its keyboard), so the press itself is not let through.
          pointerdown: (event) => event.pointerType === "mouse" && event.preventDefault(),
          mousedown: (event) => event.preventDefault(),
          click: () => item.pick(),
        },
      },
      item.face,
    );
  }

  #activate(at) {
    this.#list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = at;
    const row = this.#items.length ? this.#list.children[at] : null;
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.#input.setAttribute("aria-activedescendant", row.id);
    else this.#input.removeAttribute("aria-activedescendant");
  }
}
