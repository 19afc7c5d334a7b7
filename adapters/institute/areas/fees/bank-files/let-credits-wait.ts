import { postingsInForce } from "../../../../../domain/fees/postings.ts";
import { paymentsToWait, type DatedPayment } from "../../../../../domain/institute/fees/same-payment.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import { accountsThatStay } from "../../../platform/customers/accounts-that-stay.store.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { Acting } from "../../acting.ts";
import { linkPostings, transactionsOf } from "../fees.store.ts";
import { reversePosting } from "../reverse-posting.ts";
import { addLineOfPayment, isOfBank, lockBankLine } from "./bank-lines.store.ts";
import { isReported, paymentsOfAmount } from "./same-payments.store.ts";

/** A payment that a provider reports. */
interface ReportedPayment extends Omit<DatedPayment, "date"> {
  readonly reference: string;
}

/**
 * Locks the lines of the payments whose money a reported payment may be; returns them. Called before the account is
 * locked, as when a bank line is posted. Requires a transaction. BANK-02
 */
export const lockLinesLike = async (
  database: Database,
  { customerId, amount }: Omit<ReportedPayment, "reference">,
): Promise<ReadonlySet<string>> => {
  const staying = await accountsThatStay(database, [customerId]);
  const payments = await paymentsOfAmount(database, { customerId: staying(customerId), amount });
  const lines = [...new Set(payments.flatMap(({ bankLine }) => bankLine ?? []))].toSorted();
  for (const bankLine of lines) await lockBankLine(database, bankLine);
  return new Set(lines);
};

/** The payments, from the bank's files and by hand, that have to wait because a provider reported their money. */
const toWaitFor = async (
  { database }: Acting,
  reported: ReportedPayment,
  locked: ReadonlySet<string>,
): Promise<Awaited<ReturnType<typeof paymentsOfAmount>>> => {
  const payments = await paymentsOfAmount(database, reported);
  const postings = postingsInForce(await transactionsOf(database, reported.customerId));
  const inForce = new Set(postings.map(({ reference }) => reference));
  const reports = payments.filter((each) => isReported(each) && inForce.has(each.reference));
  return [true, false].flatMap((isBank) => {
    const own = payments.filter((each) => !isReported(each) && isOfBank(each.reference) === isBank);
    const ofLine = new Map(own.filter(({ reference }) => !inForce.has(reference)).map((each) => [each.bankLine, each]));
    return paymentsToWait(
      // One that is joined with a credit, or as which a payment by hand was put aside, has its own.
      reports.filter(({ reference, bankLine }) =>
        isBank ? bankLine === null : payments.every(({ sameAs }) => sameAs !== reference),
      ),
      [...ofLine.values()].filter(({ open, asideReason }) => open === reported.amount && asideReason === null),
      own.filter(({ reference, bankLine }) => inForce.has(reference) && (bankLine === null || locked.has(bankLine))),
    );
  });
};

/**
 * Takes back payments whose money a payment provider may have reported now, so that each waits as a credit until staff
 * join it or post it again, as if it came later. Requires a transaction, and `lockLinesLike`. BANK-02
 */
export const letCreditsWait = async (
  acting: Acting,
  reported: ReportedPayment,
  locked: ReadonlySet<string>,
): Promise<void> => {
  const { database, mails, today: date } = acting;
  const { customerId, amount } = reported;
  const { sameMoney } = await mails.library.document("transaction-descriptions", undefined);
  const reason = fillLine(sameMoney, { reference: reported.reference });
  for (const payment of await toWaitFor(acting, reported, locked)) {
    const { reference, bankLine, description } = payment;
    if (bankLine === null) {
      const line = await addLineOfPayment(acting, { ...payment, amount, words: `${customerId} ${description}` });
      await linkPostings(database, [reference], line);
    }
    await reversePosting(acting, reference, { reason, way: "taken back", date, returnsSuspension: false });
  }
};
