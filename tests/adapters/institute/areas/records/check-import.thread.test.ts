import { expect, it } from "vitest";

import { run } from "../../../../../adapters/institute/areas/records/check-import.thread.ts";

const check = (records: number, file: string, [head, line]: readonly [string, string]) =>
  run({ kind: "people", file, text: [head, ...Array.from({ length: records }, () => line)].join("\n") });

it.each([
  ["CSV", "people.csv", ["customerId,firstName", "5000001,Maya"]],
  ["NDJSON", "people.ndjson", ["", '{"customerId":"5000001","firstName":"Maya"}']],
] as const)(
  "a file of %s has 50,000 records at most, and is refused in words beyond (CORR-04)",
  (_name, file, lines) => {
    expect(check(50_000, file, lines)).toEqual({ count: 50_000, faults: [] });
    expect(check(50_001, file, lines)).toEqual({
      count: 0,
      faults: [
        {
          file,
          line: 1,
          reason: "has more than 50,000 records: divide the file, or import it with the command",
        },
      ],
    });
  },
);

it("a file of more than 500 columns is refused at once, and one column that is unknown is named (CORR-04)", () => {
  const columns = (count: number) => ["customerId", ...Array.from({ length: count }, (_, index) => `c${index}`)].join();
  const faults = (text: string) => run({ kind: "people", file: "people.csv", text }).faults;
  expect(faults(columns(500))).toEqual([{ file: "people.csv", line: 1, reason: "has more than 500 columns" }]);
  expect(faults(columns(1))).toMatchObject([{ line: 1, column: "c0" }]);
});
