import { Container } from "inversify";

import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { ApiClient, type ApiClientOptions, type PrefetchedRequest } from "../../../adapters/http/api-client.ts";
import { httpContentLibrary } from "../../../adapters/http/content-library.ts";
import { httpCpdRegister } from "../../../adapters/http/cpd.http.ts";
import { httpCustomerRecords } from "../../../adapters/http/customer.http.ts";
import { httpFailureReports } from "../../../adapters/http/shell.http.ts";
import type {
  Clock,
  Cookies,
  CurrentAddress,
  NewIdentifier,
  OtherTabs,
  TabStore,
} from "../../../application/ports/browser.ts";
import type { Identity } from "../../../application/ports/identity.ts";
import type { Track } from "../../../application/ports/tracking.ts";
import type { LanguageSettings } from "../../../application/shell/language.ts";
import { languageKey } from "../../../application/shell/session-keys.ts";
import { pathOf } from "../../../domain/customer/routes.ts";
import { portalRulesWith } from "../../../domain/rules/portal-rules.ts";
import { localeIn } from "../../../domain/shell/language.ts";
import { LOADED_MODULES, loadModules } from "./load-modules.ts";
import * as ports from "./modules/ports.ts";
import { LANGUAGE, SESSION, shellModule, TRACK } from "./modules/shell.ts";

/** The environment that the portal runs in: a browser or a test. */
export interface Environment {
  readonly clock: Clock;
  readonly newIdentifier: NewIdentifier;
  readonly tab: TabStore;
  readonly cookies: Cookies;
  readonly tabs: OtherTabs;
  readonly address: CurrentAddress;
  readonly identity: Identity;
  /** The language of the first page, and where a choice is kept; absent where one language is offered. LANG-02 */
  readonly language?: Pick<LanguageSettings, "first" | "keep">;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Sends a file, and tells the share that has left; `fetch` when absent. */
  readonly upload?: ApiClientOptions["upload"];
  /** Takes a request that the page sent before the portal's code loaded. */
  readonly prefetched?: (url: string) => PrefetchedRequest | undefined;
}

/** Loads tracking with the first event; ignores a failure to load it. */
const trackingIn =
  (container: Container): Track =>
  (event, details) => {
    import("./visits.ts").then(
      ({ trackIn }) => trackIn(container)(event, details),
      () => undefined,
    );
  };

/** Binds the HTTP ports that the first page needs. Other pages create theirs from the same API client. */
const bindHttpPorts = (container: Container, configuration: PortalConfiguration, surroundings: Environment): void => {
  const { fetch, upload, prefetched, address, clock, identity, newIdentifier } = surroundings;
  const { clientId } = configuration.identity;
  const reports = httpFailureReports({ fetch, base: configuration.apiBase, clientId, page: () => pathOf(address()) });
  const onUnauthorized = () => container.get(SESSION).ended("not renewed");
  // What the page requested before the portal's code is in the language of the first page.
  const prefetchedNow: typeof prefetched = (url) =>
    container.get(LANGUAGE).requested === surroundings.language?.first() ? prefetched?.(url) : undefined;
  const client = (base: string): ApiClient =>
    new ApiClient({
      fetch,
      upload,
      prefetched: prefetchedNow,
      base,
      clientId,
      language: () => container.get(LANGUAGE).requested,
      onUnauthorized,
      identity,
      clock,
      reports,
      newIdentifier,
    });
  const api = client(configuration.apiBase);
  container.bind(ports.FAILURE_REPORTS).toConstantValue(reports);
  container.bind(ports.API).toConstantValue(api);
  container.bind(ports.CUSTOMER_RECORDS).toConstantValue(httpCustomerRecords(api));
  container.bind(ports.CPD_REGISTER).toConstantValue(httpCpdRegister(api));
  container.bind(ports.CONTENT_LIBRARY).toConstantValue(httpContentLibrary(client(configuration.contentBase)));
};

/**
 * Creates the container with the start-up services for an environment, the same in browser and tests. An area's modules
 * load with its pages.
 */
export const portalContainer = (configuration: PortalConfiguration, surroundings: Environment): Container => {
  const container = new Container({ defaultScope: "Singleton", jitless: true });
  container.bind(ports.CONFIGURATION).toConstantValue(configuration);
  const rules = portalRulesWith(configuration.rules ?? {});
  const { languages: offered = [] } = configuration.body;
  container.bind(ports.LANGUAGE_SETTINGS).toConstantValue({
    first: () => undefined,
    keep: () => undefined,
    ...surroundings.language,
    offered,
    keepInSession: (language) => surroundings.tab.write(languageKey, language),
    keepOnRecord: configuration.language
      ? (language) => container.get(ports.CUSTOMER_RECORDS).chooseLanguage(language)
      : undefined,
  });
  container.bind(ports.RULES).toConstantValue({
    ...rules,
    // Follows the language, so that dates and amounts do.
    get locale() {
      const { current } = container.get(LANGUAGE);
      return current === undefined ? rules.locale : localeIn(current, offered[0], rules.locale);
    },
  });
  container.bind(ports.CLOCK).toConstantValue(surroundings.clock);
  container.bind(ports.NEW_IDENTIFIER).toConstantValue(surroundings.newIdentifier);
  container.bind(ports.TAB_STORE).toConstantValue(surroundings.tab);
  container.bind(ports.COOKIES).toConstantValue(surroundings.cookies);
  container.bind(ports.OTHER_TABS).toConstantValue(surroundings.tabs);
  container.bind(ports.CURRENT_ADDRESS).toConstantValue(surroundings.address);
  container.bind(ports.IDENTITY).toConstantValue(surroundings.identity);
  bindHttpPorts(container, configuration, surroundings);
  const track = configuration.tracking ? trackingIn(container) : () => undefined;
  container.bind(TRACK).toConstantValue(track);
  container.bind(LOADED_MODULES).toConstantValue(new Set());
  loadModules(container, shellModule);
  return container;
};
