import type { Clock, Cookies, TabStore } from "../../application/ports/browser.ts";

/** The device's clock and timers. */
export const browserClock: Clock = {
  now: () => new Date(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

const secondsInDay = 86_400;

/** The portal's own cookies. Their presence is their only information. */
export const browserCookies = (page: { cookie: string }): Cookies => ({
  has: (name) => page.cookie.split("; ").some((cookie) => cookie.startsWith(`${encodeURIComponent(name)}=`)),
  set: (name, days) => {
    const age = days * secondsInDay;
    page.cookie = `${encodeURIComponent(name)}=1; Max-Age=${age}; Path=/; SameSite=Strict`;
  },
});

/** The tab's session storage. Where the browser refuses access, nothing is stored and nothing fails. */
export const browserTabStore = (storage: Storage): TabStore => ({
  read: (key) => storage.getItem(key) ?? undefined,
  write: (key, value) => {
    try {
      storage.setItem(key, value);
    } catch {
      // The storage is full or refused. The person can continue without a stored draft.
    }
  },
  remove: (key) => storage.removeItem(key),
  hasAny: (prefix) => Object.keys(storage).some((key) => key.startsWith(prefix)),
  removeAll: (prefix) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  },
});
