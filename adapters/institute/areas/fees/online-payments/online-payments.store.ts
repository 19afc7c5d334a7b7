import {
  settlesLateFees,
  type OnlinePayment,
  type OnlinePaymentState,
  type PaidItem,
} from "../../../../../domain/fees/paying.ts";
import { reversalOf } from "../../../../../domain/fees/postings.ts";
import type { BegunPayment } from "../../../platform/payments/payment-provider.ts";
import { batchedQuery } from "../../../platform/storage/batched-query.ts";
import { held, omitted, maybe, personId } from "../../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../../platform/storage/define-table.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { ledgerOf } from "../fees.store.ts";
import { effectsOf } from "../fees.table.ts";

export const onlinePaymentsTable = defineTable("onlinePayments", {
  ofPerson: { words: "payments begun online", keptBecause: "accounts have to be kept", merger: "moved" },
  columns: {
    customerId: personId,
    /** Also the reference of its posting. */
    reference: held.text(),
    amount: held.amount(),
    /** What it is to pay, or what it paid, as JSON. */
    items: held.json(),
    state: held.code<OnlinePaymentState>(),
    /** Absent until the provider has begun it. */
    providerId: maybe.text(),
    address: omitted.secret(maybe.text()),
    startedAt: held.instant(),
    changedAt: held.instant(),
  },
});

/** A payment that somebody began on the provider's pages. */
export type OnlinePaymentRow = RowOf<typeof onlinePaymentsTable>;

declare module "../../../platform/storage/tables.ts" {
  interface Tables {
    onlinePayments: OnlinePaymentRow;
  }
}

export const itemsOf = ({ items }: Pick<OnlinePaymentRow, "items">): readonly PaidItem[] =>
  JSON.parse(items) as readonly PaidItem[];

/** The payment with a reference. */
export const onlinePaymentOf = (database: Database, reference: string): Promise<OnlinePaymentRow | undefined> =>
  database.selectFrom("onlinePayments").selectAll().where("reference", "=", reference).executeTakeFirst();

/** A customer's payments that are open or being confirmed. */
export const unfinishedPaymentsOf = (database: Database, customerId: string): Promise<readonly OnlinePaymentRow[]> =>
  database
    .selectFrom("onlinePayments")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("state", "in", ["OPEN", "CONFIRMING"])
    .orderBy("startedAt")
    .execute();

/** A customer's payments that are being confirmed: neither posted nor given up. FEES-03 */
export const paymentsBeingConfirmed = batchedQuery((database, customerId) =>
  database
    .selectFrom("onlinePayments")
    .select(["reference", "amount", "items", "startedAt"])
    .where("customerId", "=", customerId)
    .where("state", "=", "CONFIRMING")
    .orderBy("startedAt", "desc"),
);

/** The payments of anybody that are open or being confirmed, and were begun before an instant, oldest first. */
export const unfinishedPayments = (database: Database, before: number): Promise<readonly OnlinePaymentRow[]> =>
  database
    .selectFrom("onlinePayments")
    .selectAll()
    .where("state", "in", ["OPEN", "CONFIRMING"])
    .where("startedAt", "<", before)
    .orderBy("startedAt")
    .execute();

const day = 24 * 60 * 60_000;

/** The payments that were begun more than a day ago and are not finished, oldest first: a provider ends or posts most within one. */
export const stuckPayments = (database: Database, now: Date): Promise<readonly OnlinePaymentRow[]> =>
  unfinishedPayments(database, now.getTime() - day);

export const addOnlinePayment = async (database: Database, row: OnlinePaymentRow): Promise<void> => {
  await database.insertInto("onlinePayments").values(row).execute();
};

/** Stores by what the provider knows a payment that was begun. */
export const storeBegunPayment = async (database: Database, reference: string, begun: BegunPayment): Promise<void> => {
  await database.updateTable("onlinePayments").set(begun).where("reference", "=", reference).execute();
};

/** Stores what became of a payment. */
export const changeOnlinePayment = async (
  database: Database,
  reference: string,
  change: Pick<OnlinePaymentRow, "state" | "changedAt"> & Partial<Pick<OnlinePaymentRow, "amount" | "items">>,
): Promise<void> => {
  await database.updateTable("onlinePayments").set(change).where("reference", "=", reference).execute();
};

/** A customer's payment as they see it, with what its posting ended; undefined when they have none of that reference. */
export const paymentSeenBy = async (
  database: Database,
  customerId: string,
  reference: string,
): Promise<OnlinePayment | undefined> => {
  const row = await onlinePaymentOf(database, reference);
  if (row?.customerId !== customerId) return undefined;
  const { amount, state, address } = row;
  const seen = { reference, amount, state, items: itemsOf(row) };
  if (state !== "PAID") return { ...seen, address: state === "OPEN" ? (address ?? undefined) : undefined };
  const posting = await database
    .selectFrom("transactions")
    .select(["date", "effects"])
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const ledger = await ledgerOf(database, customerId);
  const { suspension, documents = [] } = effectsOf(posting);
  return {
    ...seen,
    paidOn: posting.date,
    hasSettledLateFees: settlesLateFees(ledger, reference, posting.date),
    hasEndedSuspension: suspension !== undefined,
    hasReleasedDocuments: documents.length > 0,
    isTakenBack: reversalOf(ledger.transactions, reference) !== undefined,
  };
};
