import { debtsOf } from "../../../../../domain/fees/settling.ts";
import type { PossiblePayer } from "../../../../../domain/institute/fees/payer-suggestions.ts";
import { foldedWords } from "../../../../../domain/institute/kernel/folded-text.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { isErased } from "../../../platform/customers/erase-customer.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { debtors, ledgersOf } from "../fees.store.ts";
import type { BankLineRow } from "./bank-lines.store.ts";

/** An amount that was charged more often says nothing about who paid it. */
const mostCharged = 2000;

/** People with debts who were charged one of some amounts. */
const peopleOwing = async (database: Database, amounts: readonly Pence[]): Promise<readonly string[]> => {
  const charged = (some: readonly Pence[]) =>
    database
      .selectFrom("transactions as charge")
      .where("charge.type", "=", "CHARGE")
      .where("charge.amount", "in", some)
      .select("charge.customerId");
  const telling: Pence[] = [];
  for (const amount of amounts) {
    // Of a usual amount no more is counted than needed.
    const [beyond] = await charged([amount]).offset(mostCharged).limit(1).execute();
    if (!beyond) telling.push(amount);
  }
  if (telling.length === 0) return [];
  const found = await debtors(database).where("customerId", "in", charged(telling)).execute();
  return found.map(({ customerId }) => customerId);
};

/** The sets of words of lines, by each word. */
const linesByWord = (lines: readonly BankLineRow[]): ReadonlyMap<string, readonly ReadonlySet<string>[]> => {
  const byWord = new Map<string, ReadonlySet<string>[]>();
  for (const line of lines) {
    const words = new Set(foldedWords(`${line.words} ${line.payer}`));
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), words]);
  }
  return byWord;
};

/**
 * People whose surname has its longest word in a line: those whose first name the line has too, and those who owe
 * something. The others, who are many with a common name, cannot be suggested.
 */
const peopleCalled = async (database: Database, lines: readonly BankLineRow[]): Promise<readonly string[]> => {
  const byWord = linesByWord(lines);
  const found: string[] = [];
  for (const some of chunked([...byWord.keys()])) {
    const called = database.selectFrom("customers").where("surnameWord", "in", some);
    const people = await called.select(["customerId", "firstName", "surnameWord"]).execute();
    const named = people.filter(({ firstName, surnameWord }) => {
      const words = foldedWords(firstName);
      return byWord.get(surnameWord)?.some((line) => words.every((word) => line.has(word)));
    });
    const owing = await debtors(database).where("customerId", "in", called.select("customerId")).execute();
    found.push(...[...named, ...owing].map(({ customerId }) => customerId));
  }
  return found;
};

/**
 * The people who may have paid some bank lines, and those named in them, with what is open of their charges; without
 * erased people. BANK-03, KEEP-02
 */
export const possiblePayers = async (
  database: Database,
  lines: readonly BankLineRow[],
  named: readonly string[],
): Promise<readonly PossiblePayer[]> => {
  const customerIds = new Set([
    ...named,
    ...(await peopleCalled(database, lines)),
    ...(await peopleOwing(database, [...new Set(lines.map(({ open }) => open))])),
  ]);
  const people: PossiblePayer[] = [];
  for (const some of chunked([...customerIds])) {
    const ledgerOf = await ledgersOf(database, some);
    const rows = await database
      .selectFrom("customers")
      .select(["customerId", "firstName", "surname", "email"])
      .where("customerId", "in", some)
      .orderBy("customerId")
      .execute();
    people.push(
      ...rows
        .filter((row) => !isErased(row))
        .map(({ customerId, firstName, surname }) => ({
          customerId,
          firstName,
          surname,
          open: debtsOf(ledgerOf(customerId)).map(({ open }) => open),
        })),
    );
  }
  return people;
};
