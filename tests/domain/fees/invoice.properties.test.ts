import { expect, test } from "vitest";

import { hasInvoice, invoiceOf } from "../../../domain/fees/invoice.ts";
import { debtsOf } from "../../../domain/fees/settling.ts";
import { fc } from "../support/fast-check.ts";
import { anyLedger, anyLedgerDay, chargesInForce, reversalBy } from "../support/ledgers.ts";

test("every charge has an invoice, and together they are open for what is owed of charges (FEES-03)", () => {
  fc.assert(
    fc.property(anyLedger, (ledger) => {
      const { transactions } = ledger;
      const invoices = transactions
        .filter(hasInvoice)
        .map(({ reference }) => invoiceOf(ledger, reference))
        .filter((invoice) => invoice !== undefined);
      for (const { charge, paid, open, creditNote } of invoices)
        expect(paid + open).toBe(creditNote ? 0 : charge.amount);
      const owed = new Map(debtsOf(ledger).map((debt) => [debt.reference, debt.open]));
      for (const { charge, open, creditNote } of invoices)
        if (!creditNote) expect(open).toBe(owed.get(charge.reference) ?? 0);
    }),
  );
});

test("the invoice of a charge that was taken back names its credit note and asks for nothing (CORR-01)", () => {
  fc.assert(
    fc.property(anyLedger, anyLedgerDay, fc.nat(), (ledger, date, pick) => {
      const charges = chargesInForce(ledger).filter(hasInvoice);
      const charge = charges[pick % Math.max(1, charges.length)];
      const note = charge && reversalBy(ledger.transactions, charge, date);
      fc.pre(charge !== undefined && note !== undefined);
      const after = [...ledger.transactions, ...(note ? [note] : [])];
      expect(invoiceOf({ ...ledger, transactions: after }, charge?.reference ?? "")).toMatchObject({
        open: 0,
        paid: 0,
        creditNote: note,
      });
    }),
  );
});
