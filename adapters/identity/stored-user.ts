import type { SignedInUser } from "../../application/ports/identity.ts";
import type { IdentitySettings } from "./settings.ts";

/** The signed-in user as the tab stores it: what pages read without the sign-in library. */
export interface StoredUser extends SignedInUser {
  readonly accessToken: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** Customer type by the id token ("MEMBER"); undefined when the provider sends none. */
  readonly customerType?: string | undefined;
  /** Account state by the id token ("open"); undefined when the provider sends none. */
  readonly accountState?: string | undefined;
  /** The language that they read by the id token, as a BCP 47 tag; undefined when the provider sends none. LANG-02 */
  readonly language?: string | undefined;
  /** Identifies the session at the provider's sign-out. */
  readonly idToken?: string | undefined;
  /** Whether the provider supports session monitoring. */
  readonly isWatched: boolean;
  /** Whether a new token can be requested without a frame. */
  readonly hasRefreshToken: boolean;
}

/** The stored user with the library's serialised record. */
export interface UserRecord {
  readonly user: StoredUser;
  readonly text: string;
}

/** Outside the prefix of personal data (session-keys.ts), which is cleared before the sign-out reads the id token. */
export const recordKey = ({ authority, clientId }: IdentitySettings): string =>
  `identity.user ${authority} ${clientId}`;

/** The stored record; undefined when missing or unreadable. */
export const storedRecord = (storage: Storage, settings: IdentitySettings): UserRecord | undefined => {
  try {
    return (JSON.parse(storage.getItem(recordKey(settings)) ?? "null") as UserRecord | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** The signed-in user, read without the sign-in library; undefined when signed out. */
export const storedUser = (storage: Storage, settings: IdentitySettings): StoredUser | undefined =>
  storedRecord(storage, settings)?.user;

export const forgetUser = (storage: Storage, settings: IdentitySettings): void =>
  storage.removeItem(recordKey(settings));
