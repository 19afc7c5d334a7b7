import { InvalidArgumentError, type Command } from "commander";

import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { afterReversal, balanceWords, reversalWords } from "../../areas/fees/balance-words.ts";
import { refundCredit } from "../../areas/fees/refund-credit.ts";
import { reversePosting, suspensionUndecided } from "../../areas/fees/reverse-posting.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { assertNew } from "../assert-new.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseAmount, parseDay } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import type { Registry } from "../registry.ts";

interface ReverseOptions {
  readonly reason: string;
  readonly paidOut?: boolean;
  readonly date?: CalendarDate;
  readonly reference?: string;
  /** Whether the suspension returns. */
  readonly suspension?: boolean;
}

const parseSuspension = (text: string): boolean => {
  if (text !== "returns" && text !== "ended") throw new InvalidArgumentError("It has to be returns or ended.");
  return text === "returns";
};

/** Asks for the option that decides whether a suspension returns. */
const askForSuspension = (error: unknown): never => {
  throw error instanceof RefusalError && error.code === suspensionUndecided
    ? new CommandError(`${error.message} Add --suspension returns or --suspension ended.`)
    : error;
};

/** Takes back a posting by a counter-posting. CORR-01 */
const reverse = (context: CommandContext, reversed: string, options: ReverseOptions) =>
  inOneTransaction(context, async (database) => {
    const { print, rules, today } = context;
    const { reason, paidOut = false, date = today, reference, suspension } = options;
    await assertNew(database, reference);
    const posted = await reversePosting({ ...context, database }, reversed, {
      reason,
      way: paidOut ? "paid out" : "taken back",
      date,
      reference,
      returnsSuspension: suspension,
    }).catch(askForSuspension);
    print(
      `${nameOf(posted.person)}: ${reversalWords(posted, date, rules)}, ${posted.transaction.reference}. ${afterReversal(rules, posted, context.apply)}`,
    );
  });

interface RefundOptions {
  readonly amount: Pence;
  readonly reason: string;
  readonly date?: CalendarDate;
}

/** Pays out credit. CORR-01 */
const refund = (context: CommandContext, who: string, { date = context.today, ...options }: RefundOptions) =>
  inOneTransaction(context, async (database) => {
    const { print, rules } = context;
    const { customerId } = await personOf(database, who);
    const posted = await refundCredit({ ...context, database }, customerId, { ...options, date });
    print(
      `${nameOf(posted.person)}: paid out ${displayPrice(options.amount, rules, "forced")} on ${displayDate(date, rules)}, ${posted.transaction.reference}. ${balanceWords(context.rules, posted, context.apply)}`,
    );
  });

/** `registrar post reverse` and `refund` */
export const registerReversals = ({ command, withContext }: Registry, posting: Command): void => {
  command("reverse <reference>", "take back a charge or a payment by a counter-posting", posting)
    .requiredOption("--reason <words>", "why, as the member reads it")
    .option("--paid-out", "the money of a payment was paid back")
    .option("--date <day>", "of the counter-posting, as 2026-03-04; today by default", parseDay)
    .option(
      "--reference <reference>",
      "of the counter-posting, such as the number of the credit note; a new one by default",
    )
    .option(
      "--suspension <answer>",
      "whether a suspension returns that the payment ended: returns or ended",
      parseSuspension,
    )
    .action((reference: string, options: CommonOptions & ReverseOptions) =>
      withContext(options, (context) => reverse(context, reference, options)),
    );
  command("refund <person>", "pay out credit that no charge has used", posting)
    .requiredOption("--amount <amount>", "with two decimals: 31.50", parseAmount)
    .requiredOption("--reason <words>", "why, as the member reads it")
    .option("--date <day>", "as 2026-03-04; today by default", parseDay)
    .action((who: string, options: CommonOptions & RefundOptions) =>
      withContext(options, (context) => refund(context, who, options)),
    );
};
