import { createSecretKey } from "node:crypto";

import { expect, it } from "vitest";

import { putYear } from "../../../../../adapters/institute/areas/cpd/years.store.ts";
import { changeStanding } from "../../../../../adapters/institute/platform/customers/change-standing.ts";
import { customerOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import {
  audit,
  changesOnRecord,
  forgetOldValues,
  forgetValuesOf,
} from "../../../../../adapters/institute/platform/storage/audit.ts";
import { flag } from "../../../../../adapters/institute/platform/storage/tables.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { atOnce } from "../../../support/at-once.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";

const auditKey = createSecretKey("key", "utf8");
const at = new Date(1_000_000);
const by = "registrar: A. Clerk";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);
  const maya = async () => {
    const { database, person } = await atFirst();
    return { database, customerId: person("Maya").customerId };
  };
  const contact = (customerId: string) => ({ customerId, kind: "contact", at, auditKey });

  it("keeps author, time and both values of what changed, and nothing of what did not (CORR-03)", async () => {
    const { database, customerId } = await maya();
    const before = { email: { address: "old@example.org", contactId: "E1" } };
    const after = { email: { address: "new@example.org", contactId: "E1" }, tags: ["one"] };
    await audit(database, { ...contact(customerId), before, after });
    await audit(database, { ...contact(customerId), before: after, after });
    const ordinary = { customerId, kind: "contact", record: "", at, by: customerId, values: "kept" };
    expect(await changesOnRecord(database, customerId)).toEqual([
      { ...ordinary, column: "email.address", before: "old@example.org", after: "new@example.org" },
      { ...ordinary, column: "tags", before: undefined, after: ["one"] },
    ]);
    expect(await changesOnRecord(database, customerId, new Date(at.getTime() + 1))).toEqual([]);
  });

  it("never keeps the value of a secret", async () => {
    const { database, customerId } = await maya();
    for (const kind of ["password", "passkey added", "passkey removed"])
      await audit(database, { ...contact(customerId), kind, before: "a-secret", after: "another-secret" });
    const person = await customerOf(database, customerId);
    const operator = { by, now: at, today: "2026-11-22" as never, rules: defaultRules, auditKey };
    await changeStanding(operator, database, person, { isClosed: flag(true), passwordHash: "third-secret" });
    const rows = await database.selectFrom("auditEntries").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("secret");
    expect(
      (await changesOnRecord(database, customerId)).map(({ kind, column, values }) => [kind, column, values]),
    ).toEqual([
      ["passkey added", "", "never kept"],
      ["passkey removed", "", "never kept"],
      ["password", "", "never kept"],
      ["standing", "isClosed", "kept"],
    ]);
  });

  it("forgets values after the days of the rules, or with the person, and keeps the facts (CORR-03, KEEP-02)", async () => {
    const { database, customerId } = await maya();
    const change = { ...contact(customerId), before: { city: "Leeds" }, after: { city: "York" } };
    await audit(database, change);
    const later = new Date(at.getTime() + 1);
    await audit(database, { ...change, at: later });
    const now = new Date(at.getTime() + defaultRules.retention.changedValues * 86_400_000 + 1);
    const sweep = { database, now, rules: defaultRules.retention, yieldToRequests: atOnce };
    expect(await forgetOldValues(sweep)).toBe(1);
    expect(await forgetOldValues(sweep)).toBe(0);
    const kept = async () =>
      (await changesOnRecord(database, customerId)).map(({ before, after, values }) => [before, after, values]);
    expect(await kept()).toEqual([
      [undefined, undefined, "no longer kept"],
      ["Leeds", "York", "kept"],
    ]);
    await forgetValuesOf(database, customerId);
    expect(await kept()).toEqual([
      [undefined, undefined, "no longer kept"],
      [undefined, undefined, "no longer kept"],
    ]);
  });

  it("records the rows of a register that a function adds and changes", async () => {
    const { database, customerId } = await maya();
    const operator = { by, now: at, today: "2026-11-22" as never, rules: defaultRules, auditKey };
    await putYear(operator, database, { customerId, year: 2019, status: "NOT_DECLARED" });
    await putYear(operator, database, { customerId, year: 2019, status: "COMPLETE" });
    await putYear(operator, database, { customerId, year: 2019, status: "COMPLETE" });
    const changes = await changesOnRecord(database, customerId);
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual(
      expect.objectContaining({ record: "2019", column: "status", before: "NOT_DECLARED", after: "COMPLETE", by }),
    );
    expect(changes).toContainEqual(
      expect.objectContaining({
        record: "2019",
        column: "",
        before: undefined,
        after: { year: 2019, status: "NOT_DECLARED", broughtForwardUnits: 0 },
      }),
    );
  });
});
