// Nothing moves under a finger: what would move the page waits from the press to the click that it makes.

/** Milliseconds that a press, should its end go unheard, and the click after its release are waited for. */
const PRESS = 10_000;
const CLICK = 300;

const waiting = new Set();
let held = 0;

/** Does `change` now, or, while something is pressed, once that has become a click or is let go. */
export function whenStill(change) {
  if (held) waiting.add(change);
  else change();
}

function hold(time) {
  clearTimeout(held);
  held = setTimeout(release, time);
}

function release() {
  held = 0;
  const changes = [...waiting];
  waiting.clear();
  for (const change of changes) change();
}

const ENDS = { pointerup: CLICK, pointercancel: 0, click: 0 };

document.addEventListener("pointerdown", ({ button }) => button === 0 && hold(PRESS), true);
for (const [event, time] of Object.entries(ENDS)) {
  document.addEventListener(event, () => held && hold(time), true);
}
