import { observer } from "mobx-react-lite";

import type { FeesAccount } from "../../application/fees/fees-account.ts";
import { transactionTypes, type FeesStatement } from "../../domain/fees/account.ts";
import type { FeesAndTransactionsContent } from "../../domain/fees/content.ts";
import { Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { SelectField } from "../components/select-field.tsx";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { TransactionTable } from "./transaction-table.tsx";

import styles from "./beside.module.css";

interface TransactionsProps {
  readonly texts: FeesAndTransactionsContent["transactions"];
  readonly account: FeesAccount;
}

/** Charges and payments by year, with filters. FEES-03 */
export const Transactions = observer(({ texts, account }: TransactionsProps) => (
  <Section heading={texts.heading}>
    <div className={styles.beside}>
      <RichText text={texts.introduction} />
      {account.years.length > 0 && <Filter account={account} />}
    </div>
    <ResourceView resource={account.statement} label="your transactions" lines={6}>
      {(statement) => <Statement texts={texts} account={account} statement={statement} />}
    </ResourceView>
  </Section>
));

interface StatementProps extends TransactionsProps {
  readonly statement: FeesStatement;
}

const Statement = observer(({ texts, account, statement }: StatementProps) => {
  if (statement.transactions.length === 0) return <RichText text={texts.empty} />;
  return (
    <>
      {account.shown.map((year) => (
        <TransactionTable key={year.year} year={year} account={account} />
      ))}
      <div aria-live="polite">
        {account.shown.length === 0 ? <RichText text={texts.noneFound} /> : <Found account={account} />}
      </div>
    </>
  );
});

/** Live region with the number of matching transactions. */
const Found = observer(({ account: { shown, filter } }: Pick<TransactionsProps, "account">) => {
  if (filter.year === undefined && filter.type === undefined) return null;
  const count = shown.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return (
    <p>
      <VisuallyHidden>
        {count} {count === 1 ? "transaction" : "transactions"}
      </VisuallyHidden>
    </p>
  );
});

const all = "all";
const kinds = { CHARGE: "Charges", PAYMENT: "Payments" } as const;

const Filter = observer(({ account }: { readonly account: FeesAccount }) => {
  const { years, filter } = account;
  const yearOptions = years.map((year) => ({ value: String(year), label: String(year) }));
  const kindOptions = transactionTypes.map((type) => ({ value: type, label: kinds[type] }));
  return (
    <div className={styles.filter}>
      <SelectField
        id="transactions-year"
        label="Year"
        options={[{ value: all, label: "All years" }, ...yearOptions]}
        chosen={filter.year === undefined ? all : String(filter.year)}
        onChoose={(value) => account.narrow({ year: years.find((year) => String(year) === value) })}
      />
      <SelectField
        id="transactions-type"
        label="Show"
        options={[{ value: all, label: "Charges and payments" }, ...kindOptions]}
        chosen={filter.type ?? all}
        onChoose={(value) => account.narrow({ type: transactionTypes.find((type) => type === value) })}
      />
    </div>
  );
});
