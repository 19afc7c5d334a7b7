import type { TransactionType } from "../../../../domain/fees/account.ts";
import { calendarDate, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice, whyNoAmount, type Pence } from "../../../../domain/kernel/money.ts";
import { isPosted } from "../../areas/fees/fees.store.ts";
import { postTransaction } from "../../areas/fees/post-transaction.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";
import { postPayments } from "./post-payments.ts";

export interface Posting {
  readonly amount: string;
  readonly description: string;
  readonly date?: string;
  readonly reference?: string;
}

const postedAmount = (text: string): Pence => {
  const amount = amountOf(text);
  if (amount === undefined) throw new CommandError(`--amount ${whyNoAmount(text)}.`);
  if (amount === 0) throw new CommandError("--amount has to be above 0.00.");
  return amount;
};

/** Posts a charge or a payment to a person's transactions, which changes the balance. FEES-03, LAND-02 */
export const post = (context: CommandContext, type: TransactionType, who: string, posting: Posting) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    const date = posting.date === undefined ? context.today : calendarDate(posting.date);
    if (!date) throw new CommandError("--date has to be a day as 2026-03-04.");
    const { reference } = posting;
    if (reference !== undefined && (await isPosted(database, reference)))
      throw new CommandError(`${reference} has been posted already.`);
    const amount = postedAmount(posting.amount);
    const { description } = posting;
    const { transaction, balance, isSuspensionEnded } = await postTransaction(context, database, person, {
      type,
      amount,
      description,
      date,
      reference,
    });
    context.print(
      `${nameOf(person)}: ${type === "CHARGE" ? "charged" : "paid"} ${displayPrice(transaction.amount, context.rules, "forced")} on ${displayDate(date, context.rules)}, ${transaction.reference}. ` +
        `They owe ${displayPrice(balance, context.rules, "forced")} now.${isSuspensionEnded ? " Their suspension has ended." : ""}`,
    );
  });

/** `registrar post charge`, `payment` and `payments` */
export const postCommands: RegisterCommand = ({ command, program, withContext }) => {
  const posting = program
    .command("post")
    .description("post a charge or a payment to someone's account, or the payments of a bank file");
  for (const [kind, type] of [
    ["charge", "CHARGE"],
    ["payment", "PAYMENT"],
  ] as const)
    command(`${kind} <person>`, `post a ${kind}`, posting)
      .requiredOption("--amount <amount>", "with two decimals: 268.50")
      .requiredOption("--description <words>", "description of the transaction")
      .option("--date <day>", "as 2026-03-04; today by default")
      .option("--reference <reference>", "of the transaction; a new one by default")
      .action((who: string, options: CommonOptions & Posting) =>
        withContext(options, (context) => post(context, type, who, options)),
      );

  command(
    "payments <file>",
    "post the payments of a bank file of CSV: reference, amount and, if it has one, date",
    posting,
  )
    .option("--date <day>", "of lines without one, as 2026-03-04; today by default", parseDay)
    .action((path: string, options: CommonOptions & { date?: CalendarDate }) =>
      withContext(options, (context) => postPayments(context, path, options)),
    );
};
