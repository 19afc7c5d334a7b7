import * as z from "zod";

import type { ResourceKey } from "../../../../domain/documents/key-resources.ts";
import { transactionStatuses, transactionTypes, type Transaction } from "../../../../domain/fees/account.ts";
import type { SuspensionDecision } from "../../../../domain/institute/customer/standing.ts";
import { words } from "../../platform/storage/column-rules.ts";
import { required, importable, nullable, personId, year } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";

export const subscriptionsTable = defineTable("subscriptions", {
  record: { name: "subscriptions", key: ["customerId", "year"] },
  ofPerson: { words: "subscriptions", keptBecause: "accounts have to be kept", merger: ["year"] },
  columns: {
    customerId: personId,
    year,
    amount: importable(required.amount(), "Amount with two decimals: 268.50."),
    dueDate: importable(required.day(), "Due date."),
  },
});

export const transactionsTable = defineTable("transactions", {
  record: { name: "transactions", key: ["reference"] },
  ofPerson: { words: "charges and payments", keptBecause: "accounts have to be kept", merger: "moved" },
  columns: {
    customerId: personId,
    date: importable(required.day(), "Day of the transaction."),
    reference: importable(required.text(), "The unique reference.", words(60)),
    description: importable(required.text(), "Description of the transaction.", words(200)),
    amount: importable(required.amount(), "Amount with two decimals: 268.50."),
    type: importable(required.code<Transaction["type"]>(), "What kind it is.", z.enum(transactionTypes)),
    status: importable(
      required.code<Transaction["status"]>(),
      "Status; only completed transactions count.",
      z.enum(transactionStatuses),
    ),
    receiptAvailable: importable(required["yes or no"](), "Whether there is a receipt."),
    purpose: importable(nullable.text(), "What a charge is for: subscription 2027, or other words.", words(200)),
    dueDate: importable(
      nullable.day(),
      "Due date of a charge. A subscription's charge without one is due with its subscription.",
    ),
    settles: importable(
      nullable.json(),
      "References of the charges that a payment pays, instead of the oldest.",
      z.array(words(60)),
    ),
    reverses: importable(nullable.text(), "Reference of the posting that this one takes back.", words(60)),
    reason: importable(nullable.message(), "Why it was taken back or paid out, as the member reads it."),
    /** `PostingEffects` as JSON. */
    effects: nullable.json(),
    /** The credit of a bank's file that a payment, or its take-back, is about. */
    bankLine: nullable.text(),
    postedBy: importable(nullable.author(), "Who posted it."),
    postedAt: importable(nullable.instant(), "When it was posted."),
  },
});

/** A posting as stored; rows of earlier releases lack who posted them when. */
export type TransactionRow = RowOf<typeof transactionsTable>;

/** The effects that a posting ended; stored so that a reversal can restore them. CORR-01 */
export interface PostingEffects {
  readonly suspension?: SuspensionDecision & {
    /** Whether its mail had not gone, and was deleted. */
    readonly isUnannounced?: boolean;
  };
  /** Documents that were withheld for fees. */
  readonly documents?: readonly ResourceKey[];
}

/** Parses the effects of a stored posting. */
export const effectsOf = ({ effects }: Pick<TransactionRow, "effects">): PostingEffects =>
  JSON.parse(effects ?? "{}") as PostingEffects;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    subscriptions: RowOf<typeof subscriptionsTable>;
    transactions: TransactionRow;
  }
}
