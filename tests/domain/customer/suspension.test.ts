import { expect, test } from "vitest";

import { portalPages, routes } from "../../../domain/customer/routes.ts";
import { endsWithPayment, suspendedAccess, suspensionPhaseOf } from "../../../domain/customer/suspension.ts";

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

test("in the grace period exactly four pages stay open (SUSP-03)", () => {
  expect(routes.filter((route) => suspendedAccess("grace", route) === "open")).toEqual([
    "/professional-development",
    "/professional-development/annual-declarations",
    "/fees-and-transactions",
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
