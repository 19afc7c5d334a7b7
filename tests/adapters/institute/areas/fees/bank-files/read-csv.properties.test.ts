import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";

import { readCsv } from "../../../../../../adapters/institute/areas/fees/bank-files/read-csv.ts";
import { plusDays, type CalendarDate } from "../../../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../../../../domain/support/fast-check.ts";

const anyWords = fc
  .array(fc.constantFrom("4100107", "Müller & Söhne", 'the "old" fee', "a;b", "c,d", "INV-1", "€ 5,00"), {
    maxLength: 3,
  })
  .map((parts) => parts.join(" "));
const anyEntry = fc.record({
  date: fc.integer({ min: 0, max: 900 }).map((days) => plusDays("2025-01-01" as CalendarDate, days)),
  amount: fc.integer({ min: -9_000_00, max: 9_000_00 }).filter((amount) => amount !== 0),
  words: anyWords,
});
const anyDialect = fc.record({
  delimiter: fc.constantFrom(",", ";", "\t"),
  quoted: fc.boolean(),
  record_delimiter: fc.constantFrom("\n", "\r\n"),
  style: fc.constantFrom(
    { locale: "en-GB", currency: "GBP" },
    { locale: "de-DE", currency: "EUR" },
    { locale: "en-US", currency: "USD" },
    { locale: "fr-FR", currency: "EUR" },
  ),
  isDivided: fc.boolean(),
  preamble: fc.constantFrom([], [["Account", "12 34 56"], [""]]),
});

test("entries written in any dialect are read back, and debits counted (BANK-01)", () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 12 }), anyDialect, (entries, dialect) => {
      const { style, isDivided, preamble, ...options } = dialect;
      const price = new Intl.NumberFormat(style.locale, { minimumFractionDigits: 2 });
      const day = new Intl.DateTimeFormat(style.locale, {
        day: "2-digit",
        month: "2-digit",
        year: "numeric",
        timeZone: "UTC",
      });
      const rows = entries.map(({ date, amount, words }) => {
        const written = price.format((isDivided ? Math.abs(amount) : amount) / 100);
        const amounts = isDivided ? (amount < 0 ? [written, ""] : ["", written]) : [written];
        return [day.format(new Date(`${date}T00:00:00Z`)), words, ...amounts];
      });
      const heading = ["Date", "Reference", ...(isDivided ? ["Debit", "Credit"] : ["Amount"])];
      const read = readCsv(stringify([...preamble, heading, ...rows], options), { style, kept: () => undefined });
      if ("faults" in read) throw new Error(JSON.stringify(read.faults));
      const credits = entries.filter(({ amount }) => amount > 0);
      expect(read.entries.map(({ date, amount, words }) => ({ date, amount, words }))).toEqual(credits);
      expect(read.debits).toBe(entries.length - credits.length);
    }),
  );
});
