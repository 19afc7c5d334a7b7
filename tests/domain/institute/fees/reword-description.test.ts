import { expect, test } from "vitest";

import { rewordDescription, type DescriptionTexts } from "../../../../domain/institute/fees/reword-description.ts";
import { fc } from "../../support/fast-check.ts";

const own: DescriptionTexts = {
  subscription: "Annual subscription {year}",
  card: "Payment by card",
  bankTransfer: "Payment by bank transfer",
  online: "Payment online",
  payment: "{way}: {charges}",
  creditNote: "Credit note: {description}",
  reversal: "Taken back: {description}",
  refund: "Paid back to you: {description}",
  reinstated: "Taken back: {description}",
  creditPaidOut: "Credit paid back to you",
};
const french: DescriptionTexts = {
  subscription: "Cotisation {year}",
  card: "Paiement par carte",
  bankTransfer: "Virement",
  online: "Paiement en ligne",
  payment: "{way} ({charges})",
  creditNote: "Avoir : {description}",
  reversal: "Annulation : {description}",
  refund: "Remboursement : {description}",
  reinstated: "Rétablissement : {description}",
  creditPaidOut: "Crédit remboursé",
};

test.each([
  ["Payment by card", "Paiement par carte"],
  ["Annual subscription 2027", "Cotisation 2027"],
  [
    "Payment online: Annual subscription 2026, Annual subscription 2027",
    "Paiement en ligne (Cotisation 2026, Cotisation 2027)",
  ],
  ["Payment by card: Practising certificate, Ireland", "Paiement par carte (Practising certificate, Ireland)"],
  ["Payment by card: annual subscription 2026, workshop", "Paiement par carte (Cotisation 2026, workshop)"],
  ["Taken back: Payment by bank transfer: Annual subscription 2026", "Annulation : Virement (Cotisation 2026)"],
  ["Credit note: Workshop", "Avoir : Workshop"],
  ["Credit paid back to you", "Crédit remboursé"],
  ["Payment by cheque: Annual subscription 2026", "Payment by cheque: Annual subscription 2026"],
  ["Annual subscription for the library", "Annual subscription for the library"],
  ["Workshop", "Workshop"],
])("%j is worded as %j (LANG-04)", (words, worded) => {
  expect(rewordDescription(words, own, french)).toBe(worded);
});

test("a description in the texts that it was made from stays as it is, and comes back from others (LANG-04)", () => {
  const charge = fc.oneof(
    fc.integer({ min: 1900, max: 2999 }).map((year) => `Annual subscription ${String(year)}`),
    fc.constantFrom("Workshop", "Exam entry"),
  );
  const payment = fc
    .tuple(fc.constantFrom(own.card, own.bankTransfer, own.online), fc.array(charge, { minLength: 1, maxLength: 3 }))
    .map(([way, charges]) => `${way}: ${charges.join(", ")}`);
  const description = fc.oneof(
    charge,
    payment,
    payment.map((of) => `Paid back to you: ${of}`),
  );
  fc.assert(
    fc.property(description, (words) => {
      expect(rewordDescription(words, own, own)).toBe(words);
      expect(rewordDescription(rewordDescription(words, own, french), french, own)).toBe(words);
    }),
  );
});

test("any words are taken, and those that somebody gave stay as they are", () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(rewordDescription(words, own, own)).toBe(words);
    }),
  );
});
