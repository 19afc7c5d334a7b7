import type { SignedInUser } from "../../application/ports/identity.ts";
import type { IdentitySettings } from "./settings.ts";

/** What the sign-in library keeps of a user, as far as the portal reads it. */
export interface StoredUser extends SignedInUser, Omit<StoredCaller, "kept"> {
  /** Proves to the provider who signs out. */
  readonly idToken: string | undefined;
  /** Whether the provider lets the portal watch its session. */
  readonly isWatched: boolean;
  /** Whether a new token can be had without a frame. */
  readonly hasRefreshToken: boolean;
}

const keyOf = (settings: IdentitySettings): string => `oidc.user:${settings.authority}:${settings.clientId}`;

/** What calls are made with, and as whom: all that a page needs to ask before its code has come. */
export interface StoredCaller {
  readonly accessToken: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly customerId: string;
  /** What kind of customer the provider says they are ("MEMBER"); others than the embedded one may not say. */
  readonly customerType: string | undefined;
  /** Whether the account can be used ("open"); undefined from a provider that does not say. */
  readonly accountState: string | undefined;
  readonly kept: Readonly<Record<string, unknown>> & { readonly profile: Readonly<Record<string, unknown>> };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

/** As `storedUser`, of who calls alone. */
export const storedCaller = (storage: Storage, settings: IdentitySettings): StoredCaller | undefined => {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(settings)) ?? "null") as StoredCaller["kept"];
    const { access_token: accessToken, expires_at: expiresAt, profile } = kept;
    const customerId = profile[settings.claims.customerId];
    if (typeof accessToken !== "string" || typeof expiresAt !== "number" || typeof customerId !== "string")
      return undefined;
    return { accessToken, expiresAt, customerId, customerType: textOf(profile["customer_type"]), accountState: textOf(profile["account_state"]), kept };
  } catch {
    return undefined;
  }
};

/**
 * Reads the user that the sign-in library stored, without loading that library: it is needed only for
 * sign-in and renewal. Undefined when there is none, or when what is there cannot be read.
 */
export const storedUser = (storage: Storage, settings: IdentitySettings): StoredUser | undefined => {
  const caller = storedCaller(storage, settings);
  if (!caller) return undefined;
  const { kept, ...known } = caller;
  const { name, [settings.claims.groups]: groups } = kept.profile;
  return {
    ...known,
    idToken: textOf(kept["id_token"]),
    isWatched: textOf(kept["session_state"]) !== undefined,
    hasRefreshToken: textOf(kept["refresh_token"]) !== undefined,
    name: textOf(name) ?? "",
    groups: isTextList(groups) ? groups : [],
  };
};

export const forgetUser = (storage: Storage, settings: IdentitySettings): void =>
  storage.removeItem(keyOf(settings));
