import { expect, test } from "vitest";

import { validityOf, type VerificationFacts } from "../../../domain/documents/verification.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

const expiresOn = "2026-12-31" as CalendarDate;

const facts = (today: string): VerificationFacts => ({
  isClosed: false,
  isSuspended: false,
  isRetired: false,
  isOnRecord: true,
  isTakenBack: false,
  isRenamed: false,
  replacedOn: undefined,
  today: today as CalendarDate,
});

test.each([
  ["2026-12-31", { state: "valid" }],
  ["2027-01-01", { state: "expired", on: expiresOn }],
])("on %s a certificate until 31 December 2026 is %j (VERI-02)", (today, validity) => {
  const certificate = { kind: "practisingCertificate", isOfRetired: false, expiresOn } as const;
  expect(validityOf(certificate, facts(today))).toEqual(validity);
});

test.each([
  ["membershipCertificate", "replaced"],
  ["goodStanding", "replaced"],
  ["receipt", "valid"],
  ["submission", "valid"],
] as const)("once its holder has another name, a %s reads %s (LIFE-03)", (kind, state) => {
  const document = { kind, isOfRetired: false, expiresOn: undefined };
  expect(validityOf(document, { ...facts("2026-11-22"), isRenamed: true })).toEqual({ state });
});

test("a newer document replaces the one before (VERI-02)", () => {
  const certificate = { kind: "membershipCertificate", isOfRetired: false, expiresOn: undefined } as const;
  const replacedOn = "2026-11-22" as CalendarDate;
  expect(validityOf(certificate, { ...facts("2026-11-22"), replacedOn })).toEqual({
    state: "replaced",
    on: replacedOn,
  });
});
