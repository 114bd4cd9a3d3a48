// What this browser remembers between two visits of the page, per tab or for all of them.

/** Reads what `keep` stored under `key`, or gives `otherwise`. */
export function recall(storage, key, otherwise) {
  try {
    return JSON.parse(storage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise; // A browser may forbid storage, or an older page may have left something else there.
  }
}

/** Stores a plain value; forgetting is harmless, so a full or forbidden storage is no error. */
export function keep(storage, key, value) {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.info("This browser does not remember:", error.message);
  }
}
