import { UserManager } from "oidc-client-ts";

import { clientSettings, metadataKey } from "./client-settings.ts";
import type { IdentitySettings } from "./settings.ts";
import { UserStore } from "./user-store.ts";

/** How long the renewal frame may take, in seconds. */
const renewalTimeout = 10;

/** Asks the provider for its addresses, and keeps them for the way back from its sign-in. */
export const storeMetadata = async (manager: UserManager, settings: IdentitySettings): Promise<void> =>
  sessionStorage.setItem(metadataKey(settings), JSON.stringify(await manager.metadataService.getMetadata()));

/**
 * The library that renews and ends sessions at the provider. Renewal is driven by the portal, which bounds its retries;
 * tokens stay in this tab. With `monitorSession` the session is watched where the provider offers that (OpenID
 * Connect Session Management). SIGN-05, SIGN-11
 */
export const userManager = (
  settings: IdentitySettings,
  { monitorSession = false }: { readonly monitorSession?: boolean } = {},
): UserManager =>
  new UserManager({
    ...clientSettings(settings),
    silent_redirect_uri: settings.renewUrl,
    userStore: new UserStore(sessionStorage, settings),
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: renewalTimeout,
    maxSilentRenewTimeoutRetries: 1,
    monitorSession,
    revokeTokensOnSignout: false,
  });
