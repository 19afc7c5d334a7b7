import { createSecretKey } from "node:crypto";

import { expect, it } from "vitest";

import { dryRun } from "../../../../../adapters/institute/platform/storage/dry-run.ts";
import { beginImport, latestImports } from "../../../../../adapters/institute/platform/storage/imports.store.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";

const operator = {
  by: "registrar: A. Clerk",
  now: new Date("2026-11-22T10:00:00Z"),
  today: "2026-11-22" as CalendarDate,
  rules: defaultRules,
  auditKey: createSecretKey("key", "utf8"),
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("numbers imports one after the other: what is only shown uses up no number (CORR-04, DESK-09)", async () => {
    const { database } = await atFirst();
    const begin = (within: typeof database) => beginImport(operator, within, { files: ["people.csv"] });
    for (let shown = 0; shown < 3; shown += 1) await dryRun(database, begin);
    const numbers = await Promise.all([1, 2, 3].map(() => database.transaction().execute(begin)));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3]));
    expect((await latestImports(database, "files", 10)).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(await latestImports(database, "forms", 10)).toEqual([]);
  });
});
