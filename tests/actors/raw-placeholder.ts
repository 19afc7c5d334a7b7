import assert from "node:assert/strict";

/** Fails where something a person reads has a placeholder in it that nobody filled: "Answer yes if, in {year}". */
export const refuseRawPlaceholders = (read: string): void => {
  const at = read.search(/\{[^{}\n]*\}/);
  assert.ok(at < 0, `A placeholder is not filled: "${read.slice(Math.max(0, at - 40), at + 80)}"`);
};
