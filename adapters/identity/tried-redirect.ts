import type { SignInState } from "./sign-in-state.ts";

/** That the provider was asked by a full page since somebody last signed in: it is not asked so again at once. */
export const redirectTriedKey = "guildhall.provider went round";

/** What was kept of an asking by full page whose answer is still out, once: another asking after it is the last. */
export const takeTriedRedirect = (): SignInState | undefined => {
  const kept = sessionStorage.getItem(redirectTriedKey);
  if (!kept) return undefined;
  sessionStorage.setItem(redirectTriedKey, "");
  return JSON.parse(kept) as SignInState;
};
