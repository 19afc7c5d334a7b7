import type { Clock } from "../../application/ports/clock.ts";
import type { TabStore } from "../../application/ports/tab-store.ts";

/** Milliseconds: what is typed within them is written once. A browser takes longer to write than to draw a key. */
const soon = 500;

/** The tab's session storage. Where the browser refuses it, nothing is kept and nothing fails. */
export const browserTabStore = (storage: Storage, page: EventTarget, clock: Clock): TabStore => {
  const coming = new Map<string, () => string>();
  const write = (key: string, value: string): void => {
    coming.delete(key);
    try {
      storage.setItem(key, value);
    } catch {
      // Full or refused: a draft that cannot be kept must not stop the person from going on.
    }
  };
  const writeAll = (): void => coming.forEach((value, key) => write(key, value()));
  page.addEventListener("pagehide", writeAll);
  return {
    read: (key) => coming.get(key)?.() ?? storage.getItem(key) ?? undefined,
    write,
    writeSoon: (key, value) => {
      if (coming.size === 0) clock.after(soon, writeAll);
      coming.set(key, value);
    },
    remove: (key) => {
      coming.delete(key);
      storage.removeItem(key);
    },
    removeAll: (prefix) => {
      writeAll();
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    },
  };
};
