// The page: puts the parts together, and decides what is asked of the server and when.

import { drawChannels } from "./channels.js";
import { Composer } from "./composer.js";
import { fill, h, icon, iconButton } from "./dom.js";
import { whenStill } from "./finger.js";
import { Interactions } from "./interactions.js";
import { MessageList } from "./messagelist.js";
import { openModal } from "./modal.js";
import { avatar, mentionLinks } from "./people.js";
import { drawSeats } from "./seats.js";
import { Connection } from "./socket.js";
import { CHANNEL, isThread, Store } from "./state.js";
import { displayName, inkOn } from "./text.js";
import { keepTicking } from "./time.js";
import { emptyChannel, openHelp, putAway, welcomed, welcomeStrip } from "./welcome.js";

const GIVE_UP_HOPE_AFTER = 5;

const part = (id) => document.getElementById(id);
const store = new Store();
const connection = new Connection(new URL("ws", location.href.replace(/^http/, "ws").split("#")[0]));
const interactions = new Interactions(connection, store);

const actions = {
  openChannel: (channel) => go(store.seat, channel),
  openSeat: (seat) => go(seat, store.channel),
  openSeats: () => openDrawer("seats"),
  openCommand: (name) => composer.openCommand(name),
  openPicker: () => composer.openPicker(),
  seatAddress: (seat) =>
    address(seat, store.channels.get(store.channel)?.type === CHANNEL.dm ? null : store.channel),
  jumpTo: (id) => list.jumpTo(id),
  sent: () => list.toBottom(),
  redraw: () => drawAll(),
};
const links = mentionLinks(store, actions);
const app = { store, connection, interactions, actions, links, welcome: () => emptyChannel(app) };
const list = new MessageList({ log: part("log"), scroller: part("scroller"), jump: part("jump") }, app);
const strip = h("div", { class: "strip-place" });
const foot = h("div", { class: "foot-inner" });
const composer = new Composer(foot, app);
fill(part("foot"), part("jump"), strip, foot);

// --- where we are: the seat and the channel, as the address's hash says

function address(seat, channel) {
  return `#${new URLSearchParams({ as: seat, ...(channel && { channel }) })}`;
}

/** Goes to a seat and a channel; one that does not exist or may not be seen gives way to the nearest that does. */
async function go(wantedSeat, wantedChannel) {
  const seat = store.users.has(wantedSeat) ? wantedSeat : store.people()[0].id;
  const leavingDm = store.channels.get(wantedChannel)?.type === CHANNEL.dm;
  const unknown = wantedChannel && !store.channels.has(wantedChannel);
  closeDrawer();
  if (leavingDm || unknown) await openDm(seat);
  else openDm(seat);
  const wanted = store.channels.get(wantedChannel);
  const fallback = leavingDm ? store.dmOf(seat) : store.channelsOf(seat)[0];
  store.show(seat, wanted && store.maySee(wanted, seat) ? wanted.id : fallback.id);
}

async function openDm(seat) {
  if (store.dmOf(seat)) return;
  try {
    const { channel } = await connection.ask("dm", { as: seat });
    store.addChannel(channel);
  } catch (error) {
    say(error.message);
  }
}

function goToHash() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  return go(wanted.get("as"), wanted.get("channel"));
}

async function refresh() {
  const { seat, channel } = store;
  const mark = store.mark();
  try {
    const { messages } = await connection.ask("history", { channel, as: seat });
    store.takeHistory(channel, seat, messages, mark);
  } catch (error) {
    say(error.message);
  }
}

// --- drawing

let sidesDue = 0;

function drawSides() {
  clearTimeout(sidesDue);
  sidesDue = setTimeout(() => {
    drawChannels(part("channels"), app);
    drawSeats(part("seats"), app);
    drawTitle();
  }, 20);
}

function drawTitle() {
  const seat = store.users.get(store.seat);
  const calls = store.calls(store.seat);
  document.title = `${calls ? `(${calls}) ` : ""}${channelName()} · ${displayName(seat)}`;
  const letter = encodeURIComponent(Array.from(displayName(seat))[0].toUpperCase());
  const [disc, ink] = [seat.colour, inkOn(seat.colour)].map(encodeURIComponent);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='16' fill='${disc}'/><text x='16' y='23' font-family='sans-serif' font-size='20' font-weight='700' text-anchor='middle' fill='${ink}'>${letter}</text></svg>`;
  document.querySelector("link[rel=icon]").href = `data:image/svg+xml,${svg}`;
}

function channelName() {
  const channel = store.channels.get(store.channel);
  return channel.type === CHANNEL.dm ? displayName(store.bot) : `#${channel.name}`;
}

function drawTop() {
  const channel = store.channels.get(store.channel);
  const seat = store.users.get(store.seat);
  const direct = channel.type === CHANNEL.dm;
  const parent = isThread(channel) && store.channels.get(channel.parent_id);
  fill(
    part("top"),
    iconButton("menu", "Channels", () => openDrawer("channels"), { class: "icon-button narrow-only" }),
    icon(direct ? "at" : parent ? "thread" : "hash"),
    parent &&
      h(
        "button",
        { type: "button", class: "text-button crumb", on: { click: () => actions.openChannel(parent.id) } },
        parent.name,
        icon("right"),
      ),
    h("h2", {}, direct ? displayName(store.bot) : channel.name),
    h("p", { class: "topic" }, channel.topic ?? ""),
    iconButton("help", "How this page works", () => openHelp(app)),
    h(
      "button",
      {
        type: "button",
        class: "icon-button seat-button",
        "aria-label": `You are ${displayName(seat)}. Change seats`,
        on: { click: () => openDrawer("seats") },
      },
      avatar(seat),
    ),
  );
  part("log").setAttribute("aria-label", `Messages in ${channelName()}`);
}

function drawMessages() {
  list.draw();
  drawStrip();
  if (!document.hidden) store.markRead();
}

function drawStrip() {
  const wanted = !part("log").querySelector(".beginning") && !welcomed() ? store.seat : "";
  if (strip.dataset.seat === wanted) return;
  strip.dataset.seat = wanted;
  fill(strip, wanted && welcomeStrip(app));
}

function drawAll() {
  if (!store.channel) return;
  part("foot").hidden = false;
  drawTop();
  drawMessages();
  composer.draw();
  drawSides();
}

// --- drawers of narrow screens, and the banner

function openDrawer(name) {
  document.body.dataset.drawer = name;
  part(name).querySelector("button")?.focus();
}

function closeDrawer() {
  delete document.body.dataset.drawer;
}

let quietAgain = 0;

/** A sentence at the top of the channel, for a while. */
function say(words) {
  banner([h("span", {}, words)]);
  quietAgain = setTimeout(() => banner(null), 6_000);
}

function banner(content) {
  clearTimeout(quietAgain);
  fill(part("banner"), content);
  part("banner").hidden = !content;
}

// --- the server

connection.addEventListener("open", async () => {
  try {
    store.load(await connection.ask("hello"));
    banner(null);
    interactions.forget();
    if (!store.channel) await goToHash();
    else {
      await go(store.seat, store.channel);
      drawAll();
      await refresh();
    }
  } catch (error) {
    say(error.message);
  }
});

connection.addEventListener("lost", ({ detail: attempts }) => {
  const words =
    attempts > GIVE_UP_HOPE_AFTER
      ? "The sandbox does not answer. If it was stopped, start it again and open the address it prints."
      : "The connection was lost. Trying again…";
  banner([
    h("span", {}, words),
    h(
      "button",
      { type: "button", class: "text-button", on: { click: () => connection.connect() } },
      "Try now",
    ),
  ]);
});

connection.addEventListener("event", ({ detail: frame }) => {
  store.apply(frame);
  interactions.apply(frame);
});

interactions.addEventListener("change", () => {
  // Whoever has pressed something knows how; on a phone the room is worth more than the words.
  if (!welcomed()) whenStill(() => putAway(app));
});
interactions.addEventListener("modal", ({ detail: modal }) => openModal(modal, app));
store.addEventListener("view", () => {
  const here = address(store.seat, store.channel);
  if (location.hash !== here) history[location.hash ? "pushState" : "replaceState"](null, "", here);
  drawAll();
  refresh();
});
store.addEventListener("guild", () => {
  if (!store.channel) return;
  if (store.maySee(store.channels.get(store.channel), store.seat)) drawSides();
  else go(store.seat, null);
});
store.addEventListener("messages", ({ detail: channel }) => {
  if (channel === store.channel) whenStill(drawMessages);
  drawSides();
});
window.addEventListener("popstate", goToHash);
window.addEventListener("storage", () => {
  if (!store.guild) return;
  store.recallRead();
  drawSides();
});
document.addEventListener("visibilitychange", () => !document.hidden && store.channel && store.markRead());
part("veil").addEventListener("click", closeDrawer);
part("skip").addEventListener("click", (event) => {
  event.preventDefault();
  composer.focus();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeDrawer();
  const digit = event.altKey && /^Digit([1-9])$/.exec(event.code)?.[1];
  const person = digit && store.people()[digit - 1];
  if (!person) return;
  event.preventDefault();
  actions.openSeat(person.id);
});

keepTicking();
connection.connect();
