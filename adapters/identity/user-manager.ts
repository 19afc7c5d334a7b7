import { UserManager, WebStorageStateStore } from "oidc-client-ts";
import type { IdentitySettings } from "./settings.ts";

/** How long the renewal frame may take, in seconds. */
const renewalTimeout = 10;

/**
 * The library that speaks to the provider: authorization code with PKCE. Renewal is driven by the
 * portal, which bounds its retries; tokens stay in this tab. With `monitorSession` the session is watched
 * where the provider offers that (OpenID Connect Session Management). SIGN-05, SIGN-11
 */
export const userManager = (settings: IdentitySettings, monitorSession = false): UserManager => {
  const store = new WebStorageStateStore({ store: sessionStorage });
  return new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    scope: settings.scope,
    redirect_uri: settings.callbackUrl,
    silent_redirect_uri: settings.renewUrl,
    post_logout_redirect_uri: settings.loggedOutUrl,
    response_type: "code",
    userStore: store,
    stateStore: store,
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: renewalTimeout,
    maxSilentRenewTimeoutRetries: 1,
    loadUserInfo: false,
    monitorSession,
    revokeTokensOnSignout: false,
  });
};
