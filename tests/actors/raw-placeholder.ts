import assert from "node:assert/strict";

/** Fails where something a person reads has a placeholder in it that nobody filled: "Answer yes if, in {year}". */
export const refuseRawPlaceholders = (read: string): void => {
  const [found] = /.{0,40}\{[^{}\n]*\}.{0,40}/.exec(read) ?? [];
  assert.equal(found, undefined, `A placeholder is not filled: "${found ?? ""}"`);
};
