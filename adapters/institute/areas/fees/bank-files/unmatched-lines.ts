import { payersNamed } from "../../../../../domain/fees/named-payers.ts";
import {
  certainPayer,
  payerSuggestions,
  type PossiblePayer,
  type SuggestionReason,
} from "../../../../../domain/fees/payer-suggestions.ts";
import { debtsOf } from "../../../../../domain/fees/settling.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { ledgersInBatches } from "../owing.store.ts";
import { payersIn } from "../received-payments.ts";
import { openBankLines, type BankLineRow } from "./bank-lines.store.ts";

/** Somebody who may have paid a line, and what speaks for it. */
export interface SuggestedPayer extends Pick<PossiblePayer, "customerId" | "firstName" | "surname"> {
  readonly because: SuggestionReason | "named";
}

/** A bank line that waits, with people who may have paid it. BANK-03 */
export interface UnmatchedLine {
  readonly line: BankLineRow;
  readonly suggestions: readonly SuggestedPayer[];
  /** The ID of the payer whom number and sum agree on. */
  readonly certain: string | undefined;
}

/** Everyone with what is open of their charges. */
const possiblePayers = async (database: Database): Promise<readonly PossiblePayer[]> => {
  const people: PossiblePayer[] = [];
  for await (const batch of ledgersInBatches(database))
    for (const { person, ledger } of batch) people.push({ ...person, open: debtsOf(ledger).map(({ open }) => open) });
  return people;
};

/** Adds people who may have paid to bank lines; nothing is posted by a suggestion. BANK-03 */
export const withSuggestions = async (
  database: Database,
  lines: readonly BankLineRow[],
): Promise<readonly UnmatchedLine[]> => {
  if (lines.length === 0) return [];
  const [people, keys] = [await possiblePayers(database), await payersIn(database)];
  const byId = new Map(people.map((person) => [person.customerId, person]));
  const suggest = payerSuggestions(people);
  return lines.map((line) => {
    const named = payersNamed(line.words, keys).customerIds.flatMap((id) => byId.get(id) ?? []);
    const others = suggest({ ...line, amount: line.open }).filter(({ payer }) => !named.includes(payer));
    return {
      line,
      suggestions: [
        ...named.map((payer) => ({ ...payer, because: "named" as const })),
        ...others.map(({ payer, because }) => ({ ...payer, because })),
      ],
      certain: certainPayer(named, line.open)?.customerId,
    };
  });
};

/** The bank lines that wait for their owner, the oldest first. BANK-03 */
export const unmatchedLines = async (database: Database): Promise<readonly UnmatchedLine[]> =>
  withSuggestions(database, await openBankLines(database, false));
