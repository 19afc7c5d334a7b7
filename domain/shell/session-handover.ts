/** Facts that decide whether a tab hands its session to a new tab. */
export interface HandoverTerms {
  /** Whether every call checks that the sign-in is still active, as with the embedded provider. */
  readonly isCheckedByCalls: boolean;
  readonly hasRefreshToken: boolean;
  /** End of the access token, in seconds since 1970. */
  readonly expiresAt: number;
}

/** Minimum remaining life of an access token that is handed over, in seconds. */
const shortestLife = 30;

/**
 * Whether tabs share sessions of this kind. Tokens that no call checks outlive a sign-out at the provider, so a new tab
 * asks that provider. Providers that rotate refresh tokens take a second use for theft, so each stays in its tab.
 */
export const isShared = ({ isCheckedByCalls, hasRefreshToken }: HandoverTerms): boolean =>
  isCheckedByCalls && !hasRefreshToken;

/** Whether a tab may hand its session to a new tab of the same browser now. */
export const mayHandOver = (terms: HandoverTerms, now: Date): boolean =>
  isShared(terms) && terms.expiresAt - now.getTime() / 1000 >= shortestLife;
