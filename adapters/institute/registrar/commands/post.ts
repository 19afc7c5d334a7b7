import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { balanceWords } from "../../areas/fees/balance-words.ts";
import { charge } from "../../areas/fees/charge.ts";
import { takePayment } from "../../areas/fees/take-payment.ts";
import { assertNew } from "../assert-new.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseAmount, parseBankColumns, parseDay } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";
import { postPayments, type BankFileOptions } from "./post-payments.ts";
import { registerReversals } from "./post-reverse.ts";

interface Posting {
  readonly amount: Pence;
  readonly description?: string;
  readonly date?: CalendarDate;
  readonly reference?: string;
}

interface ChargePosting extends Posting {
  readonly due?: CalendarDate;
  readonly for?: string;
}

interface PaymentPosting extends Posting {
  readonly settles?: readonly string[];
}

/** Posts a charge to a person's account. FEES-03, CORR-02 */
const postCharge = (context: CommandContext, who: string, { due, for: purpose, ...posting }: ChargePosting) =>
  inOneTransaction(context, async (database) => {
    const { print, rules, today } = context;
    const { amount, description, reference, date = today } = posting;
    if (purpose === undefined && description === undefined)
      throw new CommandError("Say with --for what the charge is for, such as “subscription 2027” or “Workshop”.");
    const { customerId } = await personOf(database, who);
    await assertNew(database, reference);
    const posted = await charge({ ...context, database }, customerId, {
      amount,
      date,
      purpose: purpose ?? description,
      dueDate: due,
      description,
      reference,
    });
    print(
      `${nameOf(posted.person)}: charged ${displayPrice(amount, rules, "forced")} on ${displayDate(date, rules)}, due by ${displayDate(posted.dueDate, rules)}, ${posted.transaction.reference}. ${balanceWords(context.rules, posted, context.apply)}`,
    );
  });

/** Posts a payment to a person's account. FEES-03, CASH-02 */
const postPayment = (context: CommandContext, who: string, posting: PaymentPosting) =>
  inOneTransaction(context, async (database) => {
    const { print, rules, today } = context;
    const { amount, description = "", reference, settles, date = today } = posting;
    const { customerId } = await personOf(database, who);
    await assertNew(database, reference);
    const payment = { amount, description, date, reference, ...(settles ? { settles } : {}) };
    const posted = await takePayment({ ...context, database }, customerId, payment);
    print(
      `${nameOf(posted.person)}: paid ${displayPrice(amount, rules, "forced")} on ${displayDate(date, rules)}, ${posted.transaction.reference}. ${balanceWords(context.rules, posted, context.apply)}`,
    );
  });

/** `registrar post charge`, `payment`, `payments`, `reverse` and `refund` */
export const postCommands: RegisterCommand = (registry) => {
  const { command, program, withContext } = registry;
  const posting = program
    .command("post")
    .description("post a charge or a payment to someone's account, take a posting back, or read a bank file");
  command("charge <person>", "post a charge", posting)
    .requiredOption("--amount <amount>", "with two decimals: 268.50", parseAmount)
    .option("--due <day>", "last day to pay, as 2026-03-04; by default the day of the charge", parseDay)
    .option("--for <text>", "what the charge is for: “subscription 2027”, or other words")
    .option("--description <words>", "what the member reads; by default what the charge is for")
    .option("--date <day>", "as 2026-03-04; today by default", parseDay)
    .option("--reference <reference>", "of the charge; a new one by default")
    .action((who: string, options: CommonOptions & ChargePosting) =>
      withContext(options, (context) => postCharge(context, who, options)),
    );
  command("payment <person>", "post a payment", posting)
    .requiredOption("--amount <amount>", "with two decimals: 268.50", parseAmount)
    .requiredOption("--description <words>", "what the member reads")
    .option("--settles <references...>", "the charges that it pays; the oldest by default")
    .option("--date <day>", "as 2026-03-04; today by default", parseDay)
    .option("--reference <reference>", "of the payment; a new one by default")
    .action((who: string, options: CommonOptions & PaymentPosting) =>
      withContext(options, (context) => postPayment(context, who, options)),
    );
  command("payments <file>", "post the payments of a bank's file: CSV, CAMT.053 or MT940", posting)
    .option("--date <day>", "of entries without a day, as 2026-03-04", parseDay)
    .option(
      "--columns <columns>",
      "the columns of CSV, kept for this heading: amount=…,reference=…,date=…",
      parseBankColumns,
    )
    .action((path: string, options: CommonOptions & BankFileOptions) =>
      withContext(options, (context) => postPayments(context, path, options)),
    );
  registerReversals(registry, posting);
};
