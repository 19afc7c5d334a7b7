import { observer } from "mobx-react-lite";

import type { FeesAccount } from "../../application/fees/fees-account.ts";
import type { Transaction } from "../../domain/fees/account.ts";
import { hasReceipt, type TransactionYear } from "../../domain/fees/transactions.ts";
import { displayDayAndMonth } from "../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { classNames } from "../components/class-names.ts";
import { DownloadButton } from "../components/download-button.tsx";
import { useRules } from "../components/rules.ts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";

import styles from "./transaction-table.module.css";

interface TransactionTableProps {
  readonly year: TransactionYear;
  readonly account: FeesAccount;
}

const uncounted = { PENDING: "Pending, not counted", FAILED: "Failed, not counted" } as const;

/** A year's transactions as a ledger, with charges and payments in separate columns. FEES-03 */
export const TransactionTable = observer(({ year, account }: TransactionTableProps) => {
  const rules = useRules();
  const { filter } = account;
  return (
    <table className={styles.table}>
      <caption>Transactions in {year.year}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.date}>
            Date
          </th>
          <th scope="col" className={styles.what}>
            Description
          </th>
          <th scope="col" className={styles.amount}>
            Charged
          </th>
          <th scope="col" className={styles.amount}>
            Paid
          </th>
          <th scope="col" className={styles.receipt}>
            <VisuallyHidden>Receipt</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {year.transactions.map((transaction) => (
          <Row key={transaction.reference} transaction={transaction} account={account} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total for {year.year}
          </th>
          <Amount kind="Charged">
            {filter.type === "PAYMENT" ? undefined : displayPrice(year.charged, rules, "forced")}
          </Amount>
          <Amount kind="Paid">{filter.type === "CHARGE" ? undefined : displayPrice(year.paid, rules, "forced")}</Amount>
          <td className={styles.receipt}>&nbsp;</td>
        </tr>
      </tfoot>
    </table>
  );
});

interface RowProps {
  readonly transaction: Transaction;
  readonly account: FeesAccount;
}

const Row = observer(({ transaction, account }: RowProps) => {
  const rules = useRules();
  const { date, reference, description, amount, type, status } = transaction;
  const price = displayPrice(amount, rules, "forced");
  const uncountedAs = status === "COMPLETED" ? undefined : uncounted[status];
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
      </th>
      <Amount kind="Charged" uncounted={uncountedAs}>
        {type === "CHARGE" ? price : undefined}
      </Amount>
      <Amount kind="Paid" uncounted={uncountedAs}>
        {type === "PAYMENT" ? price : undefined}
      </Amount>
      <td className={styles.receipt}>
        {hasReceipt(transaction) && (
          <DownloadButton
            label="Receipt"
            file={`${reference} (PDF)`}
            look="quiet"
            state={account.files.stateOf(reference)}
            onDownload={() => void account.downloadReceipt(reference)}
          />
        )}
      </td>
    </tr>
  );
});

interface AmountProps {
  readonly kind: "Charged" | "Paid";
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
