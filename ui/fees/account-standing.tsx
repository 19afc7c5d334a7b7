import { observer } from "mobx-react-lite";
import type { FeesAndTransactionsContent } from "../../domain/fees/content.ts";
import type { ObligationTexts } from "../../domain/shell/content.ts";
import type { FeesAccount } from "../../application/fees/fees-account.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { obligationsOf } from "../../domain/customer/obligations.ts";
import { balanceStateOf } from "../../domain/fees/account.ts";
import { displayDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../domain/kernel/money.ts";
import { Obligations } from "../parts/obligations.tsx";
import { Section } from "../parts/page.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";

interface AccountStandingProps {
  readonly texts: FeesAndTransactionsContent;
  readonly obligations: ObligationTexts;
  readonly customer: Customer;
  readonly account: FeesAccount;
  readonly today: CalendarDate;
}

/** What is owed, by when, and the way to pay it; or that nothing is, and how the subscription stands. FEES-03, TASK-01 */
export const AccountStanding = observer((props: AccountStandingProps) => (
  <Section heading={props.texts.balance.heading}>
    <ResourceView
      resource={props.account.statement}
      label="your subscription"
    >
      {() => (
        <ResourceView
          resource={props.customer.balance}
          label="your account balance"
          failed="We couldn’t load your account balance"
        >
          {(balance) => (balance > 0 ? <Owed {...props} balance={balance} /> : <Settled {...props} balance={balance} />)}
        </ResourceView>
      )}
    </ResourceView>
  </Section>
));

interface KnownProps extends AccountStandingProps {
  readonly balance: Pence;
}

const Owed = observer(({ obligations, customer, account, today, balance }: KnownProps) => (
  <Obligations
    texts={obligations}
    items={obligationsOf({
      today,
      balance,
      statement: account.statement.value,
      notifications: customer.notifications.value ?? [],
      mayApply: false,
    }).filter(({ kind }) => kind === "payment")}
  />
));

const Settled = observer(({ texts, account, balance }: KnownProps) => {
  const amount = displayPrice(Math.abs(balance), "forced");
  const subscription = account.statement.value?.subscription;
  const values = subscription && {
    year: String(subscription.year),
    amount: displayPrice(subscription.amount, "forced"),
    dueDate: displayDate(subscription.dueDate),
  };
  return (
    <>
      <RichText
        text={balanceStateOf(balance) === "settled" ? texts.balance.settled : texts.balance.inFavour}
        values={{ amount }}
      />
      {subscription && values ? (
        <RichText text={texts.subscription[subscription.status]} values={values} />
      ) : (
        <RichText text={texts.subscription.none} />
      )}
    </>
  );
});
