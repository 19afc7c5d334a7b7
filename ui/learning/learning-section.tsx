import { observer } from "mobx-react-lite";

import type { Customer } from "../../application/shell/customer.ts";
import { learningSiteAddress, type LearningContent, type LearningSites } from "../../domain/customer/learning-site.ts";
import { Rows } from "../components/ledger-rows.tsx";
import { Section } from "../components/page.tsx";

/** Addresses of the learning sites and the list of recognised bodies. */
export interface LearningAddresses {
  readonly learningSites: LearningSites;
  readonly recognisedBodies: string;
}

interface LearningSectionProps {
  readonly texts: LearningContent;
  readonly customer: Customer;
  readonly addresses: LearningAddresses;
}

/** The learning site of the customer's region, and the recognised bodies. LEARN-01 */
export const LearningSection = observer(({ texts, customer, addresses }: LearningSectionProps) => {
  const card = ({ heading, message, linkText }: LearningContent["learningSite"], href: string) => ({
    heading,
    message,
    link: { text: linkText, href },
  });
  return (
    <Section heading={texts.heading}>
      <Rows
        rows={[
          card(texts.learningSite, learningSiteAddress(addresses.learningSites, customer.person.nationality)),
          card(texts.recognisedBodies, addresses.recognisedBodies),
        ]}
      />
    </Section>
  );
});
