import type { Transaction } from "../../../../domain/fees/account.ts";
import { dueDateOf } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import { transactionColumns, transactionFrom } from "./fees.store.ts";

/** A posting with its person, and who posted it when. */
export interface JournalEntry extends Transaction {
  readonly customerId: string;
  readonly name: string;
  readonly postedBy: string | undefined;
  readonly postedAt: Date | undefined;
}

/** Entries at a time, so that a year of a large organisation needs little memory. */
const pieceSize = 2000;

/** The subscriptions of some people, by person: a charge that has no due date has that of its subscription. */
const feesOf = async (database: Database, customerIds: readonly string[]) => {
  const rows = [];
  for (const some of chunked([...new Set(customerIds)]))
    rows.push(...(await database.selectFrom("subscriptions").selectAll().where("customerId", "in", some).execute()));
  return groupByCustomer(rows);
};

/** Reads the postings of a period in the order of their days, piece by piece. CORR-01 */
export async function* journalEntries(
  database: Database,
  from: CalendarDate,
  to: CalendarDate,
): AsyncGenerator<readonly JournalEntry[]> {
  let last: { readonly date: CalendarDate; readonly reference: string } = { date: from, reference: "" };
  for (;;) {
    const rows = await database
      .selectFrom("transactions")
      .innerJoin("customers", "customers.customerId", "transactions.customerId")
      .select(["customers.customerId", "firstName", "surname", "postedBy", "postedAt"])
      .select(transactionColumns.map((column) => `transactions.${column}` as const))
      .where("transactions.date", "<=", to)
      .where(({ or, eb, and }) =>
        or([
          eb("transactions.date", ">", last.date),
          and([eb("transactions.date", "=", last.date), eb("transactions.reference", ">", last.reference)]),
        ]),
      )
      .orderBy("transactions.date")
      .orderBy("transactions.reference")
      .limit(pieceSize)
      .execute();
    const next = rows.at(-1);
    if (!next) return;
    const isCharge = ({ type }: Pick<Transaction, "type">): boolean => type === "CHARGE";
    const fees = await feesOf(
      database,
      rows.filter(isCharge).map(({ customerId }) => customerId),
    );
    yield rows.map((row) => ({
      ...transactionFrom(row),
      ...(isCharge(row) ? { dueDate: dueDateOf(transactionFrom(row), fees.get(row.customerId) ?? []) } : {}),
      customerId: row.customerId,
      name: fullNameOf(row),
      postedBy: row.postedBy ?? undefined,
      postedAt: row.postedAt === null ? undefined : new Date(row.postedAt),
    }));
    last = next;
  }
}
