import type { Container, ContainerModule } from "inversify";

import { handOffRoutes } from "../../../domain/customer/routes.ts";
import { LandingPage, shownOnDashboard } from "../../landing/landing-page.tsx";
import type { LoadPage, PageKey } from "../../shell/sections.ts";
import { loadModules } from "../container/load-modules.ts";
import { CPD_RECORD, cpdRecordModule } from "../container/modules/cpd-record.ts";
import { CLOCK, CONFIGURATION } from "../container/modules/ports.ts";
import { CONTENT, CUSTOMER, FEES_STATEMENT } from "../container/modules/shell.ts";
import { earlyBalance, earlyFees, earlyHistory, earlyLog, earlyOverview } from "../first-load/early-calls.ts";
import type * as LaterPages from "./later-pages.ts";
import { definePage, type PageDefinition } from "./page.tsx";

/**
 * The dashboard, part of the first load. Customers working towards a qualification get another one
 * (areas/progress-dashboard.ts).
 */
export const dashboard = definePage(
  LandingPage,
  {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    statement: FEES_STATEMENT,
    clock: CLOCK,
    configuration: CONFIGURATION,
  },
  { contents: ["landing-page"], calls: [earlyBalance, earlyOverview, earlyFees, earlyHistory, earlyLog] },
  shownOnDashboard,
);

/** The part of an area module that these pages need. */
interface AreaWith<Key extends PageKey> {
  readonly modules: readonly ContainerModule[];
  readonly pages: Readonly<Record<Key, PageDefinition>>;
}

type PortalPages = Readonly<
  Record<Exclude<PageKey, "tracking question">, LoadPage> & { "tracking question"?: LoadPage }
>;

/**
 * Every page of the portal, by route or by the page it replaces. Loads an area's code and modules with its first page.
 * Overlays wait until the first page is ready.
 */
export const pagesOf = (container: Container, pageReady: Promise<void>): PortalPages => {
  const from = <Key extends PageKey>(load: () => Promise<AreaWith<NoInfer<Key>>>, ...keys: readonly Key[]) => {
    const pageOf = async (key: Key) => {
      const { modules, pages } = await load();
      loadModules(container, ...modules);
      return pages[key].draw(container);
    };
    return Object.fromEntries(keys.map((key): [Key, LoadPage] => [key, () => pageOf(key)])) as Record<Key, LoadPage>;
  };
  const progressDashboard = from(() => import("./areas/progress-dashboard.ts"), "/");
  const memberDashboard = from(() => Promise.resolve({ modules: [cpdRecordModule], pages: { "/": dashboard } }), "/");
  const later =
    <Name extends keyof typeof LaterPages>(area: Name) =>
    async () =>
      (await import("./later-pages.ts"))[area];
  const shell = () => import("./areas/shell.ts");
  return {
    "/": () => (container.get(CUSTOMER).isOnTheWay ? progressDashboard : memberDashboard)["/"](),
    ...from(later("cpd"), "/professional-development", "/professional-development/annual-declarations"),
    ...from(later("cpdLog"), "/professional-development/log"),
    ...from(later("fees"), "/fees-and-transactions"),
    ...from(later("paying"), "/fees-and-transactions/pay", "/fees-and-transactions/paid"),
    ...from(later("documents"), "/documents-and-downloads"),
    ...from(later("membership"), "/apply-for-membership", "/retirement"),
    ...from(later("qualifications"), "/my-qualifications"),
    ...from(() => import("./areas/contact-details.ts"), "/my-details/contact-details"),
    ...from(
      later("myDetails"),
      "/my-details",
      "/my-details/account-details",
      "/my-details/communication-preferences",
      "/my-details/employment-details",
      "/my-details/login-details",
      "/my-details/security-and-activity",
    ),
    ...from(later("requests"), "/requests"),
    ...from(later("calendar"), "/calendar"),
    ...from(later("help"), "/help"),
    ...from(shell, "/error", ...handOffRoutes, "not found", "critical alert", "redirect"),
    ...from(shell, "blocked view", "suspension band", "suspension page", "unsupported page"),
    ...from(() => pageReady.then(shell), "overlays"),
    ...(container.get(CONFIGURATION).tracking?.asksAgreement ? from(shell, "tracking question") : {}),
  };
};
