import * as z from "zod/mini";

import {
  subscriptionStatuses,
  transactionStatuses,
  transactionTypes,
  type FeesStatement,
  type Subscription,
  type Transaction,
} from "../../domain/fees/account.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay } from "./fields.ts";

const pence = z.int().check(z.nonnegative());

export const fees = {
  failure: "FEES_FETCH_ERROR",
  summary: "The customer's subscription, and what was charged and paid. Amounts are in pence.",
  method: "GET",
  path: "/customers/{id}/fees",
  access: "not past grace",
  answer: z.object({
    subscription: z.optional(
      z.object({
        year: z.int(),
        amount: pence,
        dueDate: calendarDay,
        status: z.enum(subscriptionStatuses),
      } satisfies FieldsOf<Subscription>),
    ),
    transactions: z.array(
      z.object({
        date: calendarDay,
        reference: z.string(),
        description: z.string(),
        amount: pence,
        type: z.enum(transactionTypes),
        status: z.enum(transactionStatuses),
        receiptAvailable: z.boolean(),
      } satisfies FieldsOf<Transaction>),
    ),
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
