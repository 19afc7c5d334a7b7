import { debtsOf } from "../../../../../domain/fees/settling.ts";
import { dividedAmongNamed, type PersonalPart } from "../../../../../domain/institute/fees/divided-credit.ts";
import { payersNamed } from "../../../../../domain/institute/fees/named-payers.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { ledgersOf } from "../fees.store.ts";
import { findPayers } from "../find-payers.ts";
import type { BankLineRow } from "./bank-lines.store.ts";

/** The parts of a bank line for the people whom its words name, where their debts add up to its open amount. BANK-03 */
export const namedDivision = async (
  database: Database,
  { words, open }: Pick<BankLineRow, "words" | "open">,
): Promise<readonly PersonalPart[] | undefined> => {
  const { customerIds } = payersNamed(words, await findPayers(database, words));
  if (customerIds.length < 2) return undefined;
  const ledgerOf = await ledgersOf(database, customerIds);
  const named = customerIds.map((customerId) => ({
    customerId,
    owed: debtsOf(ledgerOf(customerId)).reduce((sum, debt) => sum + debt.open, 0),
  }));
  return dividedAmongNamed(open, named);
};
