import { expect, test } from "vitest";

import type { UserType } from "../../../domain/customer/user-type.ts";
import { isGoodStandingAvailable, showsMembershipCertificate } from "../../../domain/documents/key-resources.ts";

test.each<[UserType, string, boolean, boolean]>([
  ["member", "M-1", true, true],
  ["member", "M-1", false, false],
  ["member", "", true, false],
  ["student", "M-1", true, false],
  ["affiliate", "M-1", true, false],
  ["firm", "M-1", true, false],
])("a %s with the certificate “%s”, eligible: %s, has its card: %s (DOCS-04)", (type, number, eligible, shows) => {
  expect(showsMembershipCertificate(type, { certificateNumber: number, eligible })).toBe(shows);
});

test("a member without a certificate has no card for it (DOCS-04)", () => {
  expect(showsMembershipCertificate("member", undefined)).toBe(false);
});

test.each([
  ["practice", "fees", false],
  ["practice", "UNPAID_FEES", false],
  ["practice", "Your Fees are owed", false],
  ["practice", "insurance", true],
  ["Practice", undefined, false],
  ["no practice", undefined, false],
])("refused with the code “%s”, with “%s” against the certificates, a letter is available: %s (DOCS-02)", (...row) => {
  const [warning, certificatesWarning, available] = row;
  const goodStanding = { eligible: false, warning };
  expect(isGoodStandingAvailable({ goodStanding, certificatesWarning, cpdStatus: "upToDate" })).toBe(available);
});
