import type { Clock, Cookies, OtherTabs, TabStore } from "../../application/ports/browser.ts";

/** The device's clock and timers. */
export const browserClock: Clock = {
  now: () => new Date(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

const secondsInDay = 86_400;

/** Cookies of the portal's own. They hold no value but that they are there. */
export const browserCookies = (page: { cookie: string }): Cookies => ({
  has: (name) => page.cookie.split("; ").some((cookie) => cookie.startsWith(`${encodeURIComponent(name)}=`)),
  set: (name, days) => {
    const age = days * secondsInDay;
    page.cookie = `${encodeURIComponent(name)}=1; Max-Age=${age}; Path=/; SameSite=Strict`;
  },
});

/** The portal's other tabs, over a channel of this browser. */
export const broadcastTabs = (channel: BroadcastChannel): OtherTabs => ({
  tell: (word) => channel.postMessage(word),
  listen: (hear) =>
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") hear(data);
    }),
});

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
  hasAny: (prefix) => Object.keys(storage).some((key) => key.startsWith(prefix)),
  removeAll: (prefix) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  },
});
