import type { Transaction } from "../../domain/fees/account.ts";
import { displayDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { instituteName } from "../institute/pages/page.ts";
import type { CustomerRow } from "../institute/storage/tables.ts";
import { drawLetter } from "../institute/paper/layouts.ts";

/** The receipt of a payment. */
export const drawReceipt = (customer: CustomerRow, payment: Transaction, today: CalendarDate): Promise<Buffer> =>
  drawLetter({
    title: "Receipt",
    paragraphs: [`The ${instituteName} received this payment. Thank you.`],
    particulars: [
      ["Amount received", displayPrice(payment.amount, "forced")],
      ["Received on", displayDate(payment.date)],
      ["Reference", payment.reference],
      ["For", payment.description],
      ["Received from", `${customer.firstName} ${customer.surname}`],
      ["ID", customer.customerId],
    ],
    closing: [`Issued on ${displayDate(today)}. This receipt was made by a computer and needs no signature.`],
  });
