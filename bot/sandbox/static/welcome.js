// What a first-time visitor needs to know: a card in an empty channel, a strip in a busy one, and behind the "?" button.

import { h, icon, iconButton, showDialog } from "./dom.js";
import { keep, recall } from "./memory.js";
import { avatar } from "./people.js";
import { CHANNEL } from "./state.js";
import { displayName } from "./text.js";

const KEY = "welcomed";

/** Whether this browser has put the welcome away. */
export function welcomed() {
  return recall(localStorage, KEY, false);
}

/** The foot of an empty channel: the welcome, or once it was put away, one line. */
export function emptyChannel(app) {
  const { store } = app;
  const channel = store.channels.get(store.channel);
  const title =
    channel.type === CHANNEL.dm
      ? `Your direct messages with ${displayName(store.bot)}`
      : `This is the beginning of #${channel.name}`;
  return h(
    "div",
    { class: "beginning" },
    h("h2", {}, title),
    welcomed() ? h("p", {}, channel.topic || "Nothing has been said here yet.") : card(app, () => putAway(app)),
  );
}

/** From now on this browser is told only when it asks. */
export function putAway(app) {
  keep(localStorage, KEY, true);
  app.actions.redraw();
}

/** The strip above the message box of a channel that is not empty. */
export function welcomeStrip(app) {
  const seat = app.store.users.get(app.store.seat);
  return h(
    "div",
    { class: "strip" },
    avatar(seat, "small"),
    h(
      "p",
      {},
      "You are ",
      h("strong", {}, displayName(seat)),
      ". Type ",
      h("kbd", {}, "/"),
      " or press the buttons.",
    ),
    h("button", { type: "button", class: "text-button", on: { click: () => openHelp(app) } }, "How it works"),
    iconButton("close", "Put this away", () => putAway(app)),
  );
}

/** The same words in a window of their own. */
export function openHelp(app) {
  const dialog = h("dialog", { class: "help", "aria-label": "How this page works" });
  dialog.append(card(app, () => dialog.close()));
  dialog.addEventListener("close", () => putAway(app));
  showDialog(dialog);
}

function card(app, close) {
  const { store, actions } = app;
  const seat = store.users.get(store.seat);
  const other = store.people().find((user) => user.id !== store.seat);
  const bot = displayName(store.bot);
  return h(
    "section",
    { class: "welcome", "aria-label": "Welcome" },
    h(
      "header",
      {},
      avatar(seat, "large"),
      h(
        "div",
        {},
        h("h3", {}, `You are ${displayName(seat)}`),
        h("p", {}, `A table of your own: ${bot} is the only bot here, and everybody else is you.`),
      ),
    ),
    h(
      "ol",
      {},
      h(
        "li",
        {},
        h("strong", {}, "Play. "),
        "Type ",
        h("kbd", {}, "/"),
        ` to see what ${bot} can do, or press the buttons under its messages.`,
      ),
      h(
        "li",
        {},
        h("strong", {}, "Change seats. "),
        "Press a name under “Who are you?” ",
        h("span", { class: "narrow-only" }, "(behind your letter, top right) "),
        "and you see the table through those eyes.",
      ),
      h(
        "li",
        {},
        h("strong", {}, "Sit twice. "),
        "Press ",
        icon("external"),
        " beside a name to open that seat in a second tab.",
      ),
    ),
    h(
      "footer",
      {},
      h(
        "button",
        {
          type: "button",
          class: "button primary",
          on: {
            click: () => {
              close();
              actions.openPicker();
            },
          },
        },
        "Show the commands",
      ),
      other &&
        h(
          "a",
          { class: "button secondary", href: actions.seatAddress(other.id), target: "_blank" },
          `Open ${displayName(other)} in a new tab`,
          icon("external"),
        ),
      h("button", { type: "button", class: "button secondary", on: { click: close } }, "Got it"),
    ),
  );
}
