/** That the provider was asked by a full page since somebody last signed in: it is not asked so again at once. */
export const redirectTriedKey = "guildhall.provider went round";

/** What of a sign-in is kept in the tab until its answer comes. */
export interface SignInState {
  readonly returnAddress: string;
  /** Whose session the provider was asked for, where it was asked whether one stands. */
  readonly renewalFor?: string;
}
