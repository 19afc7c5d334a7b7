import { expect, test } from "vitest";

import { unknownTableIn } from "../../../../domain/institute/fees/unknown-table.ts";

const heading = ["Wann", "Was", "Wieviel"];
const row = ["20.11.2026", "4100114", "268,50"];

test.each([
  ["a heading and rows", [heading, row, row], { heading, rows: [row, row] }],
  ["lines before the table", [["Konto", "12", ""], heading, row], { heading, rows: [row] }],
  ["more rows than are shown", [heading, row, row, row, row], { heading, rows: [row, row, row] }],
  ["one column", [["Wann"], ["20.11.2026"]], undefined],
  ["two columns of one name", [["Wann", "Was", "Was"], row], undefined],
  ["nothing", [], undefined],
])("of %s the heading and the first rows are found (BANK-01)", (_, rows, expected) => {
  expect(unknownTableIn(rows)).toEqual(expected);
});
