import { describe, expect, test } from "vitest";

import { importsAgainstOrder, unorderedAreas } from "./area-order.ts";
import { sources } from "./working-tree.ts";

const root = "adapters/institute/areas";

test("each area of the server has its place in the order", () => {
  expect(unorderedAreas([...sources.keys()])).toEqual([]);
});

test("an area without a place, and a place without an area, are found", () => {
  const files = [...sources.keys()].filter((file) => !file.startsWith(`${root}/calendar/`));
  expect(unorderedAreas([...files, `${root}/planted/plant.ts`])).toEqual([
    "planted has no place in the order of the areas. Enter it in tests/architecture/area-order.ts, below all that it imports.",
    "tests/architecture/area-order.ts names calendar, which does not exist in adapters/institute/areas/.",
  ]);
});

test("areas import only areas before them", () => {
  expect(importsAgainstOrder(sources)).toEqual([]);
});

describe("a planted import", () => {
  const found = (from: string, to: string, text: string): string =>
    importsAgainstOrder(
      new Map([
        [`${root}/${from}`, text],
        [`${root}/${to}`, ""],
      ]),
    ).join("\n");

  test.for([
    [
      "fees",
      "customer",
      "fees/charge.ts",
      "customer/profile.ts",
      'import { profileOf } from "../customer/profile.ts";',
    ],
    ["cpd", "cases", "cpd/log/log.ts", "cases/inbox.ts", 'import type { Case } from "../../cases/inbox.ts";'],
    ["documents", "calendar", "documents/list.ts", "calendar/days.ts", 'export { days } from "../calendar/days.ts";'],
    ["shell", "people", "shell/a.ts", "people/b.ts", 'const b = () => import("../people/b.ts");'],
    [
      "use-case-context.ts",
      "fees",
      "use-case-context.ts",
      "fees/charge.ts",
      'import { charge } from "./fees/charge.ts";',
    ],
    ["fees", "tables.ts", "fees/charge.ts", "tables.ts", 'import { tables } from "../tables.ts";'],
  ] as const)("of %s from %s is found", ([area, later, from, to, text]) => {
    expect(found(from, to, text)).toContain(
      `${root}/${from} imports ${root}/${to}, but ${area} may not import ${later}`,
    );
  });

  test.for([
    ["customer/profile.ts", "fees/charge.ts", 'import { charge } from "../fees/charge.ts";'],
    ["fees/bank-files/pair.ts", "fees/charge.ts", 'import { charge } from "../charge.ts";'],
    ["people/erasure.ts", "tables.ts", 'import { tables } from "../tables.ts";'],
  ] as const)("that follows the order is not: of %s from %s", ([from, to, text]) => {
    expect(found(from, to, text)).toBe("");
  });
});
