import { userTypeOf, type UserType } from "../../../../domain/customer/user-type.ts";
import { subscriptionPurpose } from "../../../../domain/fees/purpose.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import type { Acting } from "../acting.ts";
import { subscriptionsTable } from "./fees.table.ts";
import { addTransactions, transactionRow } from "./post-transaction.ts";

/** A year's subscriptions to charge. */
export interface FeeRun<Payer> {
  readonly year: number;
  readonly dueDate: CalendarDate;
  readonly payers: readonly Payer[];
}

interface PayerToCharge {
  readonly person: Pick<CustomerRow, "customerId" | "customerType">;
  readonly fee: Pence;
}

const referenceOf = (year: number, customerId: string): string => `SUB-${year}-${customerId}`;

/** The people among some who have a subscription or a charge of a year, taken back or not. */
const chargedBefore = async (
  { database }: Acting,
  year: number,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const subscriptions = await database
    .selectFrom("subscriptions")
    .select("customerId")
    .where("year", "=", year)
    .where("customerId", "in", customerIds)
    .execute();
  const charges = await database
    .selectFrom("transactions")
    .select("customerId")
    .where("customerId", "in", customerIds)
    .where(({ or, eb }) =>
      or([
        eb("purpose", "=", subscriptionPurpose(year)),
        eb(
          "reference",
          "in",
          customerIds.map((id) => referenceOf(year, id)),
        ),
      ]),
    )
    .execute();
  return new Set([...subscriptions, ...charges].map(({ customerId }) => customerId));
};

/** Charges people who were not charged before, in a few statements. */
const chargeAll = async (
  acting: Acting,
  payers: readonly PayerToCharge[],
  { year, dueDate, descriptionFor }: { year: number; dueDate: CalendarDate; descriptionFor: (type: string) => string },
): Promise<void> => {
  const { database, today } = acting;
  const fees = payers.map(({ person: { customerId }, fee: amount }) => ({ customerId, year, amount, dueDate }));
  const charges = payers.map(({ person: { customerId, customerType }, fee: amount }) =>
    transactionRow(acting, customerId, {
      type: "CHARGE",
      amount,
      description: descriptionFor(customerType),
      date: today,
      reference: referenceOf(year, customerId),
      purpose: subscriptionPurpose(year),
    }),
  );
  await database.insertInto("subscriptions").values(fees).execute();
  await auditAll(
    acting,
    database,
    fees.map((fee) => ({
      kind: "subscriptions",
      record: String(fee.year),
      after: { customerId: fee.customerId, ...heldRecord(subscriptionsTable, fee) },
    })),
  );
  await addTransactions(acting, database, charges);
};

/**
 * Charges a year's subscription once per person and year; returns those who were charged now. Who was charged before,
 * stays as they are, also when the charge was taken back. Requires a transaction. YEAR-05
 */
export const chargeSubscriptions = async <Payer extends PayerToCharge>(
  acting: Acting,
  { year, dueDate, payers }: FeeRun<Payer>,
): Promise<readonly Payer[]> => {
  const descriptions = new Map<UserType | undefined, string>();
  for (const type of new Set(payers.map(({ person }) => userTypeOf(person.customerType)))) {
    const { subscription } = await acting.mails.library.document("transaction-descriptions", type);
    descriptions.set(type, fillLine(subscription, { year: String(year) }));
  }
  const descriptionFor = (type: string): string => descriptions.get(userTypeOf(type)) ?? "";
  const charged: Payer[] = [];
  for (const piece of chunked(payers)) {
    const ids = piece.map(({ person }) => person.customerId);
    await lockCustomers(acting.database, ids);
    const before = await chargedBefore(acting, year, ids);
    const others = piece.filter(({ person }) => !before.has(person.customerId));
    if (others.length > 0) await chargeAll(acting, others, { year, dueDate, descriptionFor });
    charged.push(...others);
  }
  return charged;
};
