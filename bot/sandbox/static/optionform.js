// A chosen slash command: its name and one chip per option, with suggestions for the chip being filled in.

import { demand, nest, OPTION, ownChoices, readValue } from "./commands.js";
import { h, iconButton } from "./dom.js";
import { avatar } from "./people.js";

const QUIET_BEFORE_ASKING = 200;
const ASK_AGAIN_AFTER = 1000;
const TRIES = 3;

/** Fires nothing; calls `onSend(name, command id, options)` (a promise) and `onLeave(text to go back to)`. */
export class OptionForm {
  #leaf;
  #app;
  #suggestions;
  #onSend;
  #onLeave;
  #fields = new Map();
  #asked = 0;
  #timer = 0;
  #chips = h("span", { class: "chips" });
  #more = h("button", { type: "button", class: "chip more", on: { click: () => this.#offerMore() } });

  /** `leaf`: see `flatten`; `app`: {store, connection, suggestions}. */
  constructor(leaf, app, { onSend, onLeave }) {
    this.#leaf = leaf;
    this.#app = app;
    this.#suggestions = app.suggestions;
    this.#onSend = onSend;
    this.#onLeave = onLeave;
    this.node = h(
      "form",
      { class: "option-form", "aria-label": `Options of /${leaf.name}`, novalidate: true },
      h("span", { class: "command-chip" }, `/${leaf.name}`),
      this.#chips,
      this.#more,
      h(
        "span",
        { class: "option-buttons" },
        iconButton("close", "Leave this command", () => this.#onLeave("")),
        h("button", { type: "submit", class: "send", "aria-label": "Send the command" }, "Send"),
      ),
    );
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.node.addEventListener("keydown", (event) => this.#key(event));
    leaf.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#drawMore();
  }

  /** Focuses the first empty field, or the send button if there is none. */
  focus() {
    const empty = [...this.#fields.values()].find((field) => !field.input.value);
    (empty?.input ?? this.#fields.values().next().value?.input ?? this.node.querySelector(".send")).focus();
    if (!this.#fields.size) this.#describe();
  }

  #add(option) {
    const input = h("input", {
      type: "text",
      class: "chip-input",
      size: 1,
      role: "combobox",
      "aria-label": `${option.name}${option.required ? " (required)" : ""}: ${option.description}`,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode:
        option.type === OPTION.integer && !(option.min_value < 0) && !option.autocomplete ? "numeric" : null,
      "data-option": option.name,
    });
    const sizer = h("span", { class: "chip-value", "data-value": "" }, input);
    const chip = h(
      "label",
      { class: option.required ? "chip required" : "chip" },
      h("span", { class: "chip-name" }, option.name),
      sizer,
    );
    const field = { option, input, chip, sizer, choices: [], picked: null };
    this.#fields.set(option.name, field);
    this.#chips.append(chip);
    input.addEventListener("focus", () => this.#suggest(field));
    input.addEventListener("input", () => {
      field.picked = null;
      this.#changed(field);
      this.#suggest(field);
    });
    input.addEventListener("blur", () => this.#mark(field));
    return field;
  }

  #changed(field) {
    field.sizer.dataset.value = field.input.value;
    field.chip.classList.remove("bad");
  }

  #remove(field) {
    this.#fields.delete(field.option.name);
    field.chip.remove();
    this.#drawMore();
    this.focus();
  }

  #unused() {
    return this.#leaf.options.filter((option) => !this.#fields.has(option.name));
  }

  #drawMore() {
    const left = this.#unused().length;
    this.#more.hidden = !left;
    this.#more.textContent = `+${left} optional`;
    this.#more.setAttribute("aria-label", `Add one of ${left} more options`);
  }

  #offerMore() {
    const items = this.#unused().map((option) => ({
      key: option.name,
      face: [h("span", { class: "pick-name" }, option.name), h("small", {}, option.description)],
      pick: () => {
        this.#add(option).input.focus();
        this.#drawMore();
      },
    }));
    this.#suggestions.show({
      head: h("p", { class: "suggest-head" }, h("strong", {}, "Optional")),
      items,
      input: this.#more,
    });
  }

  #head(field, problem) {
    const { option } = field;
    return h(
      "div",
      { class: "suggest-head" },
      h(
        "p",
        {},
        h("strong", {}, option.name),
        h(
          "span",
          { class: option.required ? "needed" : "optional" },
          option.required ? "required" : "optional",
        ),
        // What there is to choose from stands right below; of a number it is told how large it may be.
        !(option.autocomplete && option.type === OPTION.string) &&
          h("span", { class: "kind" }, demand(option)),
      ),
      h("p", { class: "hint" }, option.description),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }

  /** With no field to describe, the panel says what the command does. */
  #describe(problem) {
    this.#suggestions.show({
      head: h(
        "div",
        { class: "suggest-head" },
        h("p", {}, h("strong", {}, `/${this.#leaf.name}`)),
        h("p", { class: "hint" }, this.#leaf.description),
        problem && h("p", { class: "problem", role: "alert" }, problem),
      ),
      items: [],
      input: this.node.querySelector(".send"),
    });
  }

  #suggest(field, problem) {
    clearTimeout(this.#timer);
    if (field.option.autocomplete) this.#ask(field, problem);
    else {
      field.choices = ownChoices(field.option, this.#app.store, (user) => avatar(user, "tiny"));
      this.#list(field, fitting(field), problem);
    }
  }

  #list(field, choices, problem, waiting = false) {
    if (document.activeElement !== field.input && !problem) return;
    const items = field.picked
      ? []
      : choices.map((choice) => ({
          key: String(choice.value),
          face: [choice.picture, h("span", { class: "pick-name" }, choice.name)],
          pick: () => this.#pick(field, choice),
        }));
    const offers = field.option.autocomplete || field.choices.length > 0;
    const empty = waiting ? "Asking…" : offers && !field.picked ? "Nothing fits what you typed." : null;
    this.#suggestions.show({
      head: this.#head(field, problem),
      items,
      input: field.input,
      first: field.option.required || field.input.value !== "",
      empty,
    });
  }

  /**
   * Asks the bot for suggestions once typing pauses; only the answer to the latest question counts. Until it comes those
   * stand there of the last answer that fit what is typed by now: Enter picks no other. A question that fails is put
   * again while the field is in use.
   */
  #ask(field, problem, tries = TRIES) {
    const question = ++this.#asked;
    this.#list(field, fitting(field), problem, true);
    if (field.picked) return;
    this.#timer = setTimeout(async () => {
      try {
        const { choices } = await this.#app.connection.ask("autocomplete", {
          as: this.#app.store.seat,
          channel: this.#app.store.channel,
          command: this.#leaf.id,
          options: nest(this.#leaf, this.#typed(field)),
        });
        if (question !== this.#asked) return;
        field.choices = choices;
        this.#list(field, choices);
      } catch (error) {
        if (question !== this.#asked) return;
        field.choices = [];
        this.#list(field, [], error.message);
        if (tries > 1)
          this.#timer = setTimeout(() => {
            if (document.activeElement === field.input) this.#ask(field, error.message, tries - 1);
          }, ASK_AGAIN_AFTER);
      }
    }, QUIET_BEFORE_ASKING);
  }

  /** All that is filled in so far, valid or not, with one option in focus. */
  #typed(focused) {
    return [...this.#fields.values()].flatMap((field) => {
      const { option, input } = field;
      if (field === focused)
        return [{ name: option.sent, type: option.type, value: input.value, focused: true }];
      const read = this.#read(field);
      return read.problem || !input.value.trim()
        ? []
        : [{ name: option.sent, type: option.type, value: read.value }];
    });
  }

  #pick(field, choice) {
    field.picked = choice;
    field.input.value = choice.name;
    this.#changed(field);
    const next = [...this.#fields.values()].find((other) => other.option.required && !other.input.value);
    if (next) next.input.focus();
    else {
      field.input.focus();
      this.#suggest(field);
    }
  }

  #read(field) {
    return field.picked
      ? { value: field.picked.value }
      : readValue(field.option, field.input.value, field.choices);
  }

  #mark(field) {
    const wrong = field.input.value !== "" && this.#read(field).problem;
    field.chip.classList.toggle("bad", Boolean(wrong));
  }

  #key(event) {
    const field = [...this.#fields.values()].find(({ input }) => input === event.target);
    if (this.#suggestions.key(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      this.#onLeave("");
    } else if (
      (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) &&
      this.#suggestions.current &&
      (field || event.target === this.#more)
    ) {
      event.preventDefault();
      this.#suggestions.current.pick();
    } else if (event.key === "Enter" && field) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Backspace" && field && !field.input.value) {
      event.preventDefault();
      if (!field.option.required) this.#remove(field);
      else if ([...this.#fields.values()].every(({ input }) => !input.value))
        this.#onLeave(`/${this.#leaf.name}`);
    }
  }

  async #send() {
    const values = [];
    for (const field of this.#fields.values()) {
      if (!field.input.value.trim() && !field.option.required) continue;
      const read = this.#read(field);
      if (read.problem) {
        field.chip.classList.add("bad");
        field.input.focus();
        this.#suggest(field, read.problem);
        return;
      }
      values.push({ name: field.option.sent, type: field.option.type, value: read.value });
    }
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.node.classList.add("sending");
    try {
      await this.#onSend(this.#leaf.name, this.#leaf.id, nest(this.#leaf, values));
    } catch (error) {
      this.node.classList.remove("sending");
      this.#describe(error.message);
    }
  }
}

function fitting(field) {
  const words = field.input.value.trim().toLowerCase().replace(/^[@#]/, "");
  const matches = field.choices.filter((choice) => choice.name.toLowerCase().includes(words));
  return matches.sort((a, b) => Number(startsWith(b, words)) - Number(startsWith(a, words)));
}

function startsWith(choice, words) {
  return choice.name.toLowerCase().replace(/^[@#]/, "").startsWith(words);
}
