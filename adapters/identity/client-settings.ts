import type { OidcClientSettings, OidcMetadata } from "oidc-client-ts";

import type { IdentitySettings } from "./settings.ts";
import { signInStateStore } from "./sign-in-state.ts";

export const metadataKey = ({ authority }: IdentitySettings): string => `guildhall.provider ${authority}`;

/** The provider's metadata: as discovered when this tab began the sign-in, else as configured. */
export const knownMetadata = (settings: IdentitySettings): Partial<OidcMetadata> | undefined => {
  const stored = JSON.parse(sessionStorage.getItem(metadataKey(settings)) ?? "null") as Partial<OidcMetadata> | null;
  const { authority, signIn } = settings;
  return (
    stored ??
    (signIn && { issuer: authority, authorization_endpoint: signIn.authorization, token_endpoint: signIn.token })
  );
};

/** Settings of the sign-in library: authorization code with PKCE. With `metadata` it skips discovery. SIGN-11 */
export const clientSettings = (settings: IdentitySettings, metadata?: Partial<OidcMetadata>): OidcClientSettings => ({
  authority: settings.authority,
  client_id: settings.clientId,
  scope: settings.scope,
  redirect_uri: settings.callbackUrl,
  post_logout_redirect_uri: settings.loggedOutUrl,
  response_type: "code",
  stateStore: signInStateStore(),
  loadUserInfo: false,
  ...(metadata ? { metadata } : {}),
});
