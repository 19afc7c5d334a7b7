import { createHash } from "node:crypto";

import * as z from "zod";

import { occurrencesIn, type BankLine } from "../../../../domain/fees/bank-lines.ts";
import { settle } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice } from "../../../../domain/kernel/money.ts";
import { transactionsOf } from "../../areas/fees/fees.store.ts";
import { payersIn, postReceivedPayment, type Payers } from "../../areas/fees/received-payments.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { inOneTransaction, type CommandContext } from "../command-context.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import { readRows } from "../records/read-rows.ts";
import { amount, day, words } from "../records/record-file.ts";

const line = z.object({ reference: words(300), amount, date: z.optional(day) });

interface NumberedLine extends BankLine {
  readonly number: number;
}

/** The lines of a bank file; a file with anything wrong in it is refused whole. CASH-01 */
const readBankFile = (path: string, otherwise: CalendarDate): readonly NumberedLine[] =>
  readRows(path, line).rows.map(({ number, row: { reference, amount: written, date = otherwise } }) => ({
    number,
    reference,
    date,
    amount: amountOf(written) ?? 0,
  }));

/** Idempotent reference of a line of a bank file: posting the same file again adds nothing. */
const paymentReference = ({ reference, amount: paid, date }: BankLine, occurrence: number): string =>
  `BANK-${createHash("sha256")
    .update(JSON.stringify([reference, paid, date, occurrence]))
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
  { reference: payer, amount: paid, date }: BankLine,
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

/**
 * Posts the payments of a bank file, each to the person whom its reference names, and says what did not match. CASH-03
 */
export const postPayments = (context: CommandContext, path: string, { date }: { readonly date?: CalendarDate }) =>
  inOneTransaction(context, async (database) => {
    const lines = readBankFile(path, date ?? context.today);
    const payers = await payersIn(database);
    const occurrences = occurrencesIn(lines);
    const posted: (readonly string[])[] = [];
    const unmatched: (readonly string[])[] = [];
    for (const [index, each] of lines.entries()) {
      const outcome = await postLine(context, database, each, payers, paymentReference(each, occurrences[index] ?? 0));
      const cells = [String(each.number), displayPrice(each.amount, context.rules, "forced"), each.reference];
      if (typeof outcome === "string") unmatched.push([...cells, outcome]);
      else posted.push([...cells, ...outcome]);
    }
    if (posted.length > 0)
      printTable(context.print, ["Line", "Amount", "Reference", "Who", "Settles", "Owes now"], posted);
    if (unmatched.length > 0) {
      context.print("These lines are not posted:");
      printTable(context.print, ["Line", "Amount", "Reference", "Why"], unmatched);
    }
    context.print(`${posted.length} of ${lines.length} lines are new payments.`);
  });
