import * as z from "zod";

import { transactionStatuses, transactionTypes } from "../../../../domain/fees/account.ts";
import {
  amount,
  calendarYear,
  customerId,
  day,
  instant,
  instantOf,
  tableRecords,
  withAmount,
  words,
  yesNo,
} from "./record-file.ts";

/** Annual subscriptions. FEES-03 */
export const subscriptionRecords = tableRecords({
  name: "subscriptions",
  about: "Annual subscriptions. Amounts have two decimals: 268.50. Whether one is paid follows from the transactions.",
  schema: z.object({ customerId, year: calendarYear, amount, dueDate: day }),
  ignored: ["status"],
  key: ["customerId", "year"],
  table: "subscriptions",
  ...withAmount("amount"),
});

/** Columns of a posting that no import changes; a pending payment may still come in or fail. CORR-01 */
const fixed = ["date", "amount", "type", "settles", "reverses", "postedBy", "postedAt"];

/** Charges and payments; their sum is the balance. FEES-03, LAND-02 */
export const transactionRecords = tableRecords({
  name: "transactions",
  about:
    "What was charged and paid, with two decimals: 268.50. What a person owes is what these come to: a balance from before is a charge.",
  schema: z.object({
    reference: words(60),
    customerId,
    date: day,
    description: words(200),
    amount,
    type: z.enum(transactionTypes),
    status: z.enum(transactionStatuses),
    receiptAvailable: yesNo,
    purpose: z.optional(words(200)),
    dueDate: z.optional(day),
    settles: z.optional(z.array(words(60))),
    reverses: z.optional(words(60)),
    reason: z.optional(words(500)),
    postedBy: z.optional(words(200)),
    postedAt: z.optional(instant),
  }),
  key: ["reference"],
  isKept: true,
  whyNotChanged: (before, line) => {
    const isDecided = before["status"] !== "PENDING";
    return (isDecided ? [...fixed, "status"] : fixed)
      .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(line[column]))
      .map((column) => ({ column, reason: "was posted: a posting is taken back with post reverse, never changed" }));
  },
  fillIn: ({ type, status }) => ({
    status: "COMPLETED",
    receiptAvailable: type === "PAYMENT" && (status ?? "COMPLETED") === "COMPLETED",
  }),
  table: "transactions",
  toRow: (row, line) => {
    const { postedAt } = line;
    return {
      ...withAmount("amount").toRow(row, line),
      postedAt: typeof postedAt === "string" ? Date.parse(postedAt) : null,
    };
  },
  fromRow: (line) => ({
    ...withAmount("amount").fromRow(line),
    ...(line["postedAt"] === undefined ? {} : { postedAt: instantOf(Number(line["postedAt"])) }),
  }),
});
