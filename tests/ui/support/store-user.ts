import { User } from "oidc-client-ts";

import type { IdentitySettings } from "../../../adapters/identity/settings.ts";
import { UserStore } from "../../../adapters/identity/user-store.ts";

interface UserFields {
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_at?: number;
  readonly profile?: Readonly<Record<string, unknown>>;
}

/** Stores a user in the tab, like the sign-in library. */
export const storeUser = (
  settings: IdentitySettings,
  { access_token = "a token", refresh_token, expires_at, profile }: UserFields,
): Promise<void> => {
  const claims = {
    iss: settings.authority,
    aud: settings.clientId,
    exp: expires_at ?? 0,
    iat: 0,
    sub: "4711007",
    ...profile,
  };
  const user = new User({
    access_token,
    token_type: "Bearer",
    profile: claims,
    ...(refresh_token === undefined ? {} : { refresh_token }),
    ...(expires_at === undefined ? {} : { expires_at }),
  });
  return new UserStore(sessionStorage, settings).set("user", user.toStorageString());
};
