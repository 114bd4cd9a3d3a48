// The right side: whose seat this page shows, and all the others one can take.

import { fill, h, icon } from "./dom.js";
import { avatar, botTag, nameTag } from "./people.js";
import { displayName } from "./text.js";

/** Draws the seat switcher into `aside`; `app`: {store, actions}. */
export function drawSeats(aside, app) {
  const { store } = app;
  const held = document.activeElement?.dataset?.seat;
  const people = store.people();
  fill(
    aside,
    h("header", { class: "side-head" }, h("h2", {}, "Who are you?")),
    h(
      "div",
      { class: "side-body" },
      h(
        "ul",
        { class: "seat-list" },
        people.map((user) => seatRow(user, app)),
      ),
      h("h2", {}, "Bot"),
      h(
        "div",
        { class: "seat-bot" },
        avatar(store.bot),
        h("span", { class: "seat-words" }, h("span", {}, nameTag(store.bot), botTag())),
      ),
      h(
        "p",
        { class: "side-hint" },
        "Press a name to take that seat, or ",
        icon("external"),
        " to open it in a tab of its own.",
      ),
      h(
        "p",
        { class: "side-hint keys" },
        h("kbd", {}, "Alt"),
        " + ",
        h("kbd", {}, "1"),
        "…",
        h("kbd", {}, people.length),
        " changes seats from the keyboard.",
      ),
    ),
  );
  if (held) aside.querySelector(`[data-seat="${CSS.escape(held)}"]`)?.focus();
}

function seatRow(user, { store, actions }) {
  const here = user.id === store.seat;
  const calls = here ? 0 : store.calls(user.id);
  const roles = [here && "you", user.id === store.guild.owner_id && "owner"].filter(Boolean).join(", ");
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: "seat",
        "data-seat": user.id,
        "aria-pressed": String(here),
        "aria-label": `${displayName(user)}${roles && ` (${roles})`}${calls ? `, ${calls} unread` : ""}`,
        on: { click: () => actions.openSeat(user.id) },
      },
      avatar(user),
      h("span", { class: "seat-words" }, nameTag(user), roles && h("small", {}, roles)),
      calls > 0 && h("span", { class: "badge" }, calls),
    ),
    h(
      "a",
      {
        class: "icon-button",
        href: actions.seatAddress(user.id),
        target: "_blank",
        "aria-label": `Open ${displayName(user)} in a new tab`,
        title: `Open ${displayName(user)} in a new tab`,
      },
      icon("external"),
    ),
  );
}
