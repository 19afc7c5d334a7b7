import { expect, test } from "vitest";

import { mayBeSameEntry, type ReportedCredit } from "../../../../domain/institute/fees/same-entry.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";

const credit: ReportedCredit = {
  day: "2026-11-20" as CalendarDate,
  amount: 268_50,
  format: "CSV",
  account: null,
  named: [],
};
const same = (other: Partial<ReportedCredit>, one: Partial<ReportedCredit> = {}): boolean[] => [
  mayBeSameEntry({ ...credit, ...one }, { ...credit, format: "MT940", ...other }),
  mayBeSameEntry({ ...credit, format: "MT940", ...other }, { ...credit, ...one }),
];
const [yes, no] = [
  [true, true],
  [false, false],
];

test("credits of one day and amount in two formats may be one entry, those of one format are two (BANK-02)", () => {
  expect(same({})).toEqual(yes);
  expect(same({ format: null })).toEqual(yes);
  expect(same({ format: "CSV" })).toEqual(no);
  expect(same({ amount: 268_51 })).toEqual(no);
  expect(same({ day: "2026-11-21" as CalendarDate })).toEqual(no);
});

test("credits of two accounts are two entries, and an account number is that of its IBAN (BANK-02)", () => {
  expect(same({ account: "DE12500105170648489890" }, { account: "50010517/0648489890" })).toEqual(yes);
  expect(same({ account: "NL77INGB0574908765EUR" }, { account: "NL77 INGB 0574 9087 65" })).toEqual(yes);
  expect(same({ account: "NL77INGB0574908765" }, { account: "NL20INGB0001234567" })).toEqual(no);
});

test("credits whose words name different people are two entries (BANK-02)", () => {
  expect(same({ named: ["1"] }, { named: ["2"] })).toEqual(no);
  expect(same({ named: ["1"] }, { named: ["1", "2"] })).toEqual(yes);
  expect(same({ named: ["1"] })).toEqual(yes);
});
