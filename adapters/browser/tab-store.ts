import type { TabStore } from "../../application/ports/tab-store.ts";

/** The tab's session storage. Where the browser refuses it, nothing is kept and nothing fails. */
export const browserTabStore = (storage: Storage): TabStore => ({
  read: (key) => storage.getItem(key) ?? undefined,
  write: (key, value) => {
    try {
      storage.setItem(key, value);
    } catch {
      // Full or refused: a draft that cannot be kept must not stop the person from going on.
    }
  },
  remove: (key) => storage.removeItem(key),
  removeAll: (prefix) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  },
});
