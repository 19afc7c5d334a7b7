import { payersNamed } from "../../../../../domain/institute/fees/named-payers.ts";
import {
  certainPayer,
  payerSuggestions,
  type PossiblePayer,
  type SuggestionReason,
} from "../../../../../domain/institute/fees/payer-suggestions.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { findPayers } from "../find-payers.ts";
import { openBankLines, type BankLineRow } from "./bank-lines.store.ts";
import { possiblePayers } from "./possible-payers.store.ts";
import { sameEntries } from "./same-entries.store.ts";
import { samePayments } from "./same-payments.store.ts";

/** A suggested payer of a line, with the reasons. */
export interface SuggestedPayer extends Pick<PossiblePayer, "customerId" | "firstName" | "surname"> {
  readonly because: SuggestionReason | "named";
}

/** An unmatched bank line, with people who may have paid it. BANK-03 */
export interface UnmatchedLine {
  readonly line: BankLineRow;
  readonly suggestions: readonly SuggestedPayer[];
  /** The lines of files of another format that it may be, the likeliest first. BANK-02 */
  readonly sameAs: readonly BankLineRow[];
  /** The references of payments, posted in another way, that it may be. BANK-02 */
  readonly paidBy: readonly string[];
  /** The ID of the one named person who owes exactly this sum; undefined without exactly one. */
  readonly certain: string | undefined;
}

/** Adds people who may have paid to bank lines; nothing is posted by a suggestion. BANK-03 */
export const withSuggestions = async (
  database: Database,
  lines: readonly BankLineRow[],
): Promise<readonly UnmatchedLine[]> => {
  if (lines.length === 0) return [];
  const keys = await findPayers(database, lines.map(({ words }) => words).join("\n"));
  const credits = lines.map((line) => ({ ...line, named: payersNamed(line.words, keys).customerIds }));
  const people = await possiblePayers(
    database,
    lines,
    credits.flatMap(({ named }) => named),
  );
  const byId = new Map(people.map((person) => [person.customerId, person]));
  const same = await sameEntries(database, lines);
  const paid = await samePayments(database, credits);
  const suggest = payerSuggestions(people);
  return credits.map(({ named: customerIds, ...line }) => {
    const named = customerIds.flatMap((id) => byId.get(id) ?? []);
    const others = suggest({ ...line, amount: line.open }).filter(({ payer }) => !named.includes(payer));
    return {
      line,
      sameAs: line.open === line.amount ? (same.get(line.bankLine) ?? []) : [],
      paidBy: line.open === line.amount ? (paid.get(line.bankLine) ?? []).map(({ reference }) => reference) : [],
      suggestions: [
        ...named.map((payer) => ({ ...payer, because: "named" as const })),
        ...others.map(({ payer, because }) => ({ ...payer, because })),
      ],
      certain: certainPayer(named, line.open)?.customerId,
    };
  });
};

/** The unmatched bank lines, the oldest first. BANK-03 */
export const unmatchedLines = async (database: Database): Promise<readonly UnmatchedLine[]> =>
  withSuggestions(database, await openBankLines(database, false));
