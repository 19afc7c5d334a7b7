import type { HandoverTerms } from "../../domain/shell/session-handover.ts";

/** The signed-in user according to the identity provider. */
export interface SignedInUser {
  readonly customerId: string;
  readonly name: string;
  /** Unparsed group entries of the sign-in profile. */
  readonly groups: readonly string[];
}

/** Identity and access token for calls. */
export interface Caller {
  readonly customerId: string;
  readonly accessToken: string;
}

/** A session as one tab hands it to another. */
export interface HandedSession extends HandoverTerms {
  readonly customerId: string;
  /** The serialised record of the identity adapter. */
  readonly record: string;
}

/** The session that this tab stores. */
export interface TabSession {
  /** Identifies provider, client and configuration. Tabs hand a session only to tabs with the same realm. */
  readonly realm: string;
  /** The stored session; undefined without one, and during sign-out. */
  read(): HandedSession | undefined;
  /** Stores a session from another tab, whose sign-in was already counted there. SIGN-08 */
  write(record: string): void;
  remove(): void;
}

/** Why a session ended: logout, inactivity, or a failed renewal. */
export type SessionEnd = "logout" | "idle" | "not renewed";

/** Outcome of a renewal: a new token, a provider session that has ended, or no response. */
export type Renewal = "renewed" | "refused" | "no answer";

/** The identity provider. Hides the sign-in protocol from the rest of the portal. SIGN-11 */
export interface Identity {
  /** The signed-in user, unless the sign-in has expired. */
  user(): SignedInUser | undefined;
  /** The current caller; undefined when signed out. The token may have expired, which the called server reports. */
  caller(): Caller | undefined;
  /** Redirects to the provider's sign-in; the portal opens at `returnAddress` afterwards. SIGN-01 */
  startSignIn(returnAddress: string): Promise<void>;
  /** Renews the access token silently. SIGN-03 */
  renew(): Promise<Renewal>;
  /** Clears the user, notifies the other tabs, and redirects to the provider's sign-out. SIGN-06 */
  signOut(why: "logout" | "idle"): Promise<void>;
  /**
   * Renews the access token before it expires, and calls `onEnded` when the session ends here, in another tab, or at
   * the provider. SIGN-03, SIGN-05
   */
  keepFresh(onEnded: (why: SessionEnd) => void): void;
  /** Clears the user and shows the logged-out page. SIGN-05 */
  showLoggedOut(): void;
}
