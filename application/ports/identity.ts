/** The person who signed in, as the identity provider tells it. */
export interface SignedInUser {
  readonly customerId: string;
  readonly name: string;
  /** Group entries of the sign-in profile, as they come. */
  readonly groups: readonly string[];
}

/** As whom calls are made, and with what. */
export interface Caller {
  readonly customerId: string;
  readonly accessToken: string;
}

/** How a session ends: the person logged out, nobody did anything for too long, or it could not be renewed. */
export type SessionEnd = "logout" | "idle" | "not renewed";

/** What became of a renewal: there is a new token, the provider's session is gone, or nobody could say. */
export type Renewal = "renewed" | "refused" | "no answer";

/** The identity provider. Nothing else in the portal knows which sign-in flow it speaks. SIGN-11 */
export interface Identity {
  /** Who is signed in, if anyone is and it has not expired. */
  user(): SignedInUser | undefined;
  /** Who calls; undefined when nobody is signed in. A token may have expired: whoever answers a call says so. */
  caller(): Caller | undefined;
  /** Leaves for the provider's sign-in; the address is where the portal opens afterwards. SIGN-01 */
  startSignIn(returnAddress: string): Promise<void>;
  /** Renews the access token without the person noticing. SIGN-03 */
  renew(): Promise<Renewal>;
  /** Forgets the user, tells the other tabs why, and leaves for the provider's sign-out. SIGN-06 */
  signOut(why: "logout" | "idle"): Promise<void>;
  /** Keeps the access token fresh, and tells when the session has ended: here, in another tab, or at the provider. SIGN-03, SIGN-05 */
  keepFresh(onEnded: (why: SessionEnd) => void): void;
  /** Forgets the user and shows the logged-out page. SIGN-05 */
  showLoggedOut(): void;
}
