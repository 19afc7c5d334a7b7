import type { Cookies } from "../../application/ports/browser.ts";

/** The cookies of a scenario's browser. */
export const memoryCookies = (): Cookies => {
  const kept = new Set<string>();
  return { has: (name) => kept.has(name), set: (name) => void kept.add(name) };
};
