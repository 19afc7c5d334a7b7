import { observer } from "mobx-react-lite";

import type { FeesAccount } from "../../application/fees/fees-account.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Failures } from "../../application/shell/failures.ts";
import { contentVariantFor } from "../../domain/customer/local-offices.ts";
import { obligationsOf } from "../../domain/customer/obligations.ts";
import { balanceStateOf } from "../../domain/fees/account.ts";
import type { FeesAndTransactionsContent } from "../../domain/fees/content.ts";
import { dayOf, displayDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../domain/kernel/money.ts";
import { isUnread } from "../../domain/kernel/partly-read.ts";
import type { ObligationTexts } from "../../domain/shell/content.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { ErrorPanel } from "../components/error-panel.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { Obligations } from "../components/obligations.tsx";
import { useOfficeCountry } from "../components/office-country.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { useRaised } from "../components/use-raised.ts";
import { Transactions } from "./transactions.tsx";

import styles from "./beside.module.css";

export interface FeesAndTransactionsPageProps extends Pick<Services, "content" | "customer" | "clock"> {
  readonly account: FeesAccount;
  readonly failures: Failures;
}

/** The fees page: balance, ways to pay, and transactions. FEES-01 to FEES-03 */
export const FeesAndTransactionsPage = observer(
  ({ content, customer, account, clock, failures }: FeesAndTransactionsPageProps) => {
    const rules = useRules();
    useRaised(account.statement, failures);
    const obligations = content.page("page-framework").value?.obligations;
    const country = customer.person.countryOfResidence;
    const officeCountry = useOfficeCountry(country);
    return (
      <PageContent
        texts={content.page("fees-and-transactions")}
        shows={[customer.balance, customer.notifications, account.statement]}
      >
        {(texts) => {
          const { card } = texts[contentVariantFor(country, Object.keys(texts))] ?? texts.standard;
          return (
            <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
              {obligations && (
                <AccountStanding
                  texts={texts}
                  obligations={obligations}
                  customer={customer}
                  account={account}
                  today={dayOf(clock.now(), rules)}
                />
              )}
              <ReducedSubscription texts={texts} account={account} customer={customer} />
              <Section heading={card.heading}>
                <div className={styles.beside}>
                  {card.message && <RichText text={card.message} values={{ country: officeCountry }} />}
                  {card.link && (
                    <p>
                      <ButtonLink href={card.link.href} look="quiet">
                        {card.link.text}
                      </ButtonLink>
                    </p>
                  )}
                </div>
              </Section>
              <Transactions texts={texts.transactions} account={account} />
              <FooterLinks links={texts.footerLinks} />
            </Page>
          );
        }}
      </PageContent>
    );
  },
);

type ReducedSubscriptionProps = Pick<AccountStandingProps, "texts" | "account" | "customer">;

/** The reduced-subscription block, or a failure to decide it. FEES-02, ERR-09 */
const ReducedSubscription = observer(({ texts, account, customer }: ReducedSubscriptionProps) => {
  const { notifications } = customer;
  if (notifications.hasFailed)
    return (
      <ErrorPanel subject="notifications" heading={texts.reducedSubscription.undecided} onReload={notifications.load} />
    );
  const variant = account.reducedSubscription;
  const { standard, subscriptionReceived } = texts.reducedSubscription;
  const block = variant === "standard" ? standard : subscriptionReceived;
  if (!variant || !block) return null;
  return (
    <Section heading={block.heading}>
      <RichText text={block.message} />
      <FooterLinks links={[block.link]} />
    </Section>
  );
});

interface AccountStandingProps {
  readonly texts: FeesAndTransactionsContent;
  readonly obligations: ObligationTexts;
  readonly customer: Customer;
  readonly account: FeesAccount;
  readonly today: CalendarDate;
}

/** The balance with due date and payment link, or the state of a paid subscription. FEES-03, TASK-01 */
const AccountStanding = observer((props: AccountStandingProps) => (
  <Section heading={props.texts.balance.heading}>
    <ResourceView resource={props.account.statement} subject="subscription">
      {(statement) => (
        <>
          <ResourceView resource={props.customer.balance} subject="accountBalance" showsFailure>
            {(balance) =>
              balance > 0 ? <Owed {...props} balance={balance} /> : <Settled {...props} balance={balance} />
            }
          </ResourceView>
          {isUnread(statement, "subscription") && (
            <ErrorPanel subject="subscription" onReload={props.account.statement.load} />
          )}
        </>
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
      notifications: customer.notifications.value?.codes ?? [],
      mayApply: false,
    }).filter(({ kind }) => kind === "payment")}
  />
));

const Settled = observer(({ texts, account, balance }: KnownProps) => {
  const rules = useRules();
  const amount = displayPrice(Math.abs(balance), rules, "forced");
  const { subscription, ...rest } = account.statement.value ?? {};
  return (
    <>
      <RichText
        text={balanceStateOf(balance) === "settled" ? texts.balance.settled : texts.balance.inFavour}
        values={{ amount }}
      />
      {subscription && subscription.amount > 0 ? (
        <RichText
          text={texts.subscription[subscription.status]}
          values={{
            year: String(subscription.year),
            amount: displayPrice(subscription.amount, rules, "forced"),
            dueDate: displayDate(subscription.dueDate, rules),
          }}
        />
      ) : (
        !isUnread(rest, "subscription") && <RichText text={texts.subscription.none} />
      )}
    </>
  );
});
