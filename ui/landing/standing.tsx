import { observer } from "mobx-react-lite";
import type { ContentLink, LandingPageContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { cpdValues } from "../cpd/cpd-values.ts";
import { Figure } from "../parts/figure.tsx";
import { Section } from "../parts/page.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import type { ProgressPart } from "./progress-part.ts";
import styles from "./standing.module.css";

interface StandingProps {
  readonly texts: LandingPageContent;
  readonly customer: Customer;
  readonly record: CpdRecord;
  /** How far the person has come: its own code, for those who are on the way. */
  readonly progress: Resource<ProgressPart>;
}

/** Where the person stands: CPD for members who have not retired, progress for whoever is on the way, their account and documents. LAND-02, LAND-03 */
export const Standing = observer(({ texts, customer, record, progress }: StandingProps) => (
  <div className={styles.standing}>
    {customer.experience !== "member" && (
      <ResourceView resource={progress} label="your progress" failed="We couldn't load your progress" lines={5}>
        {({ Part }) => <Part />}
      </ResourceView>
    )}
    {customer.userType === "member" && !customer.isRetired && (
      <Section heading={texts.cpd.heading}>
        <ResourceView resource={record.overview} label="your CPD status" failed="We couldn't load your CPD status">
          {(overview) => {
            const values = cpdValues(overview);
            return record.toDeclare ? (
              <p>{fill(texts.cpd.notices[record.toDeclare.status].heading, values)}</p>
            ) : (
              <RichText text={texts.cpd.upToDate} values={values} />
            );
          }}
        </ResourceView>
      </Section>
    )}
    <Section heading={texts.balance.heading}>
      <ResourceView
        resource={customer.balance}
        label="your account balance"
        failed="We couldn't load your account balance"
      >
        {(balance) => <Balance texts={texts.balance} balance={balance} />}
      </ResourceView>
    </Section>
    <Section heading={texts.documents.heading}>
      <RichText text={texts.documents.message} />
      <Onward link={texts.documents.link} />
    </Section>
  </div>
));

const Onward = ({ link }: { readonly link: ContentLink }) => (
  <p>
    <PortalLink href={link.href}>{link.text}</PortalLink>
  </p>
);

interface BalanceProps {
  readonly texts: LandingPageContent["balance"];
  readonly balance: Pence;
}

const Balance = ({ texts, balance }: BalanceProps) => {
  const amount = displayPrice(Math.abs(balance), "forced");
  const message = balance > 0 ? texts.owed : balance < 0 ? texts.inFavour : texts.settled;
  return (
    <>
      <Figure urgency={balance > 0 ? "soon" : "calm"}>{amount}</Figure>
      <RichText text={message} values={{ amount }} />
      <Onward link={texts.link} />
    </>
  );
};
