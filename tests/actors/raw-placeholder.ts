import assert from "node:assert/strict";

/** Throws when visible text contains an unfilled placeholder: "Answer yes if, in {year}". */
export const refuseRawPlaceholders = (read: string): void => {
  const at = read.search(/\{[^{}\n]*\}/);
  assert.ok(at < 0, `A placeholder is not filled: "${read.slice(Math.max(0, at - 40), at + 80)}"`);
};
