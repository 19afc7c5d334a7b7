import type { CalendarDate } from "../kernel/calendar-date.ts";
import { pdfFileName } from "../kernel/file-name.ts";
import type { Pence } from "../kernel/money.ts";
import type { Transaction } from "./account.ts";
import { reversalOf } from "./postings.ts";
import { dueDateOf, settle, type FeesLedger } from "./settling.ts";

/** The addressees of an invoice: the customer, or their employer. FEES-03 */
export const invoiceAddressees = ["self", "employer"] as const;
export type InvoiceAddressee = (typeof invoiceAddressees)[number];

/**
 * Whether a transaction has an invoice: every charge, from its first day. A charge that reinstates another keeps the
 * first invoice. FEES-03
 */
export const hasInvoice = ({ type, status, reverses }: Transaction): boolean =>
  type === "CHARGE" && status === "COMPLETED" && reverses === undefined;

export const invoiceFileName = (reference: string, customerId: string): string =>
  pdfFileName("INVOICE", reference, customerId);

/** What an invoice says about its charge. */
export interface Invoice {
  readonly charge: Transaction;
  readonly dueDate: CalendarDate;
  readonly paid: Pence;
  readonly open: Pence;
  /** The credit note that takes the charge back. */
  readonly creditNote: Transaction | undefined;
}

/** The invoice of a charge as it is now; undefined when no charge has the reference. FEES-03, CORR-01 */
export const invoiceOf = ({ fees, transactions }: FeesLedger<Transaction>, reference: string): Invoice | undefined => {
  const charge = transactions.find((each) => each.reference === reference);
  if (!charge || !hasInvoice(charge)) return undefined;
  const dueDate = dueDateOf(charge, fees);
  const creditNote = reversalOf(transactions, reference);
  if (creditNote) return { charge, dueDate, paid: 0, open: 0, creditNote };
  const open = settle(transactions).charges.find((each) => each.charge.reference === reference)?.open ?? 0;
  return { charge, dueDate, paid: charge.amount - open, open, creditNote: undefined };
};
