import { expect, test } from "vitest";

import { earlierIdentities, entryIdentities, type BankEntry } from "../../../../domain/institute/fees/bank-entries.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";

const entry: BankEntry = {
  line: 2,
  date: "2026-11-20" as CalendarDate,
  amount: 260_00,
  words: "Fee  4100107",
  payer: "Zoë",
  isReturned: false,
};

// Stored lines are known by these texts: another text would post every entry again.
test("identities stay as they are stored (BANK-02)", () => {
  expect(entryIdentities([entry, entry, { ...entry, entryReference: "B-1" }])).toEqual([
    '["2026-11-20",26000,"fee4100107zoe",0]',
    '["2026-11-20",26000,"fee4100107zoe",1]',
    '["2026-11-20",26000,"entry","B-1",0]',
  ]);
});

test("identities of earlier releases stay known (BANK-02)", () => {
  expect(earlierIdentities([entry, entry, { ...entry, payer: "", words: "x" }])).toEqual([
    '["Fee  4100107",26000,"2026-11-20",0]',
    '["Fee  4100107",26000,"2026-11-20",1]',
    '["x",26000,"2026-11-20",0]',
  ]);
});
