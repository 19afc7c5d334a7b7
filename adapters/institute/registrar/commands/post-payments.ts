import { readFileSync } from "node:fs";
import { basename } from "node:path";

import type { BankEntry } from "../../../../domain/institute/fees/bank-entries.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { differenceWords, differingFirst } from "../../areas/fees/bank-files/differences.ts";
import { foreignWords } from "../../areas/fees/bank-files/foreign-words.ts";
import { knownWords } from "../../areas/fees/bank-files/known-lines.ts";
import { whyWaiting } from "../../areas/fees/bank-files/match-entries.ts";
import { planBankFile, postBankFile, type PostedBankFile } from "../../areas/fees/bank-files/post-bank-file.ts";
import type { GivenBankFile } from "../../areas/fees/bank-files/read-given-file.ts";
import type { PostedTransaction } from "../../areas/fees/post-transaction.ts";
import { refuseFaults } from "../../areas/records/faults.ts";
import { fileErrorReason } from "../../platform/messages.ts";
import { CommandError, printOutcome, type CommandContext } from "../command-context.ts";
import { nameOf } from "../people.ts";
import { pluralise } from "../pluralise.ts";
import { printTable } from "../print-table.ts";

export type BankFileOptions = Pick<GivenBankFile, "date" | "columns" | "leave">;

const bytesOf = (path: string): Uint8Array => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${fileErrorReason(error)}.`);
  }
};

const owesNow = ({ rules }: CommandContext, { balance, isSuspensionEnded }: PostedTransaction): string => {
  const amount = displayPrice(Math.abs(balance), rules, "forced");
  return `${amount}${balance < 0 ? " in credit" : ""}${isSuspensionEnded ? ", ends the suspension" : ""}`;
};

/** The lines of a file that are not payments. BANK-01 */
const leftOut = ({ debits, foreign, returned, outside }: PostedBankFile): string =>
  [
    ...(debits > 0 ? [` ${pluralise(debits, "debit")} skipped.`] : []),
    ...(returned > 0 ? [` ${returned} of them reverse an earlier credit: see “post reverse”.`] : []),
    ...(foreign.length > 0 ? [` ${foreignWords(foreign)} skipped.`] : []),
    ...(outside > 0 ? [` ${pluralise(outside, "line")} after the table skipped.`] : []),
  ].join("");

/**
 * Posts the payments of a bank's file, each to the person whom its words name, and keeps what did not match. CASH-03,
 * BANK-01, BANK-03
 */
export const postPayments = async (context: CommandContext, path: string, options: BankFileOptions): Promise<void> => {
  const name = basename(path);
  const given = { ...options, name, bytes: bytesOf(path) };
  const file = await (context.apply ? postBankFile : planBankFile)(context, given);
  if ("faults" in file) return refuseFaults(file.faults.map((fault) => ({ file: name, ...fault })));
  const { posted, waiting, repeated } = file;
  const { print, rules } = context;
  const price = (amount: Pence): string => displayPrice(amount, rules, "forced");
  const cellsOf = ({ line, amount, words, payer }: BankEntry) => [String(line), price(amount), words, payer];
  if (posted.length > 0)
    printTable(
      print,
      ["Line", "Amount", "Reference", "From", "Who", "Owed", "Differs", "Pays for", "Owes now"],
      differingFirst(posted).map((each) => [
        ...cellsOf(each.payment.entry),
        nameOf(each.person),
        price(each.open.reduce((sum, open) => sum + open, 0)),
        differenceWords(each),
        each.items.map(({ reference }) => reference).join(", ") || "nothing",
        owesNow(context, each),
      ]),
    );
  if (waiting.length > 0) {
    print("Unmatched lines:");
    const rows = waiting.map((each) => [...cellsOf(each.entry), each.bankLine, whyWaiting(each)]);
    printTable(print, ["Line", "Amount", "Reference", "From", "Kept as", "Why"], rows);
  }
  const read = repeated === 0 ? "" : ` ${pluralise(repeated, "line was", "lines were")} already imported.`;
  if (file.entries.length > 0 && repeated === file.entries.length)
    print(knownWords(file.entries.length, file.earlier, rules));
  print(`${posted.length} of ${file.entries.length} lines are new payments.${read}${leftOut(file)}`);
  printOutcome(context);
};
