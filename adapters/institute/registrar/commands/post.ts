import type { TransactionType } from "../../../../domain/fees/account.ts";
import { calendarDate, displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice, whyNoAmount, type Pence } from "../../../../domain/kernel/money.ts";
import { postTransaction } from "../../areas/fees/post-transaction.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { nameOf, personOf } from "../people.ts";

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
    const existing =
      reference !== undefined &&
      (await database
        .selectFrom("transactions")
        .select("reference")
        .where("reference", "=", reference)
        .executeTakeFirst());
    if (existing) throw new CommandError(`${existing.reference} has been posted already.`);
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
