import { Check } from "lucide";
import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";
import { useSearch } from "wouter";

import type { FeesAccount } from "../../application/fees/fees-account.ts";
import type { OnlinePayments } from "../../application/fees/online-payments.ts";
import { CallFailure } from "../../application/ports/result.ts";
import { balanceStateOf, type OwedItem } from "../../domain/fees/account.ts";
import type { PaidContent } from "../../domain/fees/paying-content.ts";
import { creditOf, type OnlinePayment } from "../../domain/fees/paying.ts";
import { isLate, lateFees } from "../../domain/fees/settling.ts";
import { dayOf, displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle, type Pence } from "../../domain/kernel/money.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { Answer } from "../components/answer-list.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { Button } from "../components/button.tsx";
import { Certificate } from "../components/certificate.tsx";
import { DownloadButton } from "../components/download-button.tsx";
import { ErrorPanel } from "../components/error-panel.tsx";
import { Icon } from "../components/icon.tsx";
import { PageContent } from "../components/page-content.tsx";
import { PageSkeleton } from "../components/page-loader.tsx";
import { Page, Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { StepPage } from "../components/step-page.tsx";
import { useTexts } from "../components/texts.ts";

import outcome from "../components/flow-outcome.module.css";
import styles from "./paid.module.css";

export interface PaidPageProps extends Pick<Services, "content" | "customer" | "clock"> {
  readonly account: FeesAccount;
  readonly payments: OnlinePayments;
}

/** Milliseconds after which the page asks again about a payment that is being confirmed. */
const asksAgainAfter = 10_000;

/** The outcome of a payment, as the institute reports it; the address only names the payment. DATE-04, CASH-02 */
export const PaidPage = observer((props: PaidPageProps) => {
  const reference = new URLSearchParams(useSearch()).get("reference") ?? "";
  const payment = props.payments.paymentOf(reference);
  return (
    <PageContent texts={props.content.page("paid")} shows={[payment]}>
      {(texts) => <Outcome {...props} texts={texts} reference={reference} />}
    </PageContent>
  );
});

interface OutcomeProps extends PaidPageProps {
  readonly texts: PaidContent;
  readonly reference: string;
}

const unknownStatuses: readonly unknown[] = [400, 404];

const Outcome = observer((props: OutcomeProps) => {
  const { texts, payments, reference } = props;
  const { state, load } = payments.paymentOf(reference);
  if (state.status === "loaded") return <Known {...props} payment={state.value} />;
  if (state.status !== "failed") return <PageSkeleton />;
  const isUnknown = state.reason instanceof CallFailure && unknownStatuses.includes(state.reason.status);
  return (
    <Page heading={texts.heading}>
      {isUnknown ? <RichText text={texts.unknown} /> : <ErrorPanel subject="page" onReload={load} />}
    </Page>
  );
});

interface KnownProps extends OutcomeProps {
  readonly payment: OnlinePayment;
}

const Known = (props: KnownProps) => {
  const { payment, texts } = props;
  switch (payment.state) {
    case "PAID":
      return <Paid {...props} />;
    case "CONFIRMING":
      return <Confirming {...props} />;
    case "OPEN":
      return (
        <NotPaid {...props} words={texts.open}>
          <Button look="primary" onClick={() => props.payments.resume(payment)}>
            {texts.open.again}
          </Button>
        </NotPaid>
      );
    case "FAILED":
    case "ENDED": {
      const words = payment.state === "FAILED" ? texts.failed : texts.ended;
      return (
        <NotPaid {...props} words={words}>
          <ButtonLink href="/fees-and-transactions/pay" look="primary">
            {words.again}
          </ButtonLink>
        </NotPaid>
      );
    }
  }
};

interface NotPaidProps extends KnownProps {
  readonly words: PaidContent["open"];
  readonly children: ReactNode;
}

const NotPaid = ({ payment, words, texts, children }: NotPaidProps) => {
  const rules = useRules();
  const { pages } = useTexts();
  return (
    <StepPage area={pages["/fees-and-transactions"]} heading={words.heading} step={payment.state}>
      <RichText text={words.message} values={{ amount: displayPrice(payment.amount, rules, "forced") }} />
      <div className={outcome.actions}>
        {children}
        <ButtonLink href="/fees-and-transactions">{texts.fees}</ButtonLink>
      </div>
    </StepPage>
  );
};

const Confirming = observer((props: KnownProps) => {
  const { clock, payments, reference, texts } = props;
  const payment = payments.paymentOf(reference);
  const { state } = payment;
  useEffect(() => clock.after(asksAgainAfter, () => void payment.refresh()), [clock, payment, state]);
  return (
    <NotPaid {...props} words={texts.confirming}>
      <Button look="primary" onClick={() => void payment.refresh()}>
        {texts.confirming.again}
      </Button>
    </NotPaid>
  );
});

const Paid = observer((props: KnownProps) => {
  const { payment, texts, customer, account } = props;
  const { amount, items, paidOn, reference, isTakenBack = false } = payment;
  const rules = useRules();
  const { pages } = useTexts();
  const price = (pence: number): string => displayPrice(pence, rules, "forced");
  const credit = creditOf(payment);
  const facts: readonly Answer[] = [
    ...items.map((item) => ({ question: item.description, answer: price(item.amount) })),
    ...(credit > 0 ? [{ question: texts.paid.credit, answer: price(credit) }] : []),
    ...(items.length + Math.sign(credit) > 1 ? [{ question: texts.paid.together, answer: price(amount) }] : []),
  ];
  return (
    <StepPage area={pages["/fees-and-transactions"]} heading={texts.paid.heading} step="PAID" isHeadingWithin>
      <Certificate
        heading={texts.paid.heading}
        message={
          <>
            <RichText
              text={texts.paid.message}
              values={{
                amount: price(amount),
                name: customer.person.name,
                date: paidOn ? displayDate(paidOn, rules) : "",
              }}
            />
            {isTakenBack && <RichText text={texts.paid.takenBack} />}
          </>
        }
        reference={reference}
        facts={facts}
        isSealed={!isTakenBack}
      />
      {!isTakenBack && <Changes {...props} />}
      <div className={outcome.actions}>
        <ButtonLink href="/" look="primary">
          {texts.dashboard}
        </ButtonLink>
        {!isTakenBack && (
          <DownloadButton
            label={texts.paid.download}
            state={account.files.stateOf(reference)}
            refusal={account.files.refusalOf(reference)}
            onDownload={() => void account.downloadReceipt(reference)}
          />
        )}
        <ButtonLink href="/fees-and-transactions">{texts.fees}</ButtonLink>
      </div>
    </StepPage>
  );
});

/** What is owed now, and until when the next of it is to be paid; undefined while it is not known. */
const owedWords = (
  { paid }: PaidContent,
  { balance, owed, today, rules }: NowOwed & { readonly rules: DateStyle & MoneyStyle },
): string | undefined => {
  const amount = displayPrice(Math.abs(balance), rules, "forced");
  const state = balanceStateOf(balance);
  if (state !== "owed") return fill(state === "settled" ? paid.settled : paid.inCredit, { amount });
  const [next] = owed.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
  if (!next) return undefined;
  return fill(isLate(next, today) ? paid.owesLate : paid.owes, { amount, date: displayDate(next.dueDate, rules) });
};

interface NowOwed {
  readonly balance: Pence;
  readonly owed: readonly OwedItem[];
  readonly today: CalendarDate;
}

/** What a payment changed, as far as it still holds: what is owed, late fees, a suspension, and documents. */
const Changes = observer(({ payment, texts, customer, account, clock }: KnownProps) => {
  const rules = useRules();
  const { paid } = texts;
  const today = dayOf(clock.now(), rules);
  const balance = customer.balance.value;
  const owed = account.statement.value?.owed ?? [];
  const isLateNow = lateFees(owed, today) !== undefined;
  const { hasSettledLateFees = false, hasEndedSuspension = false, hasReleasedDocuments = false } = payment;
  const owedNow = balance === undefined ? undefined : owedWords(texts, { balance, owed, today, rules });
  const isOwing = balance !== undefined && balance > 0;
  const changes = [
    isOwing ? undefined : owedNow,
    hasEndedSuspension && customer.suspensionPhase === "none" ? paid.suspensionEnded : undefined,
    hasSettledLateFees && !isLateNow ? paid.lateSettled : undefined,
    hasReleasedDocuments && !isLateNow ? paid.documentsReleased : undefined,
    paid.receipt,
  ];
  return (
    <Section heading={paid.changed}>
      {isOwing && <p>{owedNow}</p>}
      <ul className={styles.changes}>
        {changes.map(
          (words) =>
            words !== undefined && (
              <li key={words} className={styles.change}>
                <Icon node={Check} className={styles.tick} />
                {words}
              </li>
            ),
        )}
      </ul>
    </Section>
  );
});
