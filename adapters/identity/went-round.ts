/** That the provider was asked by a full page since somebody last signed in: it is not asked so again at once. */
export const wentRoundKey = "guildhall.provider went round";

/** What of a sign-in is kept in the tab until its answer comes. */
export interface KeptOnTheWay {
  readonly returnAddress: string;
  /** Whose session the provider was asked for, where it was asked whether one stands. */
  readonly roundOf?: string;
}
