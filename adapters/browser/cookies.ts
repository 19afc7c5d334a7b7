import type { Cookies } from "../../application/ports/cookies.ts";

const secondsInDay = 86_400;

/** Cookies of the portal's own. They hold no value but that they are there. */
export const browserCookies = (page: { cookie: string }): Cookies => ({
  has: (name) => page.cookie.split("; ").some((cookie) => cookie.startsWith(`${encodeURIComponent(name)}=`)),
  set: (name, days) => {
    const age = days * secondsInDay;
    page.cookie = `${encodeURIComponent(name)}=1; Max-Age=${age}; Path=/; SameSite=Strict`;
  },
});
