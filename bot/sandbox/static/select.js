// A select menu: a button that opens a list; one choice closes it, several are confirmed by closing it.

import { fill, h, icon, uniqueId } from "./dom.js";
import { displayName, roleName } from "./text.js";

const SEARCH_FROM = 12;
const TALLEST = 360;
const ROW = 48;

/**
 * `choices`: [{value, label, description, picture (a node or text), chosen}], `min`/`max`: how many may be chosen.
 * `onChoose(values)` is called once a valid choice has been made and differs from the last.
 */
export function selectMenu({ choices, min = 1, max = 1, placeholder, label, disabled = false, onChoose }) {
  const many = max > 1;
  const chosen = new Set(choices.filter((choice) => choice.chosen).map((choice) => choice.value));
  let told = [...chosen].join();
  let active = 0;
  const listId = uniqueId("list");

  const face = h("span", { class: "select-face" });
  const button = h(
    "button",
    {
      type: "button",
      class: "select",
      disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
    },
    face,
    icon("down"),
  );
  const typing = choices.length >= SEARCH_FROM;
  const typeAtOnce = typing && !matchMedia("(pointer: coarse)").matches; // else a phone's keyboard would cover the list
  const list = h("ul", {
    id: listId,
    class: "select-list",
    role: "listbox",
    "aria-multiselectable": many,
    "aria-label": label,
    tabindex: "-1",
    autofocus: !typeAtOnce,
  });
  const search =
    typing &&
    h("input", {
      type: "text",
      class: "select-search",
      placeholder: "Search",
      "aria-label": "Search the list",
      autocomplete: "off",
      autofocus: typeAtOnce,
    });
  const done =
    many &&
    h(
      "button",
      { type: "button", class: "button primary select-done", on: { click: () => pop.hidePopover() } },
      "Done",
    );
  const pop = h("div", { class: "select-pop", popover: "auto" }, search, list, done);
  const box = h("div", { class: "select-box" }, button, pop);

  const shown = () => {
    const words = search ? search.value.trim().toLowerCase() : "";
    return choices.filter((choice) => choice.label.toLowerCase().includes(words));
  };
  const drawFace = () => {
    const picked = choices.filter((choice) => chosen.has(choice.value));
    fill(
      face,
      picked.length
        ? picked.map((choice) =>
            h("span", { class: many ? "select-chip" : "select-one" }, choice.picture, choice.label),
          )
        : placeholder,
    );
    face.classList.toggle("empty", !picked.length);
    button.setAttribute("aria-label", spoken(label, picked));
    box.dataset.values = JSON.stringify([...chosen]);
  };
  const drawList = () => {
    const visible = shown();
    active = Math.max(0, Math.min(active, visible.length - 1));
    fill(
      list,
      visible.length
        ? visible.map((choice, at) => row(choice, at))
        : h("li", { class: "select-none" }, "Nothing fits."),
    );
    (search || list).setAttribute("aria-activedescendant", visible.length ? `${listId}-${active}` : "");
  };
  const row = (choice, at) =>
    h(
      "li",
      {
        id: `${listId}-${at}`,
        role: "option",
        class: at === active ? "active" : null,
        "aria-selected": String(chosen.has(choice.value)),
        "data-value": choice.value,
        on: { click: () => pick(choice), pointermove: () => activate(at) },
      },
      choice.picture &&
        h("span", { class: "select-picture" }, choice.picture.cloneNode?.(true) ?? choice.picture),
      h(
        "span",
        { class: "select-words" },
        h("span", {}, choice.label),
        choice.description && h("small", {}, choice.description),
      ),
      h("span", { class: many ? "tick square" : "tick" }, chosen.has(choice.value) && icon("check")),
    );
  const activate = (at) => {
    if (at === active) return;
    list.children[active]?.classList.remove("active");
    active = at;
    list.children[active]?.classList.add("active");
    list.children[active]?.scrollIntoView({ block: "nearest" });
    (search || list).setAttribute("aria-activedescendant", `${listId}-${active}`);
  };
  const pick = (choice) => {
    if (many) {
      if (chosen.has(choice.value)) chosen.delete(choice.value);
      else if (chosen.size < max) chosen.add(choice.value);
      drawList();
      drawFace();
    } else {
      const again = chosen.has(choice.value);
      chosen.clear();
      if (!(again && min === 0)) chosen.add(choice.value);
      if (again && min > 0) told = null; // A choice made again is sent again, so that a failed one can be repeated.
      drawFace();
      pop.hidePopover();
    }
  };
  const tell = () => {
    const now = [...chosen].join();
    if (now === told || chosen.size < min) return;
    told = now;
    onChoose?.([...chosen]);
  };
  const keys = (event) => {
    const count = shown().length;
    const move = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: count - 1 }[event.key];
    if (move !== undefined && count) activate((move + count) % count);
    else if (event.key === "Enter" || (event.key === " " && event.target !== search)) {
      if (shown()[active]) pick(shown()[active]);
    } else if (event.key === "Tab") {
      pop.hidePopover();
      return;
    } else return;
    event.preventDefault();
  };

  button.popoverTargetElement = pop;
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    pop.showPopover();
  });
  list.addEventListener("keydown", keys);
  if (search) {
    search.addEventListener("keydown", keys);
    search.addEventListener("input", () => {
      active = 0;
      drawList();
    });
  }
  pop.addEventListener("beforetoggle", (event) => {
    const open = event.newState === "open";
    button.setAttribute("aria-expanded", String(open));
    if (!open) return;
    if (search) search.value = "";
    active = Math.max(
      0,
      choices.findIndex((choice) => chosen.has(choice.value)),
    );
    drawList();
    place(pop, button, choices.length);
  });
  pop.addEventListener("toggle", (event) => event.newState === "closed" && tell());
  drawFace();
  return box;
}

/** Puts a popover under its button, or above it where there is more room. Narrow screens show it as a sheet (CSS). */
function place(pop, button, rows) {
  const box = button.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const wanted = Math.min(TALLEST, rows * ROW + ROW);
  const up = below < wanted && above > below;
  const room = Math.min(TALLEST, up ? above : below);
  const set = (name, value) => pop.style.setProperty(name, value);
  set("--pop-left", `${Math.min(box.left, window.innerWidth - box.width - 8)}px`);
  set("--pop-width", `${Math.max(box.width, 220)}px`);
  set("--pop-room", `${room}px`);
  set("--pop-top", up ? "auto" : `${box.bottom + 4}px`);
  set("--pop-bottom", up ? `${window.innerHeight - box.top + 4}px` : "auto");
}

/** What a menu is called: what it asks, and what is chosen, which may say itself what was asked. */
function spoken(label, picked) {
  const values = picked.map((choice) => choice.label).join(", ");
  if (!values) return label;
  return values.startsWith(label) ? values : `${label}: ${values}`;
}

/** What a select of people, roles or channels offers, as choices for `selectMenu`. */
export function entityChoices(component, store, picture) {
  const preset = new Set((component.default_values ?? []).map((value) => value.id));
  const people = [...store.users.values()].map((user) => ({
    value: user.id,
    label: displayName(user),
    picture: picture(user),
  }));
  const roles = store.guild.roles.map((role) => ({
    value: role.id,
    label: roleName(role),
  }));
  const channels = [...store.channelsOf(store.seat)]
    .filter((channel) => !component.channel_types?.length || component.channel_types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const offered = { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[component.type];
  return offered.map((choice) => ({ ...choice, chosen: preset.has(choice.value) }));
}
