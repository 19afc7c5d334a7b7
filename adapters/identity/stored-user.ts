import type { SignedInUser } from "../../application/ports/identity.ts";
import type { IdentitySettings } from "./settings.ts";

/** What the sign-in library keeps of a user, as far as the portal reads it. */
export interface StoredUser extends SignedInUser {
  readonly accessToken: string;
  /** Proves to the provider who signs out. */
  readonly idToken: string | undefined;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** What kind of customer the provider says they are ("MEMBER"); others than the embedded one may not say. */
  readonly customerType: string | undefined;
  /** Whether the provider lets the portal watch its session. */
  readonly isWatched: boolean;
}

const keyOf = (settings: IdentitySettings): string => `oidc.user:${settings.authority}:${settings.clientId}`;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

/**
 * Reads the user that the sign-in library stored, without loading that library: it is needed only for
 * sign-in and renewal. Undefined when there is none, or when what is there cannot be read.
 */
export const storedUser = (storage: Storage, settings: IdentitySettings): StoredUser | undefined => {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(settings)) ?? "null") as {
      access_token?: unknown;
      id_token?: unknown;
      expires_at?: unknown;
      session_state?: unknown;
      profile?: { sub?: unknown; name?: unknown; groups?: unknown; customer_type?: unknown };
    } | null;
    const { access_token: accessToken, id_token: idToken, expires_at: expiresAt, profile } = kept ?? {};
    if (typeof accessToken !== "string" || typeof expiresAt !== "number" || typeof profile?.sub !== "string")
      return undefined;
    return {
      accessToken,
      idToken: typeof idToken === "string" ? idToken : undefined,
      expiresAt,
      isWatched: typeof kept?.session_state === "string",
      customerType: typeof profile.customer_type === "string" ? profile.customer_type : undefined,
      customerId: profile.sub,
      name: typeof profile.name === "string" ? profile.name : "",
      groups: isTextList(profile.groups) ? profile.groups : [],
    };
  } catch {
    return undefined;
  }
};

/** Forgets the stored user. */
export const forgetUser = (storage: Storage, settings: IdentitySettings): void =>
  storage.removeItem(keyOf(settings));
