import { isSettled, owedBy } from "../../../domain/fees/transactions.ts";
import type { TransactionType } from "../../../domain/fees/account.ts";
import { calendarDate, displayDate, yearOf } from "../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice, whyNoAmount, type Pence } from "../../../domain/kernel/money.ts";
import { notificationCodesOf } from "../../customer/storage.ts";
import { newReference } from "../../submissions/submitted.ts";
import type { Database } from "../../institute/storage/storage.ts";
import { flag } from "../../institute/storage/tables.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { auditAt, nameOf, personOf } from "../people.ts";
import { replaceNotifications } from "./notify.ts";

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

/** Nothing is owed: the subscriptions are paid, and nobody is told of a payment that is overdue. FEES-03 */
const settle = async (context: CommandContext, database: Database, customerId: string): Promise<void> => {
  await database.updateTable("subscriptions").set({ status: "PAID" }).where("customerId", "=", customerId).execute();
  const codes = await notificationCodesOf(database, customerId);
  await replaceNotifications(context, database, { customerId }, codes.filter((code) => code !== "PAYMENT_OVERDUE"));
};

/** Posts a charge or a payment: it stands among the transactions, and what is owed follows. FEES-03, LAND-02 */
export const post = (context: CommandContext, type: TransactionType, who: string, posting: Posting) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    const date = posting.date === undefined ? context.today : calendarDate(posting.date);
    if (!date) throw new CommandError("--date has to be a day as 2026-03-04.");
    const reference = posting.reference ?? newReference(`${type === "CHARGE" ? "INV" : "PAY"}-${yearOf(date)}`);
    const taken = await database.selectFrom("transactions").select("reference").where("reference", "=", reference).executeTakeFirst();
    if (taken) throw new CommandError(`${reference} has been posted already.`);
    const transaction = {
      reference,
      customerId: person.customerId,
      date,
      description: posting.description,
      amount: postedAmount(posting.amount),
      type,
      status: "COMPLETED",
      receiptAvailable: flag(type === "PAYMENT"),
    } as const;
    await database.insertInto("transactions").values(transaction).execute();
    const balance = person.balance + owedBy(transaction);
    await database.updateTable("customers").set({ balance }).where("customerId", "=", person.customerId).execute();
    if (isSettled(balance)) await settle(context, database, person.customerId);
    await auditAt(context, database, { customerId: person.customerId, kind: "transactions", before: undefined, after: transaction });
    context.print(
      `${nameOf(person)}: ${type === "CHARGE" ? "charged" : "paid"} ${displayPrice(transaction.amount, "forced")} on ${displayDate(date)}, ${reference}. ` +
        `They owe ${displayPrice(balance, "forced")} now.`,
    );
  });
