// The page's one WebSocket: questions with answers, events, and coming back after a cut.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const ANSWER_WITHIN = 15_000;

/** Fires `open`, `lost` (detail: attempts so far) and `event` (detail: {event, data, to}). */
export class Connection extends EventTarget {
  #url;
  #socket = null;
  #nextId = 1;
  #waiting = new Map();
  #attempts = 0;
  #timer = 0;

  constructor(url) {
    super();
    this.#url = url;
  }

  connect() {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#attempts = 0;
      this.dispatchEvent(new CustomEvent("open"));
    });
    socket.addEventListener("message", (message) => this.#receive(JSON.parse(message.data)));
    socket.addEventListener("close", () => this.#lost());
  }

  /** Asks the server; the promise gives the answer's `ok`, or fails with a sentence to show. */
  ask(op, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error("The sandbox is not connected just now."));
    }
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#settle(id, { error: { message: "The sandbox did not answer." } }),
        ANSWER_WITHIN,
      );
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ id, op, ...fields }));
    });
  }

  #receive(frame) {
    if (frame.id !== undefined && frame.event === undefined) this.#settle(frame.id, frame);
    else this.dispatchEvent(new CustomEvent("event", { detail: frame }));
  }

  #settle(id, frame) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (frame.error) waiting.reject(new Error(frame.error.message));
    else waiting.resolve(frame.ok);
  }

  #lost() {
    for (const id of [...this.#waiting.keys()]) {
      this.#settle(id, { error: { message: "The connection was lost before the answer came." } });
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT);
    this.#attempts += 1;
    this.dispatchEvent(new CustomEvent("lost", { detail: this.#attempts }));
    this.#timer = setTimeout(() => this.connect(), wait);
  }
}
