// A form the bot opened: text fields, selects and words, in the newer (labels) and the older (rows) shape.

import { stringChoices, TYPE } from "./components.js";
import { fill, h, iconButton, showDialog, uniqueId } from "./dom.js";
import { markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { entityChoices, selectMenu } from "./select.js";

const PARAGRAPH = 2;

/** Shows `modal`; `app`: {store, links, interactions}. */
export function openModal(modal, app) {
  const fields = [];
  const problem = h("p", { class: "modal-problem", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const titleId = uniqueId("title");
  const form = h(
    "form",
    { novalidate: true },
    h(
      "header",
      {},
      h("h2", { id: titleId }, modal.title),
      iconButton("close", "Close", () => dialog.close()),
    ),
    h(
      "div",
      { class: "modal-parts" },
      modal.components.map((part) => partNode(part, app, fields)),
    ),
    problem,
    h(
      "footer",
      {},
      h(
        "button",
        { type: "button", class: "button secondary", on: { click: () => dialog.close() } },
        "Cancel",
      ),
      submit,
    ),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": titleId }, form);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    submit.disabled = true;
    submit.classList.add("waiting");
    fill(problem);
    try {
      await app.interactions.modal(
        modal.id,
        Object.fromEntries(fields.map((field) => [field.id, field.value()])),
      );
      dialog.close();
    } catch (error) {
      fill(problem, error.message);
      submit.disabled = false;
      submit.classList.remove("waiting");
    }
  });
  showDialog(dialog);
  fields[0]?.focus();
}

function partNode(part, app, fields) {
  if (part.type === TYPE.text) return markdown(part.content, app.links);
  if (part.type === TYPE.label) return field(part.component, part.label, part.description, app, fields);
  const [inner] = part.components; // An older row holds exactly one component.
  return field(inner, inner.label ?? inner.placeholder ?? "", null, app, fields);
}

/** One labelled field; adds {id, value(), check(), focus()} to `fields`. */
function field(component, label, description, app, fields) {
  const id = uniqueId("field");
  const trouble = h("span", { class: "field-problem", role: "alert", id: `${id}-problem` });
  const required = component.type !== TYPE.checkbox && (component.required ?? true);
  const control = (CONTROLS[component.type] ?? selectControl)({
    component,
    id,
    label,
    required,
    store: app.store,
  });
  const check = () => {
    const problem = control.problem();
    fill(trouble, problem && ` ${problem}`);
    return problem;
  };
  fields.push({
    id: component.custom_id,
    value: control.value,
    check,
    focus: () => control.target().focus(),
  });
  return h(
    "div",
    { class: "field" },
    h(
      "label",
      { for: id },
      label,
      required && h("span", { class: "star", "aria-label": "required" }, "*"),
      trouble,
    ),
    description && h("p", { class: "field-help", id: `${id}-help` }, description),
    control.node,
  );
}

// A control: {node, target(): what to focus, value(): what is sent, problem(): a sentence or null}.

function textControl({ component, id, required }) {
  const long = component.style === PARAGRAPH;
  const input = h(long ? "textarea" : "input", {
    id,
    type: long ? null : "text",
    rows: long ? "4" : null,
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    "aria-required": String(required),
    "aria-describedby": `${id}-problem ${id}-help`,
    autocomplete: "off",
    "data-field": component.custom_id,
  });
  input.value = component.value ?? "";
  const counter = component.max_length ? h("small", { class: "counter", "aria-hidden": "true" }) : null;
  const count = () => counter && fill(counter, `${input.value.length} / ${component.max_length}`);
  input.addEventListener("input", count);
  count();
  return {
    node: h("div", { class: "text-field" }, input, counter),
    target: () => input,
    value: () => input.value,
    problem() {
      if (!input.value.trim()) return required ? "Please fill this in." : null;
      const shortest = component.min_length ?? 0;
      return input.value.length < shortest ? `At least ${shortest} characters.` : null;
    },
  };
}

function selectControl({ component, label, required, store }) {
  const choices =
    component.type === TYPE.select
      ? stringChoices(component)
      : entityChoices(component, store, (user) => avatar(user, "tiny"));
  const min = required ? Math.max(1, component.min_values ?? 1) : 0;
  const node = selectMenu({
    choices,
    min,
    max: component.max_values ?? 1,
    placeholder: component.placeholder ?? "Make a selection",
    label: label || "Make a selection",
  });
  const values = () => JSON.parse(node.dataset.values);
  node.dataset.field = component.custom_id;
  return {
    node,
    target: () => node.querySelector("button"),
    value: values,
    problem: () =>
      values().length < min ? (min === 1 ? "Please choose." : `Please choose at least ${min}.`) : null,
  };
}

/** Radio buttons, or a group of check boxes. */
function ticksControl({ component, id, label, required }) {
  const radios = component.type === TYPE.radios;
  const boxes = component.options.map((option) => ({
    option,
    input: h("input", { type: radios ? "radio" : "checkbox", name: id, checked: option.default }),
  }));
  const node = h(
    "div",
    { id, role: radios ? "radiogroup" : "group", "aria-label": label, "data-field": component.custom_id },
    boxes.map(({ option, input }) => tickRow(input, option.label, option.description)),
  );
  const values = () => boxes.filter(({ input }) => input.checked).map(({ option }) => option.value);
  const min = required ? Math.max(1, component.min_values ?? 1) : 0;
  const max = component.max_values ?? component.options.length;
  return {
    node,
    target: () => boxes[0].input,
    value: values,
    problem() {
      if (values().length < min) return min === 1 ? "Please choose." : `Please choose at least ${min}.`;
      return values().length > max ? `Please choose at most ${max}.` : null;
    },
  };
}

function checkboxControl({ component, id }) {
  const input = h("input", {
    type: "checkbox",
    id,
    checked: component.default,
    "data-field": component.custom_id,
  });
  return {
    node: tickRow(input, "Yes"),
    target: () => input,
    value: () => input.checked,
    problem: () => null,
  };
}

function tickRow(input, words, help) {
  return h(
    "label",
    { class: "tick-row" },
    input,
    h("span", { class: "select-words" }, words, help && h("small", {}, help)),
  );
}

const CONTROLS = {
  [TYPE.input]: textControl,
  [TYPE.radios]: ticksControl,
  [TYPE.checkboxes]: ticksControl,
  [TYPE.checkbox]: checkboxControl,
};
