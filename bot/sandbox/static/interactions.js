// What people start here (commands, clicks, forms) and how each ends: answered, thinking, a form, or failed.

/**
 * Fires `change` (detail: {message}) when a control starts or stops waiting, `modal` (detail: the form to show), and
 * `reply` (detail: the message) when a message comes that was asked for in this tab.
 */
export class Interactions extends EventTarget {
  #connection;
  #store;
  #running = new Set();
  #failures = new Map();
  /** Interactions begun in this tab: a form opens where it was asked for, not in another tab of the same seat. */
  #mine = new Set();

  constructor(connection, store) {
    super();
    this.#connection = connection;
    this.#store = store;
  }

  /** Runs a slash command; fails with a sentence if the server refuses it. `name` is shown if the bot does not answer. */
  command(name, command, options) {
    const { seat, channel } = this.#store;
    return this.#start("command", { as: seat, channel, command, options }, { name });
  }

  /** Presses a button or submits a select of `message`; a refusal shows under that message. */
  async component(message, component, values) {
    const about = { message: message.id, control: component.custom_id };
    this.#failures.delete(message.id);
    try {
      await this.#start(
        "component",
        {
          as: this.#store.seat,
          message: message.id,
          custom_id: component.custom_id,
          component_type: component.type,
          ...(values && { values }),
        },
        about,
      );
    } catch (error) {
      this.#fail(about, error.message);
    }
  }

  /** Answers a form; the promise ends when the bot has taken it, and fails with a sentence if it has not. */
  async modal(modal, values) {
    const running = await this.#start("modal", { as: this.#store.seat, modal, values }, {});
    return running.done;
  }

  async #start(op, fields, about) {
    const running = { user: this.#store.seat, channel: this.#store.channel, ...about };
    running.done = new Promise((resolve, reject) => Object.assign(running, { resolve, reject }));
    running.done.catch(() => {}); // Only forms wait for it.
    this.#running.add(running);
    this.#changed(running);
    try {
      const { interaction } = await this.#connection.ask(op, fields);
      running.id = interaction;
      this.#mine.add(interaction);
    } catch (error) {
      this.#running.delete(running);
      this.#changed(running);
      throw error;
    }
    return running;
  }

  #changed(running) {
    this.dispatchEvent(new CustomEvent("change", { detail: running }));
  }

  /** Whether this control of a message waits for the bot's answer to the current seat. */
  isWaiting(message, control) {
    return [...this.#running].some(
      (running) =>
        running.message === message && running.control === control && running.user === this.#store.seat,
    );
  }

  /** Why the current seat's last press on a message failed, or null. */
  failureOf(message) {
    const failure = this.#failures.get(message);
    return failure?.user === this.#store.seat ? failure.reason : null;
  }

  #fail(about, reason) {
    this.#failures.set(about.message, { user: about.user ?? this.#store.seat, reason });
    this.#changed(about);
  }

  #byId(id) {
    return [...this.#running].find((running) => running.id && running.id === id);
  }

  #settle(running) {
    if (!running) return;
    this.#running.delete(running);
    running.resolve();
    this.#changed(running);
  }

  /** After a cut nobody knows what became of what ran; stop waiting for it. */
  forget() {
    for (const running of [...this.#running]) {
      this.#running.delete(running);
      running.reject(new Error("The connection was lost before the bot answered."));
      this.#changed(running);
    }
  }

  /** Takes one event of the server. */
  apply(frame) {
    if (frame.event === "answered") this.#answered(frame.data);
    else if (frame.event === "thinking") this.#thinking(frame.data);
    else if (frame.event === "failed") this.#failed(frame.data);
    else if (frame.event === "modal") this.#modal(frame.data);
    else if (frame.event === "message_create") this.#arrived(frame.data);
  }

  #answered({ interaction }) {
    this.#settle(this.#byId(interaction));
  }

  #thinking({ interaction, user, channel, ephemeral }) {
    this.#store.setNote(interaction, { kind: "thinking", channel, user, private: ephemeral });
    this.#answered({ interaction });
  }

  #failed({ interaction, user, reason }) {
    const running = this.#byId(interaction);
    if (!running) return; // Another tab's.
    this.#running.delete(running);
    running.reject(new Error("Something went wrong. Try again."));
    if (running.message) this.#fail(running, reason);
    else if (running.name) {
      this.#store.setNote(interaction, {
        kind: "failed",
        channel: running.channel,
        user,
        private: true,
        name: running.name,
        reason,
      });
    }
  }

  #arrived({ message }) {
    const asked = message.interaction_metadata?.id;
    if (!asked) return;
    this.#store.dropNote(asked);
    if (this.#mine.has(asked)) this.dispatchEvent(new CustomEvent("reply", { detail: message }));
  }

  #modal(modal) {
    if (this.#mine.delete(modal.interaction)) this.dispatchEvent(new CustomEvent("modal", { detail: modal }));
  }
}
