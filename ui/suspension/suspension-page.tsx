import { observer } from "mobx-react-lite";

import type { OwnAddress } from "../../application/flow/own-address.ts";
import type { PersonalDataDownload } from "../../application/my-details/personal-data-download.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { suspensionValues } from "../../domain/customer/suspension-text.ts";
import { offersLogout } from "../../domain/customer/suspension.ts";
import type { StandingLink } from "../../domain/documents/standing-link.ts";
import type { ListedDocument } from "../../domain/documents/verification.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { Button } from "../components/button.tsx";
import { useOrganisation } from "../components/organisation.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { useTexts } from "../components/texts.ts";
import { SharedStandingLink } from "../documents/standing-link-section.tsx";
import { WhatOthersSee } from "../documents/what-others-see.tsx";
import { PersonalDataSection } from "../my-details/personal-data-section.tsx";
import { LonePage } from "../shell/lone-page.tsx";
import { CallDetails } from "./identity.tsx";
import { graceOf, suspensionText } from "./suspension-text.ts";

import styles from "./suspension.module.css";

export interface SuspensionPageProps extends Pick<Services, "content" | "customer" | "session" | "clock"> {
  readonly issued: Resource<readonly ListedDocument[]>;
  readonly standing: OwnAddress<StandingLink>;
  readonly data: PersonalDataDownload;
}

/**
 * Replaces the whole portal after the grace period: the reason, a telephone number, and the next steps. SUSP-04,
 * SUSP-05
 */
export const SuspensionPage = observer(
  ({ content, customer, session, clock, issued, standing, data }: SuspensionPageProps) => {
    const rules = useRules();
    const { frame } = useTexts();
    const { telephone } = useOrganisation();
    const grace = graceOf(customer, dayOf(clock.now(), rules));
    return (
      <LonePage>
        <PageContent texts={content.page("suspension")} shows={[issued, standing.record]}>
          {({ heading, endDateUnknown, texts, contact, verification, standingLink, data: dataTexts }) => (
            <Page
              heading={heading}
              introduction={
                <RichText
                  text={suspensionText(customer, texts)}
                  values={suspensionValues(grace, endDateUnknown, telephone, rules)}
                />
              }
            >
              <CallDetails texts={contact} customer={customer} telephone={telephone} isFirst />
              <Section heading={contact.heading}>
                <ol className={styles.steps}>
                  {contact.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Section>
              <WhatOthersSee texts={verification} issued={issued} />
              <SharedStandingLink texts={standingLink} standing={standing} />
              <PersonalDataSection texts={dataTexts} data={data} />
              {offersLogout(customer.suspensionPhase) && (
                <p>
                  <Button look="quiet" onClick={() => void session.logout()}>
                    {frame.logout}
                  </Button>
                </p>
              )}
            </Page>
          )}
        </PageContent>
      </LonePage>
    );
  },
);
