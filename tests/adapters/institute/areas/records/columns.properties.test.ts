import { expect, test } from "vitest";

import { readCell, writeCell } from "../../../../../adapters/institute/areas/records/columns.ts";
import { fc } from "../../../../domain/support/fast-check.ts";

const typed = fc
  .oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+\-@＝]?[A-Z(),"]{0,8}$/))
  .filter((text) => text !== "");

test("a text is read back as written, whatever it begins with (SENT-04)", () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(readCell(writeCell(text, "text"), "text")).toBe(text);
    }),
  );
});

test.each(['=HYPERLINK("http://evil.example/")', "@SUM(1+9)", "+1", "-2+3", "＝1", "'=1"])(
  "%s is escaped, so no spreadsheet runs it (SENT-04)",
  (text) => {
    expect(writeCell(text, "text")).toBe(`'${text}`);
  },
);

test("a negative number stays a number", () => {
  expect(writeCell(-5, "number")).toBe("-5");
  expect(readCell("-5", "number")).toBe(-5);
});
