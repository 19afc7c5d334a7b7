import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { isOffered } from "../../domain/customer/offered.ts";
import { routeOf } from "../../domain/customer/routes.ts";
import { Page, Section } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { suspensionText, suspensionValues } from "./suspension-text.ts";

export interface BlockedViewProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly clock: Clock;
}

/** In place of a page that cannot be reached during the grace period: why, until when, and what still can. SUSP-03, SUSP-04 */
export const BlockedView = observer(({ content, customer, clock }: BlockedViewProps) => {
  const telephone = content.page("page-framework").value?.telephone ?? "";
  const values = suspensionValues(customer, clock.now(), telephone);
  const { userType } = customer;
  // Nobody is sent to a page that their navigation does not have.
  const isTheirs = (href: string): boolean => {
    const route = routeOf(href);
    return route === undefined || (userType !== undefined && isOffered(route, userType));
  };
  return (
    <PageContent texts={content.page("suspension")}>
      {({ heading, blocked, texts, contact }) => (
        <Page
          heading={blocked.heading}
          eyebrow={heading}
          introduction={<RichText text={blocked.message} values={values} />}
        >
          <RichText text={suspensionText(customer, texts)} values={values} />
          <Section heading={blocked.reachable}>
            <ul>
              {blocked.links
                .filter((link) => isTheirs(link.href))
                .map((link) => (
                  <li key={link.href}>
                    <PortalLink href={link.href}>{link.text}</PortalLink>
                  </li>
                ))}
            </ul>
          </Section>
          <Section heading={contact.heading}>
            <RichText text={contact.message} values={values} />
          </Section>
        </Page>
      )}
    </PageContent>
  );
});
