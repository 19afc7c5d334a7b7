import type { PossiblePayer } from "../../../../../domain/fees/payer-suggestions.ts";
import { debtsOf } from "../../../../../domain/fees/settling.ts";
import { foldedWords } from "../../../../../domain/kernel/folded-text.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { ledgersOf, sumOfPostings } from "../fees.store.ts";
import type { BankLineRow } from "./bank-lines.store.ts";

/** An amount that was charged more often says nothing about who paid it. */
const mostCharged = 2000;

/** People with debts who were charged one of some amounts. */
const peopleOwing = async (database: Database, amounts: readonly Pence[]): Promise<readonly string[]> => {
  const charges = database
    .selectFrom("transactions as charge")
    .where("charge.type", "=", "CHARGE")
    .where("charge.amount", "in", amounts);
  const telling = await charges
    .select("charge.amount")
    .groupBy("charge.amount")
    .having(({ fn }) => fn.countAll(), "<=", mostCharged)
    .execute();
  if (telling.length === 0) return [];
  const found = await charges
    .where(
      "charge.amount",
      "in",
      telling.map(({ amount }) => amount),
    )
    .where(
      ({ selectFrom }) =>
        selectFrom("transactions as posting")
          .whereRef("posting.customerId", "=", "charge.customerId")
          .select(sumOfPostings.as("balance")),
      ">",
      0,
    )
    .select("charge.customerId")
    .distinct()
    .execute();
  return found.map(({ customerId }) => customerId);
};

/** People whose surname has its longest word among the words of bank lines. */
const peopleCalled = async (database: Database, words: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const some of chunked(words)) {
    const people = await database
      .selectFrom("customers")
      .select("customerId")
      .where("surnameWord", "in", some)
      .execute();
    found.push(...people.map(({ customerId }) => customerId));
  }
  return found;
};

/** The people who may have paid some bank lines, and those named in them, with what is open of their charges. BANK-03 */
export const possiblePayers = async (
  database: Database,
  lines: readonly BankLineRow[],
  named: readonly string[],
): Promise<readonly PossiblePayer[]> => {
  const words = [...new Set(lines.flatMap((line) => foldedWords(`${line.words} ${line.payer}`)))];
  const customerIds = new Set([
    ...named,
    ...(await peopleCalled(database, words)),
    ...(await peopleOwing(database, [...new Set(lines.map(({ open }) => open))])),
  ]);
  const people: PossiblePayer[] = [];
  for (const some of chunked([...customerIds])) {
    const ledgerOf = await ledgersOf(database, some);
    const rows = await database
      .selectFrom("customers")
      .select(["customerId", "firstName", "surname"])
      .where("customerId", "in", some)
      .orderBy("customerId")
      .execute();
    people.push(...rows.map((row) => ({ ...row, open: debtsOf(ledgerOf(row.customerId)).map(({ open }) => open) })));
  }
  return people;
};
