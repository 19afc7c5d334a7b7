import { expect, test } from "vitest";

import { certificatesToRenew, renewFrom } from "../../../domain/documents/renewal.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

const date = (day: string): CalendarDate => day as CalendarDate;

test.each([
  { before: [60, 30, 7], from: "2026-11-01" },
  { before: [7, 90], from: "2026-10-02" },
  { before: [], from: "2026-11-01" },
])("with reminders $before days before, renewal is possible from $from (DATE-01)", ({ before, from }) => {
  expect(renewFrom(date("2026-12-31"), { before, after: [] })).toBe(from);
});

const certificate = (number: string, jurisdiction: string, expiresOn: string) => ({
  number,
  jurisdiction,
  expiresOn: date(expiresOn),
  renewFrom: date("2026-11-01"),
});

const held = certificate("PC2", "Ireland", "2026-12-31");

test.each([
  { on: "2026-10-31", others: [], is: false },
  { on: "2026-11-01", others: [], is: true },
  { on: "2026-12-31", others: [], is: true },
  { on: "2027-12-31", others: [], is: true },
  { on: "2028-01-01", others: [], is: false },
  { on: "2026-11-01", others: [certificate("PC3", "Ireland", "2027-12-31")], is: false },
  { on: "2026-11-01", others: [certificate("PC1", "Ireland", "2026-12-31")], is: false },
  { on: "2026-11-01", others: [certificate("PC3", "Ireland", "2026-12-31")], is: true },
  { on: "2026-11-01", others: [certificate("PC3", "United Kingdom", "2027-12-31")], is: true },
])(
  "on $on, with the others $others, a certificate until 31 December 2026 is to be renewed: $is (DATE-01)",
  ({ on, others, is }) => {
    expect(certificatesToRenew([held, ...others], date(on)).includes(held)).toBe(is);
  },
);
