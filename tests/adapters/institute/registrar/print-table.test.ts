import { expect, test } from "vitest";

import { printTable } from "../../../../adapters/institute/registrar/print-table.ts";

const head = ["ID", "Name", "Why"];
const rows = [["4100107", "Maya Member", "£268.50 is unpaid; CPD for 2025 is not declared"]];

const printed = (width?: number): readonly string[] => {
  const lines: string[] = [];
  printTable(
    Object.assign((line: string) => void lines.push(line), { width }),
    head,
    rows,
  );
  return lines;
};

test.each([undefined, 120])("in %s characters a row is one line", (width) => {
  expect(printed(width)).toEqual([
    "ID       Name         Why",
    "4100107  Maya Member  £268.50 is unpaid; CPD for 2025 is not declared",
  ]);
});

test.each([40, 60])("in %i characters a long cell takes several lines, and no word is lost", (width) => {
  const lines = printed(width);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
  const words = lines.join(" ").split(/\s+/);
  for (const word of [...head, ...rows.flat()].join(" ").split(" ")) expect(words).toContain(word);
});
