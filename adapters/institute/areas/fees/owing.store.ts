import { debtsOf, type SubscriptionFee } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { transactionFrom, type TransactionRow } from "./fees.store.ts";

/** An unpaid charge of a person. */
export interface OwingLine {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  /** "Subscription 2027", or the description of another charge. */
  readonly owedFor: string;
  /** The reference of the charge. */
  readonly charge: string;
  readonly chargedOn: CalendarDate;
  readonly dueDate: CalendarDate;
  readonly open: Pence;
}

const grouped = <Row extends { readonly customerId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.customerId, [...(groups.get(row.customerId) ?? []), row]);
  return groups;
};

/** All unpaid charges, one line each, the longest overdue first. CASH-03 */
export const owingLines = async (database: Database): Promise<readonly OwingLine[]> => {
  const people = await database
    .selectFrom("customers")
    .select(["customerId", "firstName", "surname", "email"])
    .execute();
  const fees: ReadonlyMap<string, readonly SubscriptionFee[]> = grouped(
    await database.selectFrom("subscriptions").selectAll().execute(),
  );
  const transactions: ReadonlyMap<string, readonly TransactionRow[]> = grouped(
    await database.selectFrom("transactions").selectAll().execute(),
  );
  const lines = people.flatMap(({ customerId, email, ...person }) =>
    debtsOf({
      fees: fees.get(customerId) ?? [],
      transactions: (transactions.get(customerId) ?? []).map(transactionFrom),
    }).map(({ reference, description, year, dueDate, open, chargedOn }): OwingLine => ({
      customerId,
      name: fullNameOf(person),
      email,
      owedFor: year === undefined ? description : `Subscription ${year}`,
      charge: reference,
      chargedOn,
      dueDate,
      open,
    })),
  );
  return lines.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate)));
};
