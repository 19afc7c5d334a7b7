import { expect, test } from "vitest";

import { examsCardOf } from "../../../domain/qualifications/exams.ts";

test.each([
  [7, 13, undefined, 54, "7/13"],
  [1, 3, undefined, 33, "1/3"],
  [1, 8, undefined, 13, "1/8"],
  [13, 13, undefined, 100, "13/13"],
  [14, 13, undefined, 100, "14/13"],
  [0, 13, undefined, 0, "0/13"],
  [0, 0, undefined, 0, "0/0"],
  [1, 4, "TRAIL_L7", 100, "1/4"],
  [0, 4, "TRAIL_L7", 0, "0/4"],
  [0, 3, "TRAIL_L4", 0, "0/3"],
  [2, 3, "TRAIL_L4", 100, "2/3"],
  [1, 4, "FIA", 25, "1/4"],
])("%i of %i exams on the pathway %s fill %i per cent and read %s (QUAL-03, QUAL-04)", (...row) => {
  const [completed, total, pathway, percentage, progress] = row;
  const card = examsCardOf({ completed, total, hasConditionalExemptions: false }, pathway, undefined);
  expect(card).toMatchObject({ percentage, progress });
});
