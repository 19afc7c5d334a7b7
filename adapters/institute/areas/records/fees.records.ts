import { instantOf } from "../../platform/storage/column-rules.ts";
import { subscriptionsTable, transactionsTable } from "../fees/fees.table.ts";
import { tableRecords, withAmount } from "./record-file.ts";

/** Annual subscriptions. FEES-03 */
export const subscriptionRecords = tableRecords({
  table: subscriptionsTable,
  about: "Annual subscriptions. Amounts have two decimals: 268.50. Whether one is paid follows from the transactions.",
  ignored: ["status"],
  ...withAmount("amount"),
});

/** Columns of a posting that no import changes; a pending payment may still come in or fail. CORR-01 */
const fixed = ["date", "amount", "type", "settles", "reverses", "postedBy", "postedAt"];

/** Charges and payments; their sum is the balance. FEES-03, LAND-02 */
export const transactionRecords = tableRecords({
  table: transactionsTable,
  about:
    "What was charged and paid, with two decimals: 268.50. What a person owes is what these come to: a balance from before is a charge.",
  isKept: true,
  whyNotChanged: (before, line) => {
    const isDecided = before["status"] !== "PENDING";
    return (isDecided ? [...fixed, "status"] : fixed)
      .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(line[column]))
      .map((column) => ({ column, reason: "was posted: a posting is reversed with post reverse, never changed" }));
  },
  fillIn: ({ type, status }) => ({
    status: "COMPLETED",
    receiptAvailable: type === "PAYMENT" && (status ?? "COMPLETED") === "COMPLETED",
  }),
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
