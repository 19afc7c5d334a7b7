import { debtsOf, type FeesLedger } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import { transactionColumns, transactionFrom } from "./fees.store.ts";

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

/** The columns of unpaid charges in a file. CASH-03 */
export const owingColumns: readonly ListColumn<OwingLine>[] = [
  ...(["customerId", "name", "email", "owedFor", "charge", "chargedOn", "dueDate"] as const).map((name) => ({
    name,
    of: (line: OwingLine) => line[name],
  })),
  { name: "open", of: ({ open }) => open, kind: "amount" },
];

/** People at a time, so that a large organisation needs little memory. */
const batchSize = 1000;

type Debtor = Pick<CustomerRow, "customerId" | "firstName" | "surname" | "email">;

/** Everyone, with their subscriptions and postings, a batch at a time in the order of their IDs. */
export async function* ledgersInBatches(database: Database) {
  let last = "";
  for (;;) {
    const people: readonly Debtor[] = await database
      .selectFrom("customers")
      .select(["customerId", "firstName", "surname", "email"])
      .where("customerId", ">", last)
      .orderBy("customerId")
      .limit(batchSize)
      .execute();
    const next = people.at(-1)?.customerId;
    if (next === undefined) return;
    const within = [people[0]?.customerId ?? next, next] as const;
    const fees = await database
      .selectFrom("subscriptions")
      .selectAll()
      .where("customerId", ">=", within[0])
      .where("customerId", "<=", within[1])
      .execute();
    const transactions = await database
      .selectFrom("transactions")
      .select(["customerId", ...transactionColumns])
      .where("customerId", ">=", within[0])
      .where("customerId", "<=", within[1])
      .execute();
    const [feesOf, transactionsOf] = [groupByCustomer(fees), groupByCustomer(transactions)];
    yield people.map((person) => ({
      person,
      ledger: {
        fees: feesOf.get(person.customerId) ?? [],
        transactions: (transactionsOf.get(person.customerId) ?? []).map(transactionFrom),
      },
    }));
    last = next;
  }
}

const linesOf = ({ customerId, email, ...person }: Debtor, ledger: FeesLedger): readonly OwingLine[] =>
  debtsOf(ledger).map(({ reference, description, year, dueDate, open, chargedOn }) => ({
    customerId,
    name: fullNameOf(person),
    email,
    owedFor: year === undefined ? description : `Subscription ${year}`,
    charge: reference,
    chargedOn,
    dueDate,
    open,
  }));

/** All unpaid charges, one line each, the longest overdue first. CASH-03 */
export const owingLines = async (database: Database): Promise<readonly OwingLine[]> => {
  const lines: OwingLine[] = [];
  for await (const batch of ledgersInBatches(database))
    for (const { person, ledger } of batch) lines.push(...linesOf(person, ledger));
  return lines.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate)));
};
