import type { SignInState } from "./sign-in-state.ts";

/** Marks that a full-page renewal was attempted since the last sign-in, so the portal does not loop. */
export const redirectTriedKey = "guildhall.provider went round";

/** Reads and removes the mark of a full-page renewal that got no response. */
export const takeTriedRedirect = (): SignInState | undefined => {
  const stored = sessionStorage.getItem(redirectTriedKey);
  if (!stored) return undefined;
  sessionStorage.setItem(redirectTriedKey, "");
  return JSON.parse(stored) as SignInState;
};
