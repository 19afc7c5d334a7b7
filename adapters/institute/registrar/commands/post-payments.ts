import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

import type { BankColumns } from "../../../../domain/fees/bank-columns.ts";
import type { BankEntry } from "../../../../domain/fees/bank-entries.ts";
import { occurrencesIn } from "../../../../domain/fees/bank-lines.ts";
import { settle } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { keepColumns, keptColumns } from "../../areas/fees/bank-files/bank-columns.store.ts";
import type { BankFile } from "../../areas/fees/bank-files/bank-file.ts";
import { readBankFile } from "../../areas/fees/bank-files/read-bank-file.ts";
import { transactionsOf } from "../../areas/fees/fees.store.ts";
import { payersIn, postReceivedPayment, type Payers } from "../../areas/fees/received-payments.ts";
import { fileErrorReason } from "../../platform/messages.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { counted } from "../counted.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import { refuseFaults } from "../records/faults.ts";

/** Options of a bank's file. */
export interface BankFileOptions {
  /** Of entries without a day. */
  readonly date?: CalendarDate;
  readonly columns?: BankColumns;
}

const bytesOf = (path: string): Uint8Array => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${fileErrorReason(error)}.`);
  }
};

/** Reads a bank's file as earlier ones of the same bank; a file with anything wrong in it is refused whole. BANK-01 */
const bankFileAt = async (
  { rules }: CommandContext,
  database: Database,
  path: string,
  { date, columns }: BankFileOptions,
): Promise<BankFile> => {
  const kept = await keptColumns(database);
  const reading = readBankFile(bytesOf(path), { style: rules, date, columns, kept: (heading) => kept.get(heading) });
  if ("faults" in reading) return refuseFaults(reading.faults.map((fault) => ({ file: basename(path), ...fault })));
  if (reading.table) await keepColumns(database, reading.table);
  return reading;
};

/** Idempotent reference of a line of a bank file: posting the same file again adds nothing. */
const paymentReference = ({ words, amount: paid, date }: BankEntry, occurrence: number): string =>
  `BANK-${createHash("sha256")
    .update(JSON.stringify([words, paid, date, occurrence]))
    .digest("hex")
    .slice(0, 12)
    .toUpperCase()}`;

/** The references of the charges that a payment settled, wholly or in part. */
const settledBy = async (database: Database, customerId: string, reference: string): Promise<string> => {
  const after = await transactionsOf(database, customerId);
  const before = new Map(
    settle(after.filter((each) => each.reference !== reference)).charges.map(({ charge, open }) => [
      charge.reference,
      open,
    ]),
  );
  return settle(after)
    .charges.filter(({ charge, open }) => open < (before.get(charge.reference) ?? 0))
    .map(({ charge }) => charge.reference)
    .join(", ");
};

type Outcome = readonly [who: string, settles: string, owes: string];

const postLine = async (
  context: CommandContext,
  database: Database,
  { words: payer, amount: paid, date }: BankEntry,
  payers: Payers,
  reference: string,
): Promise<Outcome | string> => {
  const { bankTransfer } = await context.mails.library.document("transaction-descriptions", undefined);
  const payment = { payer, reference, amount: paid, date, description: bankTransfer };
  const outcome = await postReceivedPayment(context, database, payment, payers);
  if (outcome.kind === "unmatched") return "names nobody's ID and no charge";
  if (outcome.kind === "ambiguous") return `names ${outcome.people} people`;
  if (outcome.kind === "repeated") return `was posted before, as ${reference}`;
  const { person, posted } = outcome;
  const { balance, isSuspensionEnded } = posted;
  const owes =
    balance < 0
      ? `${displayPrice(-balance, context.rules, "forced")} in their favour`
      : displayPrice(balance, context.rules, "forced");
  return [
    nameOf(person),
    (await settledBy(database, person.customerId, reference)) || "nothing",
    `${owes}${isSuspensionEnded ? ", suspension ended" : ""}`,
  ];
};

/** What the file holds besides payments. BANK-01 */
const leftOut = ({ debits, returned, outside }: BankFile): string =>
  [
    ...(debits > 0 ? [` ${counted(debits, "debit")} left out.`] : []),
    ...(returned > 0 ? [` ${returned} of them take back an earlier credit: see post reverse.`] : []),
    ...(outside > 0 ? [` ${counted(outside, "line")} after the table left out.`] : []),
  ].join("");

/**
 * Posts the payments of a bank's file, each to the person whom its words name, and says what did not match. CASH-03,
 * BANK-01
 */
export const postPayments = (context: CommandContext, path: string, options: BankFileOptions) =>
  inOneTransaction(context, async (database) => {
    const file = await bankFileAt(context, database, path, options);
    const { entries } = file;
    const payers = await payersIn(database);
    const occurrences = occurrencesIn(entries);
    const posted: (readonly string[])[] = [];
    const unmatched: (readonly string[])[] = [];
    for (const [index, each] of entries.entries()) {
      const outcome = await postLine(context, database, each, payers, paymentReference(each, occurrences[index] ?? 0));
      const cells = [String(each.line), displayPrice(each.amount, context.rules, "forced"), each.words];
      if (typeof outcome === "string") unmatched.push([...cells, outcome]);
      else posted.push([...cells, ...outcome]);
    }
    if (posted.length > 0)
      printTable(context.print, ["Line", "Amount", "Reference", "Who", "Settles", "Owes now"], posted);
    if (unmatched.length > 0) {
      context.print("These lines are not posted:");
      printTable(context.print, ["Line", "Amount", "Reference", "Why"], unmatched);
    }
    context.print(`${posted.length} of ${entries.length} lines are new payments.${leftOut(file)}`);
  });
