import { User, type StateStore } from "oidc-client-ts";

import type { IdentitySettings } from "./settings.ts";
import { forgetUser, recordKey, storedRecord, type StoredUser, type UserRecord } from "./stored-user.ts";

/** Storage key of the user, for callers outside the library. */
export const userKey = "user";

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

/** The fields of a user that the portal reads. Undefined without a customer number or an expiry. */
const readableUser = (user: User, { claims }: IdentitySettings): StoredUser | undefined => {
  const {
    [claims.customerId]: customerId,
    [claims.groups]: groups,
    name,
    customer_type,
    account_state,
    locale,
  } = user.profile;
  if (typeof customerId !== "string" || user.expires_at === undefined) return undefined;
  return {
    accessToken: user.access_token,
    expiresAt: user.expires_at,
    customerId,
    name: textOf(name) ?? "",
    groups: textsOf(groups),
    customerType: textOf(customer_type),
    accountState: textOf(account_state),
    language: textOf(locale),
    idToken: user.id_token,
    isWatched: textOf(user.session_state) !== undefined,
    hasRefreshToken: user.refresh_token !== undefined,
  };
};

/**
 * Stores the sign-in library's single user under one key in the tab's storage, beside the fields that the portal reads
 * before the library has loaded. A user without a customer's number is not stored. SIGN-09
 */
export class UserStore implements StateStore {
  readonly #storage: Storage;
  readonly #settings: IdentitySettings;

  constructor(storage: Storage, settings: IdentitySettings) {
    this.#storage = storage;
    this.#settings = settings;
  }

  set(_key: string, text: string): Promise<void> {
    const user = readableUser(User.fromStorageString(text), this.#settings);
    const record: UserRecord | undefined = user && { user, text };
    if (record) this.#storage.setItem(recordKey(this.#settings), JSON.stringify(record));
    else forgetUser(this.#storage, this.#settings);
    return Promise.resolve();
  }

  get(_key: string): Promise<string | null> {
    return Promise.resolve(storedRecord(this.#storage, this.#settings)?.text ?? null);
  }

  async remove(key: string): Promise<string | null> {
    const text = await this.get(key);
    forgetUser(this.#storage, this.#settings);
    return text;
  }

  getAllKeys(): Promise<string[]> {
    return Promise.resolve(storedRecord(this.#storage, this.#settings) ? [userKey] : []);
  }
}
