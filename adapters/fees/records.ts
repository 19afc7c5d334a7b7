import * as z from "zod";
import { subscriptionStatuses, transactionStatuses, transactionTypes } from "../../domain/fees/account.ts";
import { calendarYear, customerId, day, pence, tableRecords, words, yesNo } from "../registrar/records/record-file.ts";

/** What people are due to pay each year. FEES-03 */
export const subscriptionRecords = tableRecords({
  name: "subscriptions",
  about: "Annual subscriptions. Amounts are in pence.",
  schema: z.object({ customerId, year: calendarYear, amount: pence, dueDate: day, status: z.enum(subscriptionStatuses) }),
  key: ["customerId", "year"],
  table: "subscriptions",
});

/** What was charged and paid; the balance follows from it. FEES-03, LAND-02 */
export const transactionRecords = tableRecords({
  name: "transactions",
  about: "What was charged and paid, in pence. What a person owes is what these come to: a balance from before is a charge.",
  schema: z.object({
    reference: words(60),
    customerId,
    date: day,
    description: words(200),
    amount: pence,
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
});
