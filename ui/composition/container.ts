import { Container } from "inversify";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { Cookies } from "../../application/ports/cookies.ts";
import type { CurrentAddress } from "../../application/ports/current-address.ts";
import type { FileSaver } from "../../application/ports/file-saver.ts";
import type { NewIdentifier } from "../../application/ports/identifiers.ts";
import type { Identity } from "../../application/ports/identity.ts";
import type { OtherTabs } from "../../application/ports/other-tabs.ts";
import type { TabStore } from "../../application/ports/tab-store.ts";
import { pathOf } from "../../domain/customer/routes.ts";
import * as ports from "./bindings/ports.ts";
import { SESSION } from "./bindings/shell.ts";
import { bindHttpPorts } from "./http-ports.ts";
import { bindServices } from "./services.ts";

/** What a portal is given by where it runs: a browser, or a test. */
export interface Environment {
  readonly clock: Clock;
  readonly newIdentifier: NewIdentifier;
  readonly tab: TabStore;
  readonly cookies: Cookies;
  readonly tabs: OtherTabs;
  readonly address: CurrentAddress;
  readonly saver: FileSaver;
  readonly identity: Identity;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The portal's services over the outside world that it runs in. */
export const portalContainer = (configuration: PortalConfiguration, surroundings: Environment): Container => {
  const { address, fetch } = surroundings;
  // Its resolvers made from text would be refused by the content security policy.
  const container = new Container({ jitless: true });
  container.bind(ports.CONFIGURATION).toConstantValue(configuration);
  container.bind(ports.CLOCK).toConstantValue(surroundings.clock);
  container.bind(ports.NEW_IDENTIFIER).toConstantValue(surroundings.newIdentifier);
  container.bind(ports.TAB_STORE).toConstantValue(surroundings.tab);
  container.bind(ports.COOKIES).toConstantValue(surroundings.cookies);
  container.bind(ports.OTHER_TABS).toConstantValue(surroundings.tabs);
  container.bind(ports.CURRENT_ADDRESS).toConstantValue(address);
  container.bind(ports.FILE_SAVER).toConstantValue(surroundings.saver);
  container.bind(ports.IDENTITY).toConstantValue(surroundings.identity);
  bindHttpPorts(container, {
    fetch,
    apiBase: configuration.apiBase,
    contentBase: configuration.contentBase,
    clientId: configuration.identity.clientId,
    page: () => pathOf(address()),
    onUnauthorized: () => container.get(SESSION).ended("not renewed"),
  });
  bindServices(container);
  return container;
};
