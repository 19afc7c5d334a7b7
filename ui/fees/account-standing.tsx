import { observer } from "mobx-react-lite";
import type { FeesAndTransactionsContent } from "../../application/content/pages.ts";
import type { FeesAccount } from "../../application/fees/fees-account.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Subscription } from "../../domain/fees/account.ts";
import { balanceStateOf } from "../../domain/fees/account.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { Figure } from "../parts/figure.tsx";
import { Section } from "../parts/page.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./account-standing.module.css";

interface AccountStandingProps {
  readonly texts: FeesAndTransactionsContent;
  readonly customer: Customer;
  readonly account: FeesAccount;
}

/** The balance and the subscription, side by side; each is loaded, and fails, by itself. FEES-03 */
export const AccountStanding = observer(({ texts, customer, account }: AccountStandingProps) => (
  <div className={styles.standing}>
    <Section heading={texts.balance.heading}>
      <ResourceView
        resource={customer.balance}
        label="your account balance"
        failed="We couldn't load your account balance"
      >
        {(balance) => <Balance texts={texts.balance} balance={balance} />}
      </ResourceView>
    </Section>
    <Section heading={texts.subscription.heading}>
      <ResourceView resource={account.statement} label="your subscription" failed="We couldn't load your subscription">
        {({ subscription }) => <SubscriptionStanding texts={texts.subscription} subscription={subscription} />}
      </ResourceView>
    </Section>
  </div>
));

interface BalanceProps {
  readonly texts: FeesAndTransactionsContent["balance"];
  readonly balance: Pence;
}

const Balance = ({ texts, balance }: BalanceProps) => {
  const amount = displayPrice(Math.abs(balance), "forced");
  const state = balanceStateOf(balance);
  const message = { owed: texts.owed, settled: texts.settled, "in favour": texts.inFavour }[state];
  return (
    <>
      <Figure urgency={state === "owed" ? "soon" : "calm"}>{amount}</Figure>
      <RichText text={message} values={{ amount }} />
    </>
  );
};

interface SubscriptionStandingProps {
  readonly texts: FeesAndTransactionsContent["subscription"];
  readonly subscription: Subscription | undefined;
}

const SubscriptionStanding = ({ texts, subscription }: SubscriptionStandingProps) => {
  if (!subscription) return <RichText text={texts.none} />;
  const { year, amount, dueDate, status } = subscription;
  const values = { year: String(year), amount: displayPrice(amount, "forced"), dueDate: displayDate(dueDate) };
  const urgency = { OVERDUE: "late", DUE: "soon", PAID: "calm" } as const;
  return (
    <>
      <Figure urgency={urgency[status]}>{status === "PAID" ? "Paid" : displayDate(dueDate)}</Figure>
      <RichText text={texts[status]} values={values} />
    </>
  );
};
