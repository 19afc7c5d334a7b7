import { expect, test } from "vitest";
import { isInGoodStanding, type StandingFacts } from "../../domain/documents/good-standing.ts";
import type { Documents } from "../../domain/documents/key-resources.ts";

const facts: StandingFacts = { type: "member", notifications: [], cpdStatus: "upToDate", subscription: "PAID" };
const withLetter = (eligible: boolean): Documents => ({ keyResources: { goodStanding: { eligible }, membershipCertificate: { eligible: true, certificateNumber: "1" } }, practisingCertificates: [] });

test.each<[string, Documents, Partial<StandingFacts>, boolean]>([
  ["with the letter to be had", withLetter(true), {}, true],
  ["with what is due and not overdue", withLetter(true), { cpdStatus: "due", subscription: "DUE" }, true],
  ["with a letter that is withheld", withLetter(false), {}, false],
  ["without a letter at all", { keyResources: {}, practisingCertificates: [] }, {}, false],
  ["with an overdue declaration", withLetter(true), { cpdStatus: "overdue" }, false],
  ["with an overdue subscription", withLetter(true), { subscription: "OVERDUE" }, false],
  ["notified of an overdue payment", withLetter(true), { notifications: ["PAYMENT_OVERDUE"] }, false],
])("good standing: %s (DOCS-02)", (_, documents, special, isGood) => {
  expect(isInGoodStanding(documents, { ...facts, ...special })).toBe(isGood);
});
