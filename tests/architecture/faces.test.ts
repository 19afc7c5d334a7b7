import { expect, test } from "vitest";

import { oneFaced } from "./faces.ts";
import { sources } from "./working-tree.ts";

test("what staff do is possible at the desk and by commands, but for what this lists (DESK-01)", () => {
  expect(oneFaced(sources)).toEqual({
    atDesk: [],
    byCommand: [
      // Imports by the hour, exports of everything, and new rules are the operator's.
      "areas/evidence/missing-evidence.ts",
      "areas/records/column-descriptions.ts",
      "areas/records/record-file.ts",
      "areas/records/record-version.ts",
      "areas/reminders/rules-impact.ts",
    ],
  });
});

test("a planted use case that one face alone offers is found", () => {
  const planted = new Map([
    [
      "adapters/institute/desk/screens/planted.ts",
      'import { plant } from "../../areas/fees/plant.ts";\nimport type { Shape } from "../../areas/fees/shape.ts";',
    ],
    ["adapters/institute/registrar/commands/other.ts", 'import { other } from "../../areas/fees/other.ts";'],
  ]);
  expect(oneFaced(planted)).toEqual({ atDesk: ["areas/fees/plant.ts"], byCommand: ["areas/fees/other.ts"] });
});
