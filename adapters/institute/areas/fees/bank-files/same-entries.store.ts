import { payersNamed } from "../../../../../domain/institute/fees/named-payers.ts";
import { mayBeSameEntry } from "../../../../../domain/institute/fees/same-entry.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { payersIn } from "../payers-in.ts";
import type { BankLineRow } from "./bank-lines.store.ts";

/** Some lines, and those on record of their days and amounts. */
const linesOfDays = async (database: Database, lines: readonly BankLineRow[]): Promise<readonly BankLineRow[]> => {
  const amounts = new Set(lines.map(({ amount }) => amount));
  const found = new Map(lines.map((line) => [line.bankLine, line]));
  for (const days of chunked([...new Set(lines.map(({ day }) => day))]))
    for (const line of await database.selectFrom("bankLines").selectAll().where("day", "in", days).execute())
      found.set(line.bankLine, line);
  return [...found.values()].filter(({ amount }) => amounts.has(amount));
};

/**
 * The lines that each of some lines may be: of its day and amount, reported in another format, and not found to be
 * another line of its format yet. Those that name the same people come first. BANK-02
 */
export const sameEntries = async (
  database: Database,
  lines: readonly BankLineRow[],
): Promise<ReadonlyMap<string, readonly BankLineRow[]>> => {
  const others = await linesOfDays(database, lines);
  const payers = await payersIn(database, others.map(({ words }) => words).join("\n"));
  const credits = others.map((line) => ({ ...line, named: payersNamed(line.words, payers).customerIds }));
  const byLine = new Map(credits.map((credit) => [credit.bankLine, credit]));
  const byAmount = new Map<string, typeof credits>();
  for (const credit of credits) {
    const key = `${credit.day} ${credit.amount}`;
    byAmount.set(key, [...(byAmount.get(key) ?? []), credit]);
  }
  return new Map(
    lines.map(({ bankLine }) => {
      const credit = byLine.get(bankLine);
      if (!credit || credit.sameAs !== null) return [bankLine, []];
      const ofDay = byAmount.get(`${credit.day} ${credit.amount}`) ?? [];
      const isTaken = (other: BankLineRow): boolean =>
        ofDay.some(({ sameAs, format }) => sameAs === other.bankLine && format === credit.format);
      const found = ofDay.filter(
        (other) =>
          other.bankLine !== bankLine && other.sameAs === null && !isTaken(other) && mayBeSameEntry(credit, other),
      );
      const agrees = (other: (typeof found)[number]): number =>
        other.named.filter((each) => credit.named.includes(each)).length;
      return [bankLine, found.toSorted((one, other) => agrees(other) - agrees(one))];
    }),
  );
};
