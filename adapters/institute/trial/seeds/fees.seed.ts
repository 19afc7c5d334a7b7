import type { UserType } from "../../../../domain/customer/user-type.ts";
import type { Subscription, Transaction } from "../../../../domain/fees/account.ts";
import { subscriptionPurpose } from "../../../../domain/fees/purpose.ts";
import { plusDays, yearOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import type { TransactionRow } from "../../areas/fees/fees.table.ts";
import { flag } from "../../platform/storage/tables.ts";
import type { SeededPerson, Seeding } from "../person.ts";

const annualFee: Readonly<Record<UserType, Pence>> = {
  member: 268_50,
  student: 134_00,
  affiliate: 134_00,
  graduate: 134_00,
  firm: 1_250_00,
};

/** Fee of members on the register of retired members. RETR-06 */
const retiredFee: Pence = 134_25;

const yearsOnRecord = 3;

type SeededPosting = Omit<Transaction, "reference" | "receiptAvailable">;

/** Seeded postings have no author. */
const unposted = {
  settles: null,
  reverses: null,
  reason: null,
  effects: null,
  bankLine: null,
  postedBy: null,
  postedAt: null,
};

const isOverdue = ({ traits }: SeededPerson): boolean =>
  traits.suspension !== undefined || (traits.notifications ?? []).includes("PAYMENT_OVERDUE");

/** Due date of the latest subscription: paid, owed or late. */
const latestDueDate = (person: SeededPerson, isOwed: boolean, today: CalendarDate): CalendarDate => {
  if (!isOwed) return plusDays(today, -200);
  return plusDays(today, isOverdue(person) ? -30 : 40);
};

const posted = (subscription: Subscription): readonly SeededPosting[] => {
  const { year, amount, dueDate, status } = subscription;
  const description = `Annual subscription ${year}`;
  const charge = { date: plusDays(dueDate, -60), description, amount, type: "CHARGE", status: "COMPLETED" } as const;
  const purpose = subscriptionPurpose(year);
  if (status !== "PAID") return [{ ...charge, purpose }];
  const payment = { ...charge, date: plusDays(dueDate, -12), type: "PAYMENT" } as const;
  return [
    { ...charge, purpose },
    { ...payment, description: `Payment by card: annual subscription ${year}` },
  ];
};

/** A person's charges and payments, as stored on a day. Their sum is the person's balance. */
export const feesRows = (person: SeededPerson, today: CalendarDate) => {
  const { customerId, traits, type } = person;
  const fee = annualFee[type];
  const unpaid = Math.round((traits.balance ?? 0) / fee);
  const latest = latestDueDate(person, unpaid > 0, today);
  const subscriptions = Array.from({ length: yearsOnRecord }, (_, back): Subscription => {
    const dueDate = plusDays(latest, -365 * back);
    const late = dueDate < today ? "OVERDUE" : "DUE";
    // A member who retired a year ago has one subscription after that, the latest.
    const amount = traits.isRetired === true && back === 0 ? retiredFee : fee;
    return { year: yearOf(latest) - back, amount, dueDate, status: back < unpaid ? late : "PAID" };
  });
  const others = (traits.transactions ?? []).map(({ daysAgo, ...rest }): SeededPosting => ({
    ...rest,
    date: plusDays(today, -daysAgo),
  }));
  const inOrder = [...subscriptions.flatMap(posted), ...others].sort((one, other) => (one.date < other.date ? -1 : 1));
  const transactions = inOrder.map((transaction, index): TransactionRow => ({
    date: transaction.date,
    description: transaction.description,
    amount: transaction.amount,
    type: transaction.type,
    status: transaction.status,
    customerId,
    reference: `${transaction.type === "CHARGE" ? "INV" : "PAY"}-${customerId}-${String(index + 1).padStart(2, "0")}`,
    ...unposted,
    purpose: transaction.purpose ?? null,
    dueDate: transaction.dueDate ?? null,
    receiptAvailable: flag(transaction.type === "PAYMENT" && transaction.status === "COMPLETED"),
  }));
  return { subscriptions: subscriptions.map((subscription) => ({ ...subscription, customerId })), transactions };
};

/** Stores a person's charges and payments. */
export const seedFees = async ({ database, person, today }: Seeding): Promise<void> => {
  const { subscriptions, transactions } = feesRows(person, today);
  await database
    .insertInto("subscriptions")
    .values(subscriptions.map(({ status: _, ...fee }) => fee))
    .execute();
  await database.insertInto("transactions").values(transactions).execute();
};
