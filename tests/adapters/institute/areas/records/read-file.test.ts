import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import * as z from "zod";

import { readRecords } from "../../../../../adapters/institute/areas/records/read-file.ts";

const schema = z.object({ customerId: z.string(), note: z.string() });
const notes = ["plain", "two\nlines", 'a "quote"', "a,comma", 'both "\n', "\r\n", '""'];
const cells = Array.from({ length: 5_000 }, (_, index) => [`P${index}`, notes[(index * 7) % notes.length] ?? ""]);
const text = stringify([["customerId", "note"], ...cells]);

test("a long table is read piece by piece as it is whole, with the same line numbers (CORR-04)", () => {
  const whole = parse(text, { info: true }) as unknown as { record: string[]; info: { lines: number } }[];
  const { count, faults, lines } = readRecords("people.csv", text, { schema });
  expect([count, faults]).toEqual([5_000, []]);
  expect(
    [...lines()].map(({ number, columns }) => [number, columns.get("customerId"), columns.get("note") ?? ""]),
  ).toEqual(whole.slice(1).map(({ record, info }) => [info.lines, record[0], record[1]?.trim()]));
  expect([...lines()]).toHaveLength(5_000);
});

test("a fault far down in a table has its line", () => {
  const broken = `customerId,note\n${"P1,x\n".repeat(4_500)}P2,"y" z\n`;
  const { faults } = readRecords("people.csv", broken, { schema });
  expect(faults).toEqual([
    { file: "people.csv", line: 4_502, reason: expect.stringContaining("Invalid Closing Quote") as string },
  ]);
});
