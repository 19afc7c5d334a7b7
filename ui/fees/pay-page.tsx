import { observer } from "mobx-react-lite";
import { useRef } from "react";

import type { OnlinePayments } from "../../application/fees/online-payments.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { endsWithPayment, isEndedByPayment } from "../../domain/customer/suspension.ts";
import type { FeesStatement, OwedItem } from "../../domain/fees/account.ts";
import type { PayContent } from "../../domain/fees/paying-content.ts";
import { paymentChoices, type PaymentChoice } from "../../domain/fees/paying.ts";
import { isLate } from "../../domain/fees/settling.ts";
import {
  dayOf,
  daysBetween,
  displayDate,
  withWholeDates,
  type CalendarDate,
} from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { Button } from "../components/button.tsx";
import { ChoiceGroup } from "../components/choice-group.tsx";
import { classNames } from "../components/class-names.ts";
import { useFocusOn } from "../components/focus.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";

import outcome from "../components/flow-outcome.module.css";
import warned from "../components/warning.module.css";
import styles from "./transaction-table.module.css";

export interface PayPageProps extends Pick<Services, "content" | "customer" | "clock"> {
  readonly statement: Resource<FeesStatement>;
  readonly payments: OnlinePayments;
  /** Whether the API takes payments. */
  readonly configuration: { readonly payments?: boolean | undefined };
}

/** What somebody owes, and how far they want to pay it, the oldest first. CASH-02, DATE-04 */
export const PayPage = observer((props: PayPageProps) => (
  <PageContent texts={props.content.page("pay")} shows={[props.customer.balance, props.statement]}>
    {(texts) => (
      <Page heading={texts.heading}>
        <ResourceView resource={props.statement} subject="transactions" showsFailure lines={6}>
          {({ owed = [] }) =>
            owed.length === 0 ? <RichText text={texts.nothing} /> : <Owed {...props} texts={texts} owed={owed} />
          }
        </ResourceView>
      </Page>
    )}
  </PageContent>
));

interface OwedProps extends PayPageProps {
  readonly texts: PayContent;
  readonly owed: readonly OwedItem[];
}

const Owed = observer(({ texts, owed, ...props }: OwedProps) => {
  const today = dayOf(props.clock.now(), useRules());
  return (
    <>
      <DebtTable texts={texts.table} owed={owed} today={today} />
      {props.configuration.payments === true ? (
        <Paying {...props} texts={texts} owed={owed} today={today} />
      ) : (
        <>
          <RichText text={texts.elsewhere.message} />
          {texts.elsewhere.link && (
            <p>
              <ButtonLink href={texts.elsewhere.link.href} look="primary">
                {texts.elsewhere.link.text}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </>
  );
});

interface DebtTableProps {
  readonly texts: PayContent["table"];
  readonly owed: readonly OwedItem[];
  readonly today: CalendarDate;
}

const DebtTable = ({ texts, owed, today }: DebtTableProps) => {
  const rules = useRules();
  const total = owed.reduce((sum, { open }) => sum + open, 0);
  const lateWords = (item: OwedItem): string => {
    const count = daysBetween(item.dueDate, today);
    return fill(inNumber(count, texts.late, rules), { count: String(count) });
  };
  return (
    <table className={styles.table}>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.what}>
            {texts.charge}
          </th>
          <th scope="col" className={styles.date}>
            {texts.due}
          </th>
          <th scope="col" className={styles.amount}>
            {texts.toPay}
          </th>
        </tr>
      </thead>
      <tbody>
        {owed.map((item) => (
          <tr key={item.reference}>
            <th scope="row" className={styles.what}>
              <p>{item.description}</p>
              <p className={styles.reference}>{item.reference}</p>
            </th>
            <td className={styles.date}>
              <span className={styles.kind} aria-hidden="true">
                {texts.due}
              </span>
              <time dateTime={item.dueDate}>{withWholeDates(displayDate(item.dueDate, rules))}</time>
              {isLate(item, today) && <p className={classNames(styles.status, styles.failed)}>{lateWords(item)}</p>}
            </td>
            <td className={styles.amount}>{displayPrice(item.open, rules, "forced")}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {texts.total}
          </th>
          <td className={styles.amount}>{displayPrice(total, rules, "forced")}</td>
        </tr>
      </tfoot>
    </table>
  );
};

interface PayingProps extends OwedProps {
  readonly today: CalendarDate;
}

const Paying = observer((props: PayingProps) => {
  const { texts, owed, payments } = props;
  const words = useChoiceWords(props);
  const problem = useRef<HTMLParagraphElement>(null);
  useFocusOn(payments.failure, "message", () => problem.current);
  const choices = paymentChoices(owed);
  const chosen = choices.find(({ upTo }) => upTo === payments.upTo) ?? choices[0];
  if (!chosen) return null;
  return (
    <>
      {choices.length > 1 && (
        <ChoiceGroup
          id="pay"
          label={texts.question}
          hasDefault
          choices={choices.map((choice) => ({ value: choice.upTo, ...words(choice) }))}
          chosen={chosen.upTo}
          onChoose={payments.choose}
        />
      )}
      {payments.failure && (
        <p ref={problem} tabIndex={-1} role="alert" className={warned.refusal}>
          {payments.failure.description ?? texts.failed}
        </p>
      )}
      <div className={outcome.actions}>
        <Button look="primary" onClick={() => void payments.begin(chosen)}>
          {payments.isBeginning ? texts.beginning : texts.continue}
        </Button>
        <ButtonLink href="/fees-and-transactions">{texts.back}</ButtonLink>
      </div>
      <p>{texts.provider}</p>
    </>
  );
});

/** Returns the words of each choice: how far it goes, what it costs, and what follows. */
const useChoiceWords = ({ texts, customer, today }: Pick<PayingProps, "texts" | "customer" | "today">) => {
  const rules = useRules();
  const label = ({ items, rest }: PaymentChoice): string => {
    if (rest.length === 0) return texts.everything;
    const description = items.at(-1)?.description ?? "";
    return items.length === 1
      ? fill(texts.only, { description })
      : fill(texts.upTo, { count: String(items.length), description });
  };
  const leaves = ({ rest }: PaymentChoice): string => {
    const [first] = rest.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
    if (!first) return texts.settles;
    const price = (items: readonly OwedItem[]): string =>
      displayPrice(
        items.reduce((sum, { open }) => sum + open, 0),
        rules,
        "forced",
      );
    const values = { amount: price(rest), date: displayDate(first.dueDate, rules) };
    const late = rest.filter((item) => isLate(item, today));
    if (late.length === 0) return fill(texts.leaves, values);
    return late.length === rest.length
      ? fill(texts.leavesLate, values)
      : fill(texts.leavesPartLate, { ...values, late: price(late) });
  };
  const standing = (choice: PaymentChoice): string | undefined => {
    if (!endsWithPayment(customer.person)) return undefined;
    return isEndedByPayment(customer.person, choice.rest, today) ? texts.endsSuspension : texts.staysSuspended;
  };
  return (choice: PaymentChoice) => ({
    label: label(choice),
    figure: displayPrice(choice.amount, rules, "forced"),
    help: [standing(choice), leaves(choice)].filter((words) => words !== undefined).join(" "),
  });
};
