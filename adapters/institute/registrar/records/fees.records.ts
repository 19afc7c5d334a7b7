import * as z from "zod";

import { transactionStatuses, transactionTypes } from "../../../../domain/fees/account.ts";
import { amount, calendarYear, customerId, day, tableRecords, withAmount, words, yesNo } from "./record-file.ts";

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
  }),
  key: ["reference"],
  fillIn: ({ type, status }) => ({
    status: "COMPLETED",
    receiptAvailable: type === "PAYMENT" && (status ?? "COMPLETED") === "COMPLETED",
  }),
  table: "transactions",
  ...withAmount("amount"),
});
