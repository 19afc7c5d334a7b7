import type { Container } from "inversify";
import type { ComponentType } from "react";
import { handOffRoutes } from "../../domain/customer/routes.ts";
import { LandingPage, shownOnDashboard, type LandingPageProps } from "../landing/landing-page.tsx";
import type { LoadPage, PageKey } from "../shell/sections.ts";
import { CPD_RECORD, PROGRESS, STATEMENT_AT_A_GLANCE } from "./bindings/landing.ts";
import { CLOCK, CONFIGURATION } from "./bindings/ports.ts";
import { CONTENT, CUSTOMER, PAGE_VISITS } from "./bindings/shell.ts";
import { pageWith, propsFrom, type Needs } from "./page.tsx";

const dashboard: Needs<LandingPageProps> = {
  content: CONTENT,
  customer: CUSTOMER,
  record: CPD_RECORD,
  statement: STATEMENT_AT_A_GLANCE,
  clock: CLOCK,
  progress: PROGRESS,
};

/** Asks for what the dashboard shows, as it does itself once it is drawn: with answers that are there by then it is drawn once. */
export const openDashboard = (container: Container): void =>
  container.get(PAGE_VISITS).openAhead(...shownOnDashboard(propsFrom(container, dashboard)));

/** Whether visits may be counted is asked only where a deployment asks for agreement. */
type PortalPages = Readonly<Record<Exclude<PageKey, "tracking question">, LoadPage> & { "tracking question"?: LoadPage }>;

/** What a file of `areas` says: how each of its pages is made. */
type Area<Key extends PageKey> = { readonly pages: Readonly<Record<Key, (container: Container) => ComponentType | Promise<ComponentType>>> };

/**
 * Every page of the portal, by its route or by what it stands in for. The landing page comes with the
 * portal itself; the others, with the services that only they need, when they are wanted; and what stands
 * beside each page, when the first one is there.
 */
export const pagesOf = (container: Container, pageReady: Promise<void>): PortalPages => {
  const landing = pageWith(LandingPage, dashboard);
  const from = <Key extends PageKey>(area: () => Promise<Area<NoInfer<Key>>>, ...keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key): [Key, LoadPage] => [key, async () => (await area()).pages[key](container)])) as Record<Key, LoadPage>;
  const shell = () => import("./areas/shell.ts");
  return {
    "/": () => Promise.resolve(landing(container)),
    ...from(() => import("./areas/cpd.ts"), "/professional-development", "/professional-development/annual-declarations"),
    ...from(() => import("./areas/fees.ts"), "/fees-and-transactions"),
    ...from(() => import("./areas/documents.ts"), "/documents-and-downloads"),
    ...from(() => import("./areas/membership.ts"), "/apply-for-membership", "/retirement"),
    ...from(() => import("./areas/qualifications.ts"), "/my-qualifications"),
    ...from(
      () => import("./areas/my-details.ts"),
      "/my-details",
      "/my-details/contact-details",
      "/my-details/account-details",
      "/my-details/communication-preferences",
      "/my-details/employment-details",
      "/my-details/login-details",
    ),
    ...from(() => import("./areas/calendar.ts"), "/calendar"),
    ...from(() => import("./areas/help.ts"), "/help"),
    ...from(shell, "/error", ...handOffRoutes, "not found", "critical alert", "redirect"),
    ...from(shell, "blocked view", "suspension band", "suspension page", "unsupported page"),
    ...from(() => pageReady.then(shell), "overlays"),
    ...(container.get(CONFIGURATION).tracking?.asksAgreement ? from(shell, "tracking question") : {}),
  };
};
