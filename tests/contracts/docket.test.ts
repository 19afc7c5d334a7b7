import { expect, test } from "vitest";

import { documentRows } from "../../adapters/documents/documents.seed.ts";
import { personCalled } from "../../adapters/institute/people/everyone.ts";
import { plusDays, type CalendarDate } from "../../domain/kernel/calendar-date.ts";

test("a docket says of each exam on which weekday, at what time and where it is (DOCS-01)", () => {
  for (let day = 0; day < 7; day += 1) {
    const today = plusDays("2026-11-25" as CalendarDate, day);
    const docket = documentRows(personCalled("Stella"), today).keyResources.find(({ key }) => key === "docket");
    const lines = JSON.parse(docket?.particulars ?? "[]") as string[];
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const [, date = ""] = /, (\d+ \w+ \d{4}), \d\d:\d\d to \d\d:\d\d, Hall \d, /.exec(line) ?? [];
      expect(["Sat", "Sun"]).not.toContain(new Date(`${date} UTC`).toUTCString().slice(0, 3));
      expect(date).not.toBe("");
    }
  }
});
