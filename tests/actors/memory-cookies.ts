import type { Cookies } from "../../application/ports/browser.ts";

/** A browser's cookies, for one scenario. */
export const memoryCookies = (): Cookies => {
  const kept = new Set<string>();
  return { has: (name) => kept.has(name), set: (name) => void kept.add(name) };
};
