import { Container } from "inversify";
import { browserClock } from "../../adapters/browser/clock.ts";
import { browserCookies } from "../../adapters/browser/cookies.ts";
import { browserFileSaver } from "../../adapters/browser/file-saver.ts";
import { broadcastTabs } from "../../adapters/browser/other-tabs.ts";
import { browserTabStore } from "../../adapters/browser/tab-store.ts";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { OidcIdentity } from "../../adapters/identity/oidc-identity.ts";
import { pathOf } from "../../domain/customer/routes.ts";
import {
  CLOCK,
  CONFIGURATION,
  COOKIES,
  CURRENT_ADDRESS,
  FILE_SAVER,
  IDENTITY,
  NEW_IDENTIFIER,
  OTHER_TABS,
  TAB_STORE,
} from "./bindings/ports.ts";
import { SESSION } from "./bindings/shell.ts";
import { bindHttpPorts } from "./http-ports.ts";
import { bindServices } from "./services.ts";

const address = (): string => location.hash.replace(/^#/, "") || "/";
const newIdentifier = (): string => crypto.randomUUID();

/** The portal as it runs in a browser. */
export const browserContainer = (configuration: PortalConfiguration): Container => {
  const container = new Container();
  container.bind(CLOCK).toConstantValue(browserClock);
  container.bind(NEW_IDENTIFIER).toConstantValue(newIdentifier);
  container.bind(TAB_STORE).toConstantValue(browserTabStore(sessionStorage));
  container.bind(COOKIES).toConstantValue(browserCookies(document));
  container.bind(OTHER_TABS).toConstantValue(broadcastTabs(new BroadcastChannel("guildhall.tabs")));
  container.bind(CURRENT_ADDRESS).toConstantValue(address);
  container.bind(FILE_SAVER).toConstantValue(browserFileSaver(document));
  container.bind(CONFIGURATION).toConstantValue(configuration);
  container.bind(IDENTITY).toConstantValue(new OidcIdentity(configuration.identity, browserClock, newIdentifier));
  bindHttpPorts(container, {
    fetch: (url, init) => fetch(url, init),
    apiBase: configuration.apiBase,
    contentBase: configuration.contentBase,
    clientId: configuration.identity.clientId,
    page: () => pathOf(address()),
    onUnauthorized: () => container.get(SESSION).ended("not renewed"),
  });
  bindServices(container);
  return container;
};
