import type { TabStore } from "../../../application/ports/browser.ts";

/** Tab storage that tests can inspect. */
export const memoryTab = (kept = new Map<string, string>()): TabStore => ({
  read: (key) => kept.get(key),
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
  hasAny: (prefix) => [...kept.keys()].some((key) => key.startsWith(prefix)),
  removeAll: (prefix) => {
    for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
  },
});
