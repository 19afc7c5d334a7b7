import { expect, test } from "vitest";

import { bankLineState, isWholeDivision, remainderOfLine } from "../../../../domain/institute/fees/bank-line-state.ts";
import { fc } from "../../support/fast-check.ts";

test("a line is posted, put aside, or waits for its owner (BANK-03)", () => {
  expect(bankLineState({ open: 0, asideReason: null })).toBe("posted");
  expect(bankLineState({ open: 1, asideReason: null })).toBe("unmatched");
  expect(bankLineState({ open: 1, asideReason: "interest" })).toBe("put aside");
});

test("parts have to be amounts that come to what is open (BANK-04)", () => {
  expect(isWholeDivision({ open: 537_00 }, [268_50, 268_50])).toBe(true);
  expect(isWholeDivision({ open: 537_00 }, [268_50, 268_49])).toBe(false);
  expect(isWholeDivision({ open: 537_00 }, [537_00, 0])).toBe(false);
  expect(isWholeDivision({ open: 537_00 }, [600_00, -63_00])).toBe(false);
});

test("adding what is left as a last part makes a division whole (BANK-04, DESK-07)", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e9 })), fc.integer({ min: 1, max: 1e9 }), (parts, last) => {
      const line = { open: [...parts, last].reduce((sum, part) => sum + part) };
      expect(remainderOfLine(line, parts)).toBe(last);
      expect(isWholeDivision(line, parts)).toBe(false);
      expect(isWholeDivision(line, [...parts, remainderOfLine(line, parts)])).toBe(true);
    }),
  );
});
