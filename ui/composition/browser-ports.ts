import { fetchPrefetched } from "../../adapters/browser/prefetched-responses.ts";
import { browserClock } from "../../adapters/browser/clock.ts";
import { browserCookies } from "../../adapters/browser/cookies.ts";
import { browserFileSaver } from "../../adapters/browser/file-saver.ts";
import { broadcastTabs } from "../../adapters/browser/other-tabs.ts";
import { browserTabStore } from "../../adapters/browser/tab-store.ts";
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
  saver: browserFileSaver(document, browserClock),
  identity: new OidcIdentity(configuration.identity, browserClock, newIdentifier, window.leaving),
  // What was asked ahead may come with a sign-in only.
  fetch: (address, init) => fetchPrefetched(window.prefetched)(address, init),
});
