import * as z from "zod";

import type { ResourceKey } from "../../../../domain/documents/key-resources.ts";
import { transactionStatuses, transactionTypes, type Transaction } from "../../../../domain/fees/account.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { words } from "../../platform/storage/column-rules.ts";
import { held, imported, maybe, personId, year } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";

export const subscriptionsTable = defineTable("subscriptions", {
  record: { name: "subscriptions", key: ["customerId", "year"] },
  ofPerson: { words: "subscriptions", keptBecause: "accounts have to be kept", merger: ["year"] },
  columns: {
    customerId: personId,
    year,
    amount: imported(held.amount(), "Amount with two decimals: 268.50."),
    dueDate: imported(held.day(), "Due date."),
  },
});

export const transactionsTable = defineTable("transactions", {
  record: { name: "transactions", key: ["reference"] },
  ofPerson: { words: "charges and payments", keptBecause: "accounts have to be kept", merger: "moved" },
  columns: {
    customerId: personId,
    date: imported(held.day(), "Day of the transaction."),
    reference: imported(held.text(), "The unique reference.", words(60)),
    description: imported(held.text(), "Description of the transaction.", words(200)),
    amount: imported(held.amount(), "Amount with two decimals: 268.50."),
    type: imported(held.code<Transaction["type"]>(), "What kind it is.", z.enum(transactionTypes)),
    status: imported(
      held.code<Transaction["status"]>(),
      "Status; only completed transactions count.",
      z.enum(transactionStatuses),
    ),
    receiptAvailable: imported(held["yes or no"](), "Whether there is a receipt."),
    purpose: imported(maybe.text(), "What a charge is for: subscription 2027, or other words.", words(200)),
    dueDate: imported(
      maybe.day(),
      "Due date of a charge. A subscription's charge without one is due with its subscription.",
    ),
    settles: imported(
      maybe.json(),
      "References of the charges that a payment pays, instead of the oldest.",
      z.array(words(60)),
    ),
    reverses: imported(maybe.text(), "Reference of the posting that this one takes back.", words(60)),
    reason: imported(maybe.message(), "Why it was taken back or paid out, as the member reads it."),
    /** What the posting ended when it was made. */
    effects: maybe.json(),
    /** The credit of a bank's file that a payment, or its take-back, is about. */
    bankLine: maybe.text(),
    postedBy: imported(maybe.author(), "Who posted it."),
    postedAt: imported(maybe.instant(), "When it was posted."),
  },
});

/** A posting as stored; rows of earlier releases lack who posted them when. */
export type TransactionRow = RowOf<typeof transactionsTable>;

/** What a posting ended when it was made; kept so that reversing the posting can restore it. CORR-01 */
export interface PostingEffects {
  readonly suspension?: { readonly code: string; readonly graceEnds?: CalendarDate | undefined };
  /** Documents that were withheld for fees. */
  readonly documents?: readonly ResourceKey[];
}

/** What a stored posting ended when it was made. */
export const effectsOf = ({ effects }: Pick<TransactionRow, "effects">): PostingEffects =>
  JSON.parse(effects ?? "{}") as PostingEffects;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    subscriptions: RowOf<typeof subscriptionsTable>;
    transactions: TransactionRow;
  }
}
