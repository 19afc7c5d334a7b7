import { DatabaseSync } from "node:sqlite";

import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { contractCalls as calls } from "../../../../../adapters/institute/main/contract-calls.ts";
import { claimDueMail, abandonExpired } from "../../../../../adapters/institute/platform/mail/attempts.ts";
import { openStorage } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { named } from "../../../support/bad-input.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import { firstDayFile, removeFile } from "../../../support/first-day.ts";
import { misfitsOf } from "../../../support/misfits.ts";
import { openInstitute, publicUrl } from "../../../support/open-institute.ts";

/** Collects every statement that any database of this process prepares. */
const statementsPrepared = (): Set<string> => {
  const { prepare } = DatabaseSync.prototype;
  const statements = new Set<string>();
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, statement) {
    statements.add(statement);
    return prepare.call(this, statement);
  });
  return statements;
};

/** Tables that a statement scans completely; `agg` is the result of a query within it. */
const wentThrough = (database: DatabaseSync, statement: string): readonly string[] =>
  database
    .prepare(`explain query plan ${statement}`)
    .all()
    .flatMap(({ detail }) => /^SCAN (?!CONSTANT|agg$|\()(\S+)/.exec(String(detail))?.[1] ?? []);

describe("the next mail to send", () => {
  it("is found in an index, so that many waiting mails do not delay each other", async () => {
    const file = await firstDayFile();
    const { database: opened, close } = await openStorage(file);
    const statements = statementsPrepared();
    await abandonExpired(opened, new Date());
    await claimDueMail(opened, new Date());
    vi.restoreAllMocks();
    await close();
    const database = new DatabaseSync(file.path);
    const plans = [...statements]
      .filter((statement) => statement.includes('"mails"'))
      .map((statement) => database.prepare(`explain query plan ${statement}`).all())
      .map((steps) => steps.map(({ detail }) => String(detail)).join("; "));
    database.close();
    await removeFile(file);
    expect(plans).toHaveLength(3);
    // One step that finds waiting mails by a time, and sorts nothing.
    for (const plan of plans) expect(plan).toMatch(/^SEARCH mails USING INDEX \w+ \(sentAt=\? AND \w+[<>][^;]*\)$/);
  });
});

describe("every query of a customer's calls", () => {
  it("uses an index in every table, so its cost does not depend on the number of people", async () => {
    const file = await firstDayFile();
    const statements = statementsPrepared();
    const institute = await openInstitute(file);
    const { customerId, email } = institute.person("Maya");
    statements.clear();

    const browser = new Browser(institute);
    await new SignIn(browser).complete(email);
    await browser.visit(`${publicUrl}/idp/forgotten-password`, { email });
    const token = await institute.accessTokenFor(customerId);
    for (const call of calls)
      for (const { path, query, headers, payload } of fc.sample(misfitsOf(call, customerId), { numRuns: 6, seed: 1 })) {
        const told = { authorization: `Bearer ${token}`, "x-client-id": "guildhall-portal", ...headers };
        const { statusCode } = await institute.app.inject({
          method: call.method,
          url: `/api${path}`,
          headers: told,
          ...(query ? { query } : {}),
          ...(payload === undefined ? {} : { payload }),
        });
        expect(statusCode, named(call)).toBeLessThan(500);
      }
    await institute.close();
    vi.restoreAllMocks();

    const database = new DatabaseSync(file.path);
    const asked = [...statements].filter((statement) => /^(select|update|delete)/.test(statement));
    const tables = [
      "customers",
      "notifications",
      "cpdAdjustments",
      "cpdYears",
      "transactions",
      "keyResources",
      "personalRecords",
      "signIns",
      "providerRecords",
      "passwordLinks",
    ];
    for (const table of tables)
      expect(
        asked.some((statement) => statement.includes(`"${table}"`)),
        table,
      ).toBe(true);
    const scans = asked.flatMap((statement) =>
      wentThrough(database, statement).map((table) => `${table}: ${statement}`),
    );
    database.close();
    await removeFile(file);
    expect(scans).toEqual([]);
  });
});
