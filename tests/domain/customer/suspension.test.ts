import { expect, test } from "vitest";

import { portalPages, routes } from "../../../domain/customer/routes.ts";
import {
  endsWithPayment,
  isCauseGone,
  type SuspensionCause,
  suspendedAccess,
  suspensionPhaseOf,
} from "../../../domain/customer/suspension.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

const notKnown = undefined;
const today = "2026-06-15" as CalendarDate;

test.each<[SuspensionCause["code"], SuspensionCause["balance"], SuspensionCause["isDeclarationOverdue"], boolean]>([
  ["UNPAID_FEES", 1, false, false],
  ["UNPAID_FEES", 0, true, true],
  ["UNPAID_FEES", -12_00, true, true],
  ["UNPAID_FEES", notKnown, false, false],
  ["CPD_NON_COMPLIANCE", 0, true, false],
  ["CPD_NON_COMPLIANCE", 268_50, false, true],
  ["CPD_NON_COMPLIANCE", 0, notKnown, false],
  ["CONDUCT", 0, false, false],
  [notKnown, 0, false, false],
])(
  "the cause %s, with %s pence owed and a declaration overdue: %s, is gone: %s (SUSP-04)",
  (code, balance, isDeclarationOverdue, isGone) => {
    expect(isCauseGone({ code, today, balance, isDeclarationOverdue })).toBe(isGone);
  },
);

test.each([
  ["SUSPENDED", "UNPAID_FEES", true, true],
  ["SUSPENDED", "UNPAID_FEES", false, false],
  ["SUSPENDED", "CPD_NON_COMPLIANCE", true, false],
  ["SUSPENDED", "CONDUCT", true, false],
  ["Active", "UNPAID_FEES", true, false],
])(
  "%s for %s, in a grace period: %s, ends with a payment: %s (SUSP-02, DATE-04)",
  (status, code, gracePeriod, ends) => {
    expect(endsWithPayment({ status, suspensionDetails: { gracePeriod, code, remainingDays: 3 } })).toBe(ends);
  },
);

test.each(["Suspended", "NOT SUSPENDED", "SUSPENDED_ONCE", "Active"])(
  "the status %s is not a suspension (SUSP-01)",
  (status) => {
    expect(suspensionPhaseOf({ status, suspensionDetails: { gracePeriod: true } })).toBe("none");
  },
);

test.each([
  [{ gracePeriod: true }, "grace"],
  [{ gracePeriod: false }, "after"],
  [undefined, "after"],
])("a suspension with the details %j is in the phase %s (SUSP-01)", (suspensionDetails, phase) => {
  expect(suspensionPhaseOf({ status: "SUSPENDED", suspensionDetails })).toBe(phase);
});

test.each([
  { status: "SUSPENDED", suspensionDetails: { gracePeriod: true, code: "UNPAID_FEES" }, ends: true },
  { status: "SUSPENDED", suspensionDetails: { gracePeriod: true, code: "CPD_NON_COMPLIANCE" }, ends: false },
  { status: "SUSPENDED", suspensionDetails: { gracePeriod: true }, ends: false },
  { status: "SUSPENDED", suspensionDetails: { gracePeriod: false, code: "UNPAID_FEES" }, ends: false },
  { status: "Active", suspensionDetails: { gracePeriod: true, code: "UNPAID_FEES" }, ends: false },
])("paying ends what is $status with $suspensionDetails: $ends (SUSP-02, DATE-04)", ({ ends, ...profile }) => {
  expect(endsWithPayment(profile)).toBe(ends);
});

test("in the grace period exactly four pages and those of logging, paying and answering stay open (SUSP-03, LOG-04)", () => {
  expect(routes.filter((route) => suspendedAccess("grace", route) === "open")).toEqual([
    "/professional-development",
    "/professional-development/annual-declarations",
    "/professional-development/log",
    "/fees-and-transactions",
    "/fees-and-transactions/pay",
    "/fees-and-transactions/paid",
    "/requests",
    "/help",
  ]);
  expect(suspendedAccess("grace", undefined)).toBe("blocked view");
});

test.each(Object.keys(portalPages) as (keyof typeof portalPages)[])(
  "%s is open to those who are not suspended, and closed after the grace period (SUSP-03)",
  (route) => {
    expect([suspendedAccess("none", route), suspendedAccess("after", route)]).toEqual(["open", "suspension page"]);
  },
);
