import { UserManager } from "oidc-client-ts";

import { clientSettings, metadataKey } from "./client-settings.ts";
import type { IdentitySettings } from "./settings.ts";
import { UserStore } from "./user-store.ts";

/** Timeout of the renewal frame, in seconds. */
const renewalTimeout = 10;

/** Discovers the provider's metadata and stores it for the callback. */
export const storeMetadata = async (manager: UserManager, settings: IdentitySettings): Promise<void> =>
  sessionStorage.setItem(metadataKey(settings), JSON.stringify(await manager.metadataService.getMetadata()));

/**
 * The library that renews and ends sessions at the provider. The portal schedules renewals and limits retries; tokens
 * stay in this tab. `monitorSession` watches the session where the provider supports OpenID Connect Session Management.
 * SIGN-05, SIGN-11
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
