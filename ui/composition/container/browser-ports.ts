import { browserClock, browserCookies, browserTabStore } from "../../../adapters/browser/browser.ts";
import { deviceLanguage, keepLanguage } from "../../../adapters/browser/kept-language.ts";
import { otherTabs } from "../../../adapters/browser/other-tabs.ts";
import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { OidcIdentity } from "../../../adapters/identity/oidc-identity.ts";
import { storedUser } from "../../../adapters/identity/stored-user.ts";
import type { Environment } from "./container.ts";

export const hashAddress = (): string => location.hash.slice(1) || "/";
const newIdentifier = (): string => crypto.randomUUID();

/** Creates the browser's implementations of the portal's ports. */
export const browserPorts = ({ identity: settings, body: { languages } }: PortalConfiguration): Environment => {
  const { tabs, stop } = window.takenSession ?? { tabs: otherTabs(), stop: undefined };
  // The session listens itself from here on, in the same task.
  stop?.();
  let first: string | undefined;
  // Read once, when the sign-in that this page completes is stored.
  const firstLanguage = () => (first ??= deviceLanguage(languages, storedUser(sessionStorage, settings)?.language));
  return {
    clock: browserClock,
    newIdentifier,
    tab: browserTabStore(sessionStorage),
    cookies: browserCookies(document),
    tabs,
    address: hashAddress,
    identity: new OidcIdentity({
      settings,
      clock: browserClock,
      newIdentifier,
      tabs,
      language: () => deviceLanguage(languages),
      isLeaving: window.leaving,
    }),
    language: { first: firstLanguage, keep: keepLanguage },
    fetch: (address, init) => fetch(address, init),
    upload: async (...sent) => (await import("../../../adapters/browser/upload.ts")).sendWithProgress(...sent),
    // Reads the global on each call, because a sign-in that completes on this page sends its prefetches later.
    prefetched: (address) => window.prefetched?.take(address),
  };
};
