import { payersNamed } from "../../../../../domain/institute/fees/named-payers.ts";
import { mayBeSameEntry } from "../../../../../domain/institute/fees/same-entry.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { findPayers } from "../find-payers.ts";
import type { BankLineRow } from "./bank-lines.store.ts";

/** Lines with the days and amounts of some lines that are of another format, or identified with another line. */
const linesLike = async (database: Database, lines: readonly BankLineRow[]): Promise<readonly BankLineRow[]> => {
  const found = new Map<string, BankLineRow>();
  for (const format of new Set(lines.map((line) => line.format)))
    for (const some of chunked(lines.filter((line) => line.format === format))) {
      const [days, amounts] = [some.map(({ day }) => day), some.map(({ amount }) => amount)];
      const rows = await database
        .selectFrom("bankLines")
        .selectAll()
        .where("day", "in", [...new Set(days)])
        .where("amount", "in", [...new Set(amounts)])
        .where(({ eb, or }) => or([eb("format", "is distinct from", format), eb("sameAs", "is not", null)]))
        .execute();
      for (const row of rows) found.set(row.bankLine, row);
    }
  return [...found.values()];
};

const creditOf = ({ day, amount }: Pick<BankLineRow, "day" | "amount">): string => `${day} ${amount}`;

/**
 * Finds for each line the lines of other formats that may be the same credit: of its day and amount, and not yet
 * identified with another line. Those that name the same people come first. BANK-02
 */
export const sameEntries = async (
  database: Database,
  lines: readonly BankLineRow[],
): Promise<ReadonlyMap<string, readonly BankLineRow[]>> => {
  const others = await linesLike(database, lines);
  const reported = new Set(others.map(creditOf));
  const known = lines.filter((line) => reported.has(creditOf(line)));
  const payers = await findPayers(database, [...known, ...others].map(({ words }) => words).join("\n"));
  const naming = (line: BankLineRow) => ({ ...line, named: payersNamed(line.words, payers).customerIds });
  const byCredit = new Map<string, ReturnType<typeof naming>[]>([...reported].map((credit) => [credit, []]));
  for (const line of others) byCredit.get(creditOf(line))?.push(naming(line));
  const found = new Map<string, readonly BankLineRow[]>(lines.map(({ bankLine }) => [bankLine, []]));
  for (const credit of known.filter(({ sameAs }) => sameAs === null).map(naming)) {
    const ofDay = byCredit.get(creditOf(credit)) ?? [];
    const taken = new Set(ofDay.filter(({ format }) => format === credit.format).map(({ sameAs }) => sameAs));
    const agrees = (other: (typeof ofDay)[number]): number =>
      other.named.filter((each) => credit.named.includes(each)).length;
    const same = ofDay.filter(
      (other) => other.sameAs === null && !taken.has(other.bankLine) && mayBeSameEntry(credit, other),
    );
    found.set(
      credit.bankLine,
      same.toSorted((one, other) => agrees(other) - agrees(one)),
    );
  }
  return found;
};
