import type { Container } from "inversify";
import { handOffRoutes } from "../../domain/customer/routes.ts";
import { LandingPage } from "../landing/landing-page.tsx";
import { CPD_RECORD, ANNUAL_DECLARATION } from "./bindings/cpd.ts";
import { CLOCK, CONFIGURATION } from "./bindings/ports.ts";
import { CONTENT, CUSTOMER, LEAVING, SESSION } from "./bindings/shell.ts";
import type { Pages } from "./page.tsx";
import { pageMaker } from "./page.tsx";

/** Every page of the portal. The landing page comes with the portal itself, the others when they are wanted. */
export const pagesOf = (container: Container): Pages => {
  const page = pageMaker(container);
  return {
    "/": page(() => Promise.resolve(LandingPage), {
      content: CONTENT,
      customer: CUSTOMER,
      record: CPD_RECORD,
      clock: CLOCK,
    }),
    "/professional-development": page(
      async () => (await import("../cpd/professional-development-page.tsx")).ProfessionalDevelopmentPage,
      { content: CONTENT, customer: CUSTOMER, record: CPD_RECORD, configuration: CONFIGURATION },
    ),
    "/professional-development/annual-declarations": page(
      async () => (await import("../cpd/annual-declarations-page.tsx")).AnnualDeclarationsPage,
      {
        content: CONTENT,
        customer: CUSTOMER,
        record: CPD_RECORD,
        declaration: ANNUAL_DECLARATION,
        leaving: LEAVING,
      },
    ),
    ...Object.fromEntries(
      handOffRoutes.map((route) => [
        route,
        page(async () => (await import("../shell/hand-off-page.tsx")).HandOffPage, {
          session: SESSION,
          configuration: CONFIGURATION,
        }),
      ]),
    ),
    "blocked view": page(async () => (await import("../suspension/blocked-view.tsx")).BlockedView, {
      content: CONTENT,
      customer: CUSTOMER,
      clock: CLOCK,
    }),
    "suspension page": page(async () => (await import("../suspension/suspension-page.tsx")).SuspensionPage, {
      content: CONTENT,
      customer: CUSTOMER,
      session: SESSION,
      clock: CLOCK,
    }),
    "unsupported page": page(async () => (await import("../shell/unsupported-page.tsx")).UnsupportedPage, {
      content: CONTENT,
      session: SESSION,
    }),
    "/help": page(async () => (await import("../help/help-page.tsx")).HelpPage, { content: CONTENT, customer: CUSTOMER }),
  };
};
