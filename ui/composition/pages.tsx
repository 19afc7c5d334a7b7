import type { Container, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";
import type { Route } from "../../domain/customer/routes.ts";
import { LandingPage } from "../landing/landing-page.tsx";
import type { LoadPage } from "../shell/sections.ts";
import { ANNUAL_DECLARATION, CLOCK, CONTENT, CPD_RECORD, CUSTOMER, LEARNING_SITES, LEAVING } from "./tokens.ts";

type Needs<Props> = { readonly [Name in keyof Props]: ServiceIdentifier<Props[Name]> };

/** The pages by route, each given the services it asks for. A page names its services as its props; this is where they come from. */
export const pagesOf = (container: Container): Readonly<Partial<Record<Route, LoadPage>>> => {
  const page =
    <Props extends object>(load: () => Promise<ComponentType<Props>>, needs: Needs<Props>): LoadPage =>
    async () => {
      const Page = await load();
      const given = Object.entries(needs).map(([name, identifier]) => [
        name,
        container.get(identifier as ServiceIdentifier<unknown>),
      ]);
      const props = Object.fromEntries(given) as Props;
      return () => <Page {...props} />;
    };
  return {
    "/": page(() => Promise.resolve(LandingPage), {
      content: CONTENT,
      customer: CUSTOMER,
      record: CPD_RECORD,
      clock: CLOCK,
    }),
    "/professional-development": page(
      async () => (await import("../cpd/professional-development-page.tsx")).ProfessionalDevelopmentPage,
      { content: CONTENT, customer: CUSTOMER, record: CPD_RECORD, learningSites: LEARNING_SITES },
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
  };
};
