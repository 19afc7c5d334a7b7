import { userTypeOf, type UserType } from "../../../../domain/customer/user-type.ts";
import { subscriptionPurpose } from "../../../../domain/fees/purpose.ts";
import { isChargeRuledOut } from "../../../../domain/institute/fees/fee-run-undo.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import type { RowOf } from "../../platform/storage/define-table.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import type { ActionContext } from "../use-case-context.ts";
import { subscriptionsTable } from "./fees.table.ts";
import { addTransactions, transactionRow } from "./post-transaction.ts";

/** A year's subscriptions to charge. */
export interface SubscriptionsToCharge<Payer> {
  readonly year: number;
  readonly dueDate: CalendarDate;
  readonly payers: readonly Payer[];
}

interface PayerToCharge {
  readonly person: Pick<CustomerRow, "customerId" | "customerType">;
  readonly fee: Pence;
}

const referenceOf = (year: number, customerId: string): string => `SUB-${year}-${customerId}`;

/** The subscriptions of a year that some people have, by ID. */
const subscriptionsOf = async ({ database }: ActionContext, year: number, customerIds: readonly string[]) => {
  const rows = await database
    .selectFrom("subscriptions")
    .selectAll()
    .where("year", "=", year)
    .where("customerId", "in", customerIds)
    .execute();
  return new Map(rows.map((row) => [row.customerId, row]));
};

/** The postings about a year's subscription of some people, by ID. */
const subscriptionPostings = async ({ database }: ActionContext, year: number, customerIds: readonly string[]) =>
  groupByCustomer(
    await database
      .selectFrom("transactions as posting")
      .leftJoin("transactions as counter", "counter.reverses", "posting.reference")
      .select(["posting.customerId", "posting.reference", "posting.type", "posting.reverses"])
      .select("counter.reference as reversedBy")
      .where("posting.customerId", "in", customerIds)
      .where(({ or, eb }) =>
        or([
          eb("posting.purpose", "=", subscriptionPurpose(year)),
          eb(
            "posting.reference",
            "in",
            customerIds.map((id) => referenceOf(year, id)),
          ),
        ]),
      )
      .execute(),
  );

interface ChargeToMake extends PayerToCharge {
  readonly reference: string;
  /** The subscription whose charge was taken back with its run. */
  readonly earlier: RowOf<typeof subscriptionsTable> | undefined;
}

/** Filters the payers who can be charged for a year, and gives each an unused reference. */
const chargesToMake = async <Payer extends PayerToCharge>(
  context: ActionContext,
  year: number,
  payers: readonly Payer[],
): Promise<readonly (ChargeToMake & { readonly payer: Payer })[]> => {
  const ids = payers.map(({ person }) => person.customerId);
  const subscriptions = await subscriptionsOf(context, year, ids);
  const postings = await subscriptionPostings(context, year, ids);
  return payers.flatMap((payer) => {
    const { person, fee } = payer;
    const earlier = subscriptions.get(person.customerId);
    const own = postings.get(person.customerId) ?? [];
    if (isChargeRuledOut(own) || (earlier && own.length === 0)) return [];
    const reference = referenceOf(year, person.customerId);
    const count = own.filter((each) => each.reference.startsWith(reference)).length;
    return [{ payer, person, fee, earlier, reference: count === 0 ? reference : `${reference}-${String(count + 1)}` }];
  });
};

/** Charges people, in a few statements. */
const chargeAll = async (
  context: ActionContext,
  charges: readonly ChargeToMake[],
  { year, dueDate, descriptionFor }: { year: number; dueDate: CalendarDate; descriptionFor: (type: string) => string },
): Promise<void> => {
  const { database, today } = context;
  const subscriptionOf = ({ person: { customerId }, fee: amount }: ChargeToMake) => ({
    customerId,
    year,
    amount,
    dueDate,
  });
  const rows = charges.map(({ person: { customerId, customerType }, fee: amount, reference }) =>
    transactionRow(context, customerId, {
      type: "CHARGE",
      amount,
      description: descriptionFor(customerType),
      date: today,
      reference,
      purpose: subscriptionPurpose(year),
    }),
  );
  await database
    .insertInto("subscriptions")
    .values(charges.map(subscriptionOf))
    .onConflict((conflict) =>
      conflict.columns(["customerId", "year"]).doUpdateSet(({ ref }) => ({
        amount: ref("excluded.amount"),
        dueDate: ref("excluded.dueDate"),
      })),
    )
    .execute();
  await auditAll(
    context,
    database,
    charges.map((charge) => ({
      kind: "subscriptions",
      record: String(year),
      before: charge.earlier && heldRecord(subscriptionsTable, charge.earlier),
      after: { customerId: charge.person.customerId, ...heldRecord(subscriptionsTable, subscriptionOf(charge)) },
    })),
  );
  await addTransactions(context, database, rows);
};

/**
 * Charges a year's subscription once per person and year; returns those who were charged now. People who were charged
 * before stay as they are, also when the charge was taken back, unless it was taken back with its run. Requires a
 * transaction. YEAR-05
 */
export const chargeSubscriptions = async <Payer extends PayerToCharge>(
  context: ActionContext,
  { year, dueDate, payers }: SubscriptionsToCharge<Payer>,
): Promise<readonly Payer[]> => {
  const descriptions = new Map<UserType | undefined, string>();
  for (const type of new Set(payers.map(({ person }) => userTypeOf(person.customerType)))) {
    const { subscription } = await context.mails.library.document("transaction-descriptions", type);
    descriptions.set(type, fillLine(subscription, { year: String(year) }));
  }
  const descriptionFor = (type: string): string => descriptions.get(userTypeOf(type)) ?? "";
  const charged: Payer[] = [];
  for (const piece of chunked(payers, peopleAtOnce)) {
    const ids = piece.map(({ person }) => person.customerId);
    await lockCustomers(context.database, ids);
    const charges = await chargesToMake(context, year, piece);
    if (charges.length > 0) await chargeAll(context, charges, { year, dueDate, descriptionFor });
    charged.push(...charges.map(({ payer }) => payer));
  }
  return charged;
};
