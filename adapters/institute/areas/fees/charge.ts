import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { postingsInForce } from "../../../../domain/fees/postings.ts";
import { subscriptionYearOf } from "../../../../domain/fees/purpose.ts";
import { calendarDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { changeWithAudit } from "../../platform/storage/change-with-audit.ts";
import type { ActionContext } from "../use-case-context.ts";
import { accountToPost } from "./account-to-post.ts";
import { ledgerOf } from "./fees.store.ts";
import { subscriptionsTable } from "./fees.table.ts";
import { postTransaction } from "./post-transaction.ts";
import type { PostedForPerson } from "./record-payment.ts";

/** A charge to make. */
export interface NewCharge {
  readonly amount: Pence;
  readonly date: CalendarDate;
  /** "subscription 2027", or other words. */
  readonly purpose?: string | undefined;
  /** By default that of the subscription, or the day of the charge. */
  readonly dueDate?: CalendarDate | undefined;
  /** What the member reads; by default the purpose. */
  readonly description?: string | undefined;
  readonly reference?: string | undefined;
}

/** A posted charge with its person and its due date. */
export interface PostedCharge extends PostedForPerson {
  readonly dueDate: CalendarDate;
}

/** Stores the subscription that a charge is for, with its amount and due date. */
const putSubscription = async (
  context: ActionContext,
  customerId: string,
  fee: { readonly year: number; readonly amount: Pence; readonly dueDate: CalendarDate },
): Promise<void> => {
  const { database } = context;
  const { amount, dueDate } = fee;
  await changeWithAudit(context, database, subscriptionsTable, customerId, () =>
    database
      .insertInto("subscriptions")
      .values({ customerId, ...fee })
      .onConflict((conflict) => conflict.columns(["customerId", "year"]).doUpdateSet({ amount, dueDate }))
      .execute(),
  );
};

/** Charges a subscription; throws a refusal when the year is charged already. */
const chargeYear = async (
  context: ActionContext,
  person: CustomerRow,
  year: number,
  { dueDate: given, ...charge }: NewCharge,
): Promise<PostedCharge> => {
  const { database, rules, mails } = context;
  const { customerId, customerType } = person;
  const { fees, transactions } = await ledgerOf(database, customerId);
  const earlier = postingsInForce(transactions).find(
    ({ type, purpose }) => type === "CHARGE" && subscriptionYearOf(purpose) === year,
  );
  if (earlier)
    throw new RefusalError(
      "conflict",
      "CHARGED_ALREADY",
      `The subscription of ${year} was charged by ${earlier.reference}. Take that back first.`,
    );
  const dueDate =
    given ?? fees.find((fee) => fee.year === year)?.dueDate ?? calendarDate(`${year}-${rules.fees.due}`) ?? charge.date;
  await putSubscription(context, customerId, { year, amount: charge.amount, dueDate });
  const texts = await mails.library.document("transaction-descriptions", userTypeOf(customerType));
  const description = charge.description ?? fillLine(texts.subscription, { year: String(year) });
  return {
    ...(await postTransaction(context, database, person, { ...charge, type: "CHARGE", description })),
    person,
    dueDate,
  };
};

/**
 * Charges a person for a purpose, to be paid by a due date, on the surviving account. Requires a transaction. CORR-02,
 * FEES-03, LIFE-02
 */
export const charge = async (context: ActionContext, customerId: string, given: NewCharge): Promise<PostedCharge> => {
  const { database } = context;
  const person = await accountToPost(database, customerId, "CHARGE");
  const year = subscriptionYearOf(given.purpose);
  if (year !== undefined) return chargeYear(context, person, year, given);
  const { purpose, description = purpose ?? "", dueDate = given.date } = given;
  const posting = { ...given, type: "CHARGE", description, dueDate } as const;
  return { ...(await postTransaction(context, database, person, posting)), person, dueDate };
};
