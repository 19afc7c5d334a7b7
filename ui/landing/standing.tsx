import { observer } from "mobx-react-lite";
import type { LandingPageContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { cpdValues } from "../cpd/cpd-values.ts";
import { Section } from "../parts/page.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./standing.module.css";

interface StandingProps {
  readonly texts: LandingPageContent;
  readonly customer: Customer;
  readonly record: CpdRecord;
}

/** Where the person stands: CPD for members who have not retired, and their account. LAND-02, LAND-03 */
export const Standing = observer(({ texts, customer, record }: StandingProps) => (
  <div className={styles.standing}>
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
  </div>
));

interface BalanceProps {
  readonly texts: LandingPageContent["balance"];
  readonly balance: Pence;
}

const Balance = ({ texts, balance }: BalanceProps) => {
  const amount = displayPrice(Math.abs(balance), "forced");
  const message = balance > 0 ? texts.owed : balance < 0 ? texts.inFavour : texts.settled;
  return (
    <>
      <p className={styles.figure}>{amount}</p>
      <RichText text={message} values={{ amount }} />
      <p>
        <PortalLink href={texts.link.href}>{texts.link.text}</PortalLink>
      </p>
    </>
  );
};
