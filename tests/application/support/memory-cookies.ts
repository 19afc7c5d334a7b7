import type { Cookies } from "../../../application/ports/browser.ts";

/** The cookies of a scenario's browser. */
export const memoryCookies = (): Cookies => {
  const cookies = new Set<string>();
  return { has: (name) => cookies.has(name), set: (name) => void cookies.add(name) };
};
