import { observer } from "mobx-react-lite";

import type { FeesAccount } from "../../application/fees/fees-account.ts";
import type { Transaction } from "../../domain/fees/account.ts";
import type { FeesAndTransactionsContent } from "../../domain/fees/content.ts";
import { sideOf } from "../../domain/fees/postings.ts";
import { effectOnSide, hasReceipt, type TransactionYear } from "../../domain/fees/transactions.ts";
import { displayDate, displayDayAndMonth } from "../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { classNames } from "../components/class-names.ts";
import { DownloadButton } from "../components/download-button.tsx";
import { useRules } from "../components/rules.ts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";

import styles from "./transaction-table.module.css";

type TableTexts = FeesAndTransactionsContent["transactions"]["table"];

interface TransactionTableProps {
  readonly texts: TableTexts;
  readonly year: TransactionYear;
  readonly account: FeesAccount;
}

/** A year's transactions as a ledger, with charges and payments in separate columns. FEES-03 */
export const TransactionTable = observer(({ texts, year, account }: TransactionTableProps) => {
  const rules = useRules();
  const { filter } = account;
  return (
    <table className={styles.table}>
      <caption>{fill(texts.caption, { year: String(year.year) })}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.date}>
            {texts.date}
          </th>
          <th scope="col" className={styles.what}>
            {texts.description}
          </th>
          <th scope="col" className={styles.amount}>
            {texts.charged}
          </th>
          <th scope="col" className={styles.amount}>
            {texts.paid}
          </th>
          <th scope="col" className={styles.receipt}>
            <VisuallyHidden>{texts.receipt}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {year.transactions.map((transaction) => (
          <Row key={transaction.reference} texts={texts} transaction={transaction} account={account} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {fill(texts.total, { year: String(year.year) })}
            {account.isIncomplete && texts.incomplete !== undefined && (
              <p className={styles.status}>{texts.incomplete}</p>
            )}
          </th>
          <Amount kind={texts.charged}>
            {filter.type === "PAYMENT" ? undefined : displayPrice(year.charged, rules, "forced")}
          </Amount>
          <Amount kind={texts.paid}>
            {filter.type === "CHARGE" ? undefined : displayPrice(year.paid, rules, "forced")}
          </Amount>
          <td className={styles.receipt}>&nbsp;</td>
        </tr>
      </tfoot>
    </table>
  );
});

interface RowProps {
  readonly texts: TableTexts;
  readonly transaction: Transaction;
  readonly account: FeesAccount;
}

const Row = observer(({ texts, transaction, account }: RowProps) => {
  const rules = useRules();
  const { date, reference, description, amount, type, status, reason } = transaction;
  const side = sideOf(type);
  const price = displayPrice(status === "COMPLETED" ? effectOnSide(transaction) : amount, rules, "forced");
  const takenBackOn = account.takenBackOn(reference);
  const uncountedAs = status === "COMPLETED" ? undefined : texts.uncounted[status];
  return (
    <tr>
      <td className={styles.date}>
        <time dateTime={date}>{displayDayAndMonth(date, rules)}</time>
      </td>
      <th scope="row" className={styles.what}>
        <p>{description}</p>
        <p className={styles.reference}>{reference}</p>
        {uncountedAs !== undefined && (
          <p className={classNames(styles.status, status === "FAILED" && styles.failed)}>{uncountedAs}</p>
        )}
        {reason !== undefined && texts.reason !== undefined && (
          <p className={styles.reference}>{fill(texts.reason, { reason })}</p>
        )}
        {takenBackOn !== undefined && texts.takenBack !== undefined && (
          <p className={styles.status}>{fill(texts.takenBack, { date: displayDate(takenBackOn, rules) })}</p>
        )}
      </th>
      <Amount kind={texts.charged} uncounted={uncountedAs}>
        {side === "CHARGE" ? price : undefined}
      </Amount>
      <Amount kind={texts.paid} uncounted={uncountedAs}>
        {side === "PAYMENT" ? price : undefined}
      </Amount>
      <td className={styles.receipt}>
        {transaction.invoiceAvailable === true && texts.invoice !== undefined && (
          <DownloadButton
            label={texts.invoice}
            file={`${reference} (PDF)`}
            look="quiet"
            state={account.files.stateOf(reference)}
            refusal={account.files.refusalOf(reference)}
            onDownload={() => void account.downloadInvoice(reference)}
          />
        )}
        {hasReceipt(transaction) && (
          <DownloadButton
            label={texts.receipt}
            file={`${reference} (PDF)`}
            look="quiet"
            state={account.files.stateOf(reference)}
            refusal={account.files.refusalOf(reference)}
            onDownload={() => void account.downloadReceipt(reference)}
          />
        )}
      </td>
    </tr>
  );
});

interface AmountProps {
  readonly kind: string;
  /** Why the amount does not count, for screen readers that read single cells. */
  readonly uncounted?: string | undefined;
  readonly children: string | undefined;
}

/**
 * An amount in its column. Names its kind in the narrow layout without columns; an amount that does not count has a
 * hidden explanation instead.
 */
const Amount = ({ kind, uncounted: why, children }: AmountProps) => (
  <td className={classNames(styles.amount, why !== undefined && styles.uncounted)}>
    {children !== undefined && (
      <>
        {children}
        {why === undefined ? (
          <span className={styles.kind} aria-hidden="true">
            {kind}
          </span>
        ) : (
          <VisuallyHidden>, {why.toLowerCase()}</VisuallyHidden>
        )}
      </>
    )}
  </td>
);
