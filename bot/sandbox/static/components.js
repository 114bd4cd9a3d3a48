// A message's components, the older rows (V1) and the newer layouts (V2), as DOM nodes.
//
// `scope`: {message, store, links, interactions}.

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, picture } from "./media.js";
import { avatar } from "./people.js";
import { entityChoices, selectMenu } from "./select.js";
import { cssColour, emojiFace, emojiText } from "./text.js";

export const TYPE = {
  row: 1,
  button: 2,
  select: 3,
  input: 4,
  users: 5,
  roles: 6,
  mentionables: 7,
  channels: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  radios: 21,
  checkboxes: 22,
  checkbox: 23,
};

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

/** All components of a message. */
export function components(list, scope) {
  return (list ?? []).map((component) => node(component, scope));
}

function node(component, scope) {
  const build = BUILDERS[component.type];
  if (build) return build(component, scope);
  return h("p", { class: "unknown-part" }, `This page cannot show a component of type ${component.type}.`);
}

const BUILDERS = {
  [TYPE.row]: (row, scope) => h("div", { class: "row" }, components(row.components, scope)),
  [TYPE.button]: (component, scope) =>
    component.style === LINK ? linkButton(component) : pushButton(component, scope),
  [TYPE.select]: (component, scope) => messageSelect(component, scope, stringChoices(component)),
  [TYPE.users]: entitySelect,
  [TYPE.roles]: entitySelect,
  [TYPE.mentionables]: entitySelect,
  [TYPE.channels]: entitySelect,
  [TYPE.section]: (section, scope) =>
    h(
      "div",
      { class: "section" },
      h("div", { class: "section-words" }, components(section.components, scope)),
      h("div", { class: "section-side" }, node(section.accessory, scope)),
    ),
  [TYPE.text]: (text, scope) => markdown(text.content, scope.links),
  [TYPE.thumbnail]: ({ media, description, spoiler }) =>
    picture(
      { ...media, description: description ?? media.description },
      { hidden: spoiler, extra: "thumbnail" },
    ),
  [TYPE.gallery]: ({ items }) => gallery(items),
  [TYPE.file]: ({ file, name, size }) => fileCard({ url: file.url, name: name ?? "file", size }),
  [TYPE.separator]: ({ divider = true, spacing = 1 }) =>
    h("div", {
      class: "separator",
      role: divider ? "separator" : null,
      "data-line": divider,
      "data-wide": spacing === 2,
    }),
  [TYPE.container]: (container, scope) => {
    const accent = cssColour(container.accent_color);
    const box = h(
      "div",
      { class: "container", style: { "--edge": accent ?? "transparent" } },
      components(container.components, scope),
    );
    return container.spoiler ? coveredContainer(box) : box;
  },
};

function coveredContainer(box) {
  const cover = h("button", { type: "button", class: "cover" }, "Spoiler");
  box.classList.add("covered");
  box.append(cover);
  cover.addEventListener("click", () => {
    box.classList.remove("covered");
    cover.remove();
  });
  return box;
}

function face(component) {
  return [
    component.emoji &&
      emojiFace(component.emoji, { "aria-hidden": component.label ? "true" : null }),
    component.label && h("span", {}, component.label),
  ];
}

function linkButton(component) {
  if (component.disabled)
    return h(
      "span",
      { class: "button secondary", "aria-disabled": "true" },
      face(component),
      icon("external"),
    );
  return h(
    "a",
    { class: "button secondary", href: component.url, target: "_blank", rel: "noopener noreferrer" },
    face(component),
    icon("external"),
  );
}

function pushButton(component, { message, interactions }) {
  const button = h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      disabled: component.disabled,
      "data-control": component.custom_id,
    },
    face(component),
  );
  button.addEventListener("click", () => {
    if (!interactions.isWaiting(message.id, component.custom_id)) interactions.component(message, component);
  });
  return button;
}

/** A string select's options as choices for `selectMenu`. */
export function stringChoices(component) {
  return component.options.map((option) => ({
    value: option.value,
    label: option.label,
    description: option.description,
    picture: option.emoji ? emojiText(option.emoji) : null,
    chosen: option.default,
  }));
}

function entitySelect(component, scope) {
  return messageSelect(
    component,
    scope,
    entityChoices(component, scope.store, (user) => avatar(user, "tiny")),
  );
}

function messageSelect(component, { message, interactions }, choices) {
  const box = selectMenu({
    choices,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    placeholder: component.placeholder ?? "Make a selection",
    label: component.placeholder ?? "Make a selection",
    disabled: component.disabled,
    onChoose: (values) => interactions.component(message, component, values),
  });
  box.dataset.control = component.custom_id;
  return box;
}
