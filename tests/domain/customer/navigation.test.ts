import { describe, expect, test } from "vitest";

import { badgeCount, navigationEntries, navigationFor } from "../../../domain/customer/navigation.ts";
import { badgesOf } from "../../../domain/customer/notifications.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";

const common = ["dashboard", "myQualifications", "feesAndTransactions", "documentsAndDownloads", "myDetails"];

test.each<[UserType, readonly string[]]>([
  ["member", ["dashboard", "professionalDevelopment", ...common.slice(1)]],
  ["student", common],
  ["affiliate", common],
  ["graduate", common],
  ["firm", ["dashboard", "feesAndTransactions", "documentsAndDownloads"]],
])("a %s has the entries %j in the navigation (NAV-01, NAV-02, NAV-03, NAV-05)", (type, keys) => {
  expect(navigationFor(type, {}).map(({ key }) => key)).toEqual(keys);
});

test.each([
  [true, ["professionalDevelopment", "annualDeclarations", "cpdLog"]],
  [false, ["professionalDevelopment", "annualDeclarations"]],
  [undefined, ["professionalDevelopment", "annualDeclarations"]],
])("the log is below professional development where it is announced: %s (LOG-06)", (cpdLog, keys) => {
  const entry = navigationFor("member", { cpdLog }).find(({ key }) => key === "professionalDevelopment");
  expect(entry?.subEntries?.map(({ key }) => key)).toEqual(keys);
});

describe("a badge counts the notifications that begin with its three letters (NAV-07)", () => {
  test.each([
    ["professionalDevelopment", ["CPD_DECLARATION_OVERDUE_ONE"], 1],
    ["professionalDevelopment", ["CPD_DECLARATION_OVERDUE_ONE", "CPD_REVIEW"], 1],
    ["professionalDevelopment", ["CPD_REVIEW"], 0],
    ["myQualifications", ["EXAM_SUPPRESSION_PERIOD", "EXAM_ENTRY_OPEN"], 2],
    ["myQualifications", ["LATE_EXAM"], 0],
    ["feesAndTransactions", ["PAYMENT_OVERDUE"], 1],
    ["feesAndTransactions", ["PAYMENT_OVERDUE", "CPD_REVIEW", "PAYMENT_FAILED"], 2],
    ["dashboard", ["PAYMENT_OVERDUE"], 0],
  ])("%s, %j: %i", (key, codes, count) => {
    const entry = navigationEntries.find((found) => found.key === key);
    expect(entry && badgeCount(entry, badgesOf(codes))).toBe(count);
  });
});
