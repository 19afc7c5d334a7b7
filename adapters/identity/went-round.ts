/** That the provider was asked by a full page since somebody last signed in: it is not asked so again at once. */
export const wentRoundKey = "guildhall.provider went round";

/** What of a sign-in is kept in the tab until its answer comes. */
export interface KeptOnTheWay {
  readonly returnAddress: string;
  /** Whose session the provider was asked for, where it was asked whether one stands. */
  readonly roundOf?: string;
}

/** What was kept of an asking by full page whose answer is still out, once: another asking after it is the last. */
export const takeRound = (): KeptOnTheWay | undefined => {
  const kept = sessionStorage.getItem(wentRoundKey);
  if (!kept) return undefined;
  sessionStorage.setItem(wentRoundKey, "");
  return JSON.parse(kept) as KeptOnTheWay;
};
