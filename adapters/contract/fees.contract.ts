import * as z from "zod/mini";

import {
  subscriptionStatuses,
  transactionStatuses,
  transactionTypes,
  type FeesStatement,
  type OwedItem,
  type Subscription,
  type Transaction,
} from "../../domain/fees/account.ts";
import { invoiceAddressees } from "../../domain/fees/invoice.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay } from "./fields.ts";
import { neverOmitted, withFallback, isolatedPart } from "./read-policy.ts";

/** A transaction without what only settling needs. */
type PublicTransaction = Omit<Transaction, "purpose" | "dueDate" | "settles">;

const pence = z.int().check(z.nonnegative());

const subscription = z.object({
  year: z.int(),
  amount: pence,
  dueDate: calendarDay,
  status: z.enum(subscriptionStatuses),
} satisfies FieldsOf<Subscription>);

const transaction = z.object({
  date: calendarDay,
  reference: z.string(),
  description: withFallback(z.string(), ""),
  amount: pence,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  receiptAvailable: withFallback(z.boolean(), false),
  invoiceAvailable: z.optional(z.boolean()),
  /** Reference of the posting that this one takes back. CORR-01 */
  reverses: z.optional(z.string()),
  reason: z.optional(z.string()),
} satisfies FieldsOf<PublicTransaction>);

const owedItem = z.object({
  reference: z.string(),
  description: withFallback(z.string(), ""),
  year: z.optional(z.int()),
  dueDate: calendarDay,
  open: pence,
} satisfies FieldsOf<OwedItem>);

export const fees = {
  failure: "FEES_FETCH_ERROR",
  summary: "The customer's subscription, and what was charged and paid. Amounts are in pence.",
  method: "GET",
  path: "/customers/{id}/fees",
  access: "not past grace",
  answer: z.object({
    subscription: isolatedPart(neverOmitted(z.optional(subscription)), undefined),
    transactions: isolatedPart(z.array(transaction), []),
    /** What is not paid, charge by charge; what is due when follows from it. CORR-02 */
    owed: isolatedPart(neverOmitted(z.optional(z.array(owedItem))), undefined),
  } satisfies FieldsOf<FeesStatement>),
} as const satisfies Call;

export const receipt = {
  failure: "RECEIPT_DOWNLOAD_ERROR",
  summary: "The receipt of a payment as a PDF.",
  method: "GET",
  path: "/customers/{id}/fees/receipts/{reference}",
  access: "not past grace",
  file: "application/pdf",
} as const satisfies Call;

export const invoice = {
  failure: "INVOICE_DOWNLOAD_ERROR",
  summary: "The invoice of a charge as a PDF, addressed to the customer or to their employer.",
  method: "GET",
  path: "/customers/{id}/fees/invoices/{reference}",
  query: z.object({ addressee: z.optional(z.enum(invoiceAddressees)) }),
  access: "not past grace",
  file: "application/pdf",
  isAddition: true,
} as const satisfies Call;
