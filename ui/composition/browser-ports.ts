import { fetchPrefetched } from "../../adapters/browser/prefetched-responses.ts";
import { browserClock, browserCookies, broadcastTabs, browserTabStore } from "../../adapters/browser/browser.ts";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { OidcIdentity } from "../../adapters/identity/oidc-identity.ts";
import type { Environment } from "./container.ts";

/** The address in the hash, as the browser shows it. */
export const hashAddress = (): string => location.hash.slice(1) || "/";
const newIdentifier = (): string => crypto.randomUUID();

export const browserPorts = (configuration: PortalConfiguration): Environment => ({
  clock: browserClock,
  newIdentifier,
  tab: browserTabStore(sessionStorage),
  cookies: browserCookies(document),
  tabs: broadcastTabs(new BroadcastChannel("guildhall.tabs")),
  address: hashAddress,
  identity: new OidcIdentity(configuration.identity, browserClock, newIdentifier, window.leaving),
  // What was asked ahead may come with a sign-in only.
  fetch: (address, init) => fetchPrefetched(window.prefetched)(address, init),
});
