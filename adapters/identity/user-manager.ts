import { UserManager, type OidcMetadata } from "oidc-client-ts";
import type { IdentitySettings } from "./settings.ts";
import { begunSignIns } from "./sign-in-state.ts";
import { UserStore } from "./user-store.ts";

/** How long the renewal frame may take, in seconds. */
const renewalTimeout = 10;

const metadataKey = ({ authority }: IdentitySettings): string => `guildhall.provider ${authority}`;

/** Where the provider's addresses are, as it told them when this tab left for the sign-in. */
export const storedMetadata = (settings: IdentitySettings): Partial<OidcMetadata> | undefined =>
  (JSON.parse(sessionStorage.getItem(metadataKey(settings)) ?? "null") as Partial<OidcMetadata> | null) ?? undefined;

/** Those of them that a sign-in needs, where the portal was told them. */
export const knownMetadata = ({ authority, signIn }: IdentitySettings): Partial<OidcMetadata> | undefined =>
  signIn && { issuer: authority, authorization_endpoint: signIn.authorization, token_endpoint: signIn.token };

/** Asks the provider for its addresses, and keeps them for the way back from its sign-in. */
export const storeMetadata = async (manager: UserManager, settings: IdentitySettings): Promise<void> =>
  sessionStorage.setItem(metadataKey(settings), JSON.stringify(await manager.metadataService.getMetadata()));

interface Options {
  readonly monitorSession?: boolean;
  /** The provider's addresses, where they are known: it is not asked for them. */
  readonly metadata?: Partial<OidcMetadata> | undefined;
}

/**
 * The library that speaks to the provider: authorization code with PKCE. Renewal is driven by the
 * portal, which bounds its retries; tokens stay in this tab. With `monitorSession` the session is watched
 * where the provider offers that (OpenID Connect Session Management). SIGN-05, SIGN-11
 */
export const userManager = (settings: IdentitySettings, { monitorSession = false, metadata }: Options = {}): UserManager =>
  new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    scope: settings.scope,
    redirect_uri: settings.callbackUrl,
    silent_redirect_uri: settings.renewUrl,
    post_logout_redirect_uri: settings.loggedOutUrl,
    response_type: "code",
    userStore: new UserStore(sessionStorage, settings),
    stateStore: begunSignIns(),
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: renewalTimeout,
    maxSilentRenewTimeoutRetries: 1,
    loadUserInfo: false,
    monitorSession,
    revokeTokensOnSignout: false,
    ...(metadata ? { metadata } : {}),
  });
