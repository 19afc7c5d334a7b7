import { observer } from "mobx-react-lite";

import type { FeesAccount } from "../../application/fees/fees-account.ts";
import { transactionSides, type FeesStatement } from "../../domain/fees/account.ts";
import type { FeesAndTransactionsContent } from "../../domain/fees/content.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { isUnread } from "../../domain/kernel/partly-read.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { ErrorPanel } from "../components/error-panel.tsx";
import { Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
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
      {account.years.length > 0 && <Filter texts={texts.filter} account={account} />}
    </div>
    <ResourceView resource={account.statement} subject="transactions" lines={6}>
      {(statement) => <Statement texts={texts} account={account} statement={statement} />}
    </ResourceView>
  </Section>
));

interface StatementProps extends TransactionsProps {
  readonly statement: FeesStatement;
}

const Statement = observer(({ texts, account, statement }: StatementProps) => {
  if (isUnread(statement, "transactions"))
    return <ErrorPanel subject="transactions" onReload={account.statement.load} />;
  if (statement.transactions.length === 0) return <RichText text={texts.empty} />;
  return (
    <>
      {account.shown.map((year) => (
        <TransactionTable key={year.year} texts={texts.table} year={year} account={account} />
      ))}
      <div aria-live="polite">
        {account.shown.length === 0 ? <RichText text={texts.noneFound} /> : <Found texts={texts} account={account} />}
      </div>
    </>
  );
});

/** Live region with the number of matching transactions. */
const Found = observer(({ texts, account: { shown, filter } }: TransactionsProps) => {
  const rules = useRules();
  if (filter.year === undefined && filter.type === undefined) return null;
  const count = shown.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return (
    <p>
      <VisuallyHidden>{fill(inNumber(count, texts.found, rules), { count: String(count) })}</VisuallyHidden>
    </p>
  );
});

const all = "all";

interface FilterProps extends Pick<TransactionsProps, "account"> {
  readonly texts: TransactionsProps["texts"]["filter"];
}

const Filter = observer(({ texts, account }: FilterProps) => {
  const { years, filter } = account;
  const yearOptions = years.map((year) => ({ value: String(year), label: String(year) }));
  const kindOptions = transactionSides.map((type) => ({ value: type, label: texts.types[type] }));
  return (
    <div className={styles.filter}>
      <SelectField
        id="transactions-year"
        label={texts.year}
        options={[{ value: all, label: texts.allYears }, ...yearOptions]}
        chosen={filter.year === undefined ? all : String(filter.year)}
        onChoose={(value) => account.narrow({ year: years.find((year) => String(year) === value) })}
      />
      <SelectField
        id="transactions-type"
        label={texts.type}
        options={[{ value: all, label: texts.allTypes }, ...kindOptions]}
        chosen={filter.type ?? all}
        onChoose={(value) => account.narrow({ type: transactionSides.find((type) => type === value) })}
      />
      {texts.invoicesTo && account.offersEmployer && (
        <SelectField
          id="invoices-to"
          label={texts.invoicesTo.label}
          options={[
            { value: "self", label: texts.invoicesTo.self },
            { value: "employer", label: texts.invoicesTo.employer },
          ]}
          chosen={account.addressee}
          onChoose={account.addressInvoicesTo}
        />
      )}
    </div>
  );
});
