import { debtsOf, type FeesLedger } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { debtors, ledgersOf } from "./fees.store.ts";

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

type Debtor = Pick<CustomerRow, "customerId" | "firstName" | "surname" | "email">;

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
  const people = await database
    .selectFrom("customers")
    .where("customerId", "in", debtors(database))
    .select(["customerId", "firstName", "surname", "email"])
    .orderBy("customerId")
    .execute();
  for (const some of chunked(people, peopleAtOnce)) {
    const ledgerOf = await ledgersOf(
      database,
      some.map(({ customerId }) => customerId),
    );
    for (const person of some) lines.push(...linesOf(person, ledgerOf(person.customerId)));
  }
  return lines.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate)));
};
