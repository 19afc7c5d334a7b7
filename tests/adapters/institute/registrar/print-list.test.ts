import { expect, test } from "vitest";

import { printList } from "../../../../adapters/institute/registrar/print-list.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";

const rows = [
  { name: "Öztürk, Ayşe", open: 268_50 },
  { name: "=1+1", open: -5 },
];
const columns = [
  { name: "name", of: (row: (typeof rows)[number]) => row.name },
  { name: "open", of: (row: (typeof rows)[number]) => row.open, kind: "amount" as const },
];

const printed = (options: { csv?: boolean; json?: boolean }, locale = "en-GB", listed = rows): string => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  printList({ print, rules: { ...defaultRules, locale } }, options, {
    columns,
    rows: listed,
    printTable: () => print("a table"),
  });
  return lines.join("\n");
};

test("without an option a list is a table", () => {
  expect(printed({})).toBe("a table");
});

test("as JSON it has plain values, and amounts with decimals", () => {
  expect(JSON.parse(printed({ json: true }))).toEqual([
    { name: "Öztürk, Ayşe", open: "268.50" },
    { name: "=1+1", open: "-0.05" },
  ]);
});

test.each([
  ["en-GB", '\uFEFFname,open\n"Öztürk, Ayşe",268.50\n\'=1+1,-0.05'],
  ["pt-PT", "\uFEFFname;open\nÖztürk, Ayşe;268,50\n'=1+1;-0,05"],
])("as CSV it opens in a spreadsheet of %s (DESK-09)", (locale, csv) => {
  expect(printed({ csv: true }, locale)).toBe(csv);
});

test("an empty list has its columns", () => {
  expect([printed({ csv: true }, "en-GB", []), printed({ json: true }, "en-GB", [])]).toEqual([
    "\uFEFFname,open",
    "[]",
  ]);
});
