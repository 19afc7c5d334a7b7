import { expect, test } from "vitest";

import { describeStartupError } from "../../../../adapters/institute/main/startup-error.ts";

test.each([
  ["a statement that waited too long", { code: "57014" }],
  ["a deadlock", { code: "40P01" }],
  ["a busy SQLite", { code: "ERR_SQLITE_ERROR", errcode: 5 }],
])("%s says that something else was changing the same, and that nothing was changed (CORR-04)", (_, fields) => {
  const said = describeStartupError(Object.assign(new Error("an internal text"), fields), undefined);
  expect(said).toMatch(
    /^Something else was changing the same at the same time[^]*Nothing was changed: run the command again/,
  );
  expect(said).not.toContain("internal");
});
