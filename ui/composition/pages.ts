import type { Container } from "inversify";
import { LandingPage } from "../landing/landing-page.tsx";
import type { LoadPage, PageKey } from "../shell/sections.ts";
import { CPD_RECORD } from "./bindings/cpd.ts";
import { PROGRESS, STATEMENT_AT_A_GLANCE } from "./bindings/landing.ts";
import { CLOCK, CONFIGURATION } from "./bindings/ports.ts";
import { CONTENT, CUSTOMER } from "./bindings/shell.ts";
import { pageWith } from "./page.tsx";

/** Whether visits may be counted is asked only where a deployment asks for agreement. */
type PortalPages = Readonly<Record<Exclude<PageKey, "tracking question">, LoadPage> & { "tracking question"?: LoadPage }>;

/**
 * Every page of the portal, by its route or by what it stands in for. The landing page comes with the
 * portal itself; the others, with the services that only they need, when they are wanted; and what stands
 * beside each page, when the first one is there.
 */
export const pagesOf = (container: Container, pageReady: Promise<void>): PortalPages => {
  const shell = () => import("./areas/shell.ts");
  const myDetails = () => import("./areas/my-details.ts");
  const handOff = async () => (await shell()).handOffPage(container);
  return {
    "/": () =>
      Promise.resolve(
        pageWith(LandingPage, {
          content: CONTENT,
          customer: CUSTOMER,
          record: CPD_RECORD,
          statement: STATEMENT_AT_A_GLANCE,
          clock: CLOCK,
          progress: PROGRESS,
        })(container),
      ),
    "/professional-development": async () => (await import("./areas/cpd.ts")).professionalDevelopmentPage(container),
    "/professional-development/annual-declarations": async () =>
      (await import("./areas/cpd.ts")).annualDeclarationsPage(container),
    "/fees-and-transactions": async () => (await import("./areas/fees.ts")).feesAndTransactionsPage(container),
    "/documents-and-downloads": async () => (await import("./areas/documents.ts")).documentsAndDownloadsPage(container),
    "/apply-for-membership": async () =>
      (await import("./areas/membership.ts")).applyForMembershipPage(container),
    "/retirement": async () => (await import("./areas/membership.ts")).retirementPage(container),
    "/my-qualifications": async () => (await import("./areas/qualifications.ts")).qualificationsPage(container),
    "/my-details": async () => (await myDetails()).myDetailsPage(container),
    "/my-details/contact-details": async () => (await myDetails()).contactDetailsPage(container),
    "/my-details/account-details": async () => (await myDetails()).accountDetailsPage(container),
    "/my-details/communication-preferences": async () => (await myDetails()).communicationPreferencesPage(container),
    "/my-details/employment-details": async () => (await myDetails()).employmentDetailsPage(container),
    "/my-details/login-details": async () => (await myDetails()).loginDetailsPage(container),
    "/error": async () => (await shell()).errorPage(container),
    "/calendar": async () => (await import("./areas/calendar.ts")).calendarPage(container),
    "/help": async () => (await import("./areas/help.ts")).helpPage(container),
    "/outgoing/evidence-tracker": handOff,
    "/outgoing/practising-certificate-renewal": handOff,
    "/outgoing/international-practising-certificate-renewal": handOff,
    "/outgoing/foundations-in-professionalism": handOff,
    "not found": async () => (await shell()).notFoundPage(container),
    overlays: async () => {
      await pageReady;
      return (await shell()).overlays(container);
    },
    "critical alert": async () => (await shell()).criticalAlert(container),
    redirect: async () => (await shell()).redirect(container),
    ...(container.get(CONFIGURATION).tracking?.asksAgreement
      ? { "tracking question": async () => (await shell()).trackingQuestion(container) }
      : {}),
    "blocked view": async () => (await shell()).blockedView(container),
    "suspension band": async () => (await shell()).suspensionBand(container),
    "suspension page": async () => (await shell()).suspensionPage(container),
    "unsupported page": async () => (await shell()).unsupportedPage(container),
  };
};
