import type { OidcClientSettings, OidcMetadata } from "oidc-client-ts";

import type { IdentitySettings } from "./settings.ts";
import { begunSignIns } from "./sign-in-state.ts";

export const metadataKey = ({ authority }: IdentitySettings): string => `guildhall.provider ${authority}`;

/** The provider's addresses, as it gave them when this tab left for the sign-in, or else those that the portal is configured with. */
export const knownMetadata = (settings: IdentitySettings): Partial<OidcMetadata> | undefined => {
  const stored = JSON.parse(sessionStorage.getItem(metadataKey(settings)) ?? "null") as Partial<OidcMetadata> | null;
  const { authority, signIn } = settings;
  return (
    stored ??
    (signIn && { issuer: authority, authorization_endpoint: signIn.authorization, token_endpoint: signIn.token })
  );
};

/** How the library speaks to the provider: authorization code with PKCE. With `metadata` it does not ask for its addresses. SIGN-11 */
export const clientSettings = (settings: IdentitySettings, metadata?: Partial<OidcMetadata>): OidcClientSettings => ({
  authority: settings.authority,
  client_id: settings.clientId,
  scope: settings.scope,
  redirect_uri: settings.callbackUrl,
  post_logout_redirect_uri: settings.loggedOutUrl,
  response_type: "code",
  stateStore: begunSignIns(),
  loadUserInfo: false,
  ...(metadata ? { metadata } : {}),
});
