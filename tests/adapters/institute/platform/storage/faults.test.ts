import { writeFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { balance } from "../../../../../adapters/contract/customer.contract.ts";
import { saveContactDetails } from "../../../../../adapters/contract/my-details-contact.contract.ts";
import { saveEmployment } from "../../../../../adapters/contract/my-details-employment.contract.ts";
import { createLog } from "../../../../../adapters/institute/platform/logging.ts";
import { DamagedDatabase, isStorageUnavailable } from "../../../../../adapters/institute/platform/storage/faults.ts";
import { openStorage } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import { firstDayInPostgres } from "../../../support/databases.ts";
import { lineTo, type Line } from "../../../support/line-to.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const readiness = async (institute: TestInstitute) => {
  const begun = performance.now();
  const { statusCode } = await institute.app.inject({ url: "/readyz" });
  return { status: statusCode, isInTime: performance.now() - begun < 2_000 };
};

const asking = async (institute: TestInstitute, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const {
    status,
    refusal,
    headers: told,
  } = await ask(institute, "Maya", balance, { query: { report: "full" }, headers });
  return { status, code: refusal.code, retryAfter: told["retry-after"] };
};

const unavailable = { status: 503, code: "UNAVAILABLE", retryAfter: "10" };

describe("when PostgreSQL", () => {
  let line: Line;
  let institute: TestInstitute;
  let token: string;

  beforeAll(async () => {
    const address = new URL(await firstDayInPostgres());
    line = await lineTo(Number(address.port));
    address.port = String(line.port);
    institute = await openInstitute({ kind: "postgres", url: address.href });
    token = await institute.accessTokenFor(institute.person("Maya").customerId);
  }, 240_000);

  afterAll(async () => {
    line.mend();
    await institute.close();
    await line.close();
  });

  it("is gone, calls and pages say so, readiness fails, and all recovers once it is back", async () => {
    const browser = new Browser(institute);
    const { location = "" } = await new SignIn(browser).begin();
    line.cut();
    expect(await readiness(institute)).toEqual({ status: 503, isInTime: true });
    expect(await asking(institute, token)).toEqual(unavailable);
    const form = await browser.visit(location);
    expect(form.status).toBe(503);
    expect(form.text).toContain("Reference for support:");
    const provider = await new SignIn(browser).begin();
    const exchanged = await browser.send("/idp/token", {
      grant_type: "authorization_code",
      client_id: "guildhall-portal",
      code: "unknown",
    });
    for (const { status, headers } of [provider, exchanged])
      expect([status, headers["retry-after"]]).toEqual([503, "10"]);
    for (const { text, location: address = "" } of [form, provider])
      expect(text + address).not.toMatch(/ECONN|127\.0\.0\.1|\n\s+at |Connection(%20|\+| )terminated/);
    line.mend();
    expect(await readiness(institute)).toEqual({ status: 200, isInTime: true });
    expect((await asking(institute, token)).status).toBe(200);
  });

  it("is frozen, readiness fails in time, and all recovers once it resumes", async () => {
    line.freeze();
    expect(await readiness(institute)).toEqual({ status: 503, isInTime: true });
    line.mend();
    expect((await asking(institute, token)).status).toBe(200);
    expect(await readiness(institute)).toEqual({ status: 200, isInTime: true });
  });

  it("aborts one of two people who exchange their addresses, that one is retried", async () => {
    const emails = ["maya.one@example.org", "owen.one@example.org"] as const;
    const take = async (who: string, address: string) =>
      (await ask(institute, who, saveContactDetails, { body: { email: { address } } })).status;
    await Promise.all([take("Maya", emails[0]), take("Owen", emails[1])]);
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1)
      statuses.push(
        ...(await Promise.all([take("Maya", emails[(round + 1) % 2] ?? ""), take("Owen", emails[round % 2] ?? "")])),
      );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe("when the SQLite file", () => {
  const inFolder = async (test: (path: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), "guildhall-faults-"));
    await test(join(folder, "guildhall.sqlite")).finally(() => rm(folder, { recursive: true, force: true }));
  };

  it("has no space, writes are refused and logged with the cause, reads are answered, and nothing is lost", () =>
    inFolder(async (path) => {
      const lines: string[] = [];
      const destination = new Writable({
        write: (chunk, _encoding, done) => {
          lines.push(String(chunk));
          done();
        },
      });
      const institute = await openInstitute({ kind: "sqlite", path }, { log: createLog("error", destination) });
      const token = await institute.accessTokenFor(institute.person("Maya").customerId);
      const save = (jobTitle: string) =>
        ask(institute, "Maya", saveEmployment, {
          body: { companyName: "", jobTitle, jobCategory: "TAX" },
          headers: { authorization: `Bearer ${token}` },
        });
      await sql`pragma synchronous = off`.execute(institute.database);
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(institute.database);
      await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(institute.database);

      let refused = await save("Auditor 0");
      for (let count = 1; count < 400 && refused.status === 204; count += 1) refused = await save(`Auditor ${count}`);
      expect([refused.status, refused.refusal.code, refused.headers["retry-after"]]).toEqual([
        503,
        "UNAVAILABLE",
        "10",
      ]);
      expect(lines.join("")).toContain("database or disk is full");
      expect(lines.join("")).not.toContain("cannot rollback");
      expect((await asking(institute, token)).status).toBe(200);

      await sql`pragma max_page_count = 1000000`.execute(institute.database);
      expect((await save("Auditor at last")).status).toBe(204);
      await institute.close();
    }));

  it("is damaged, the server refuses to start and names it", () =>
    inFolder(async (path) => {
      await (await openInstitute({ kind: "sqlite", path })).close();
      const bytes = await readFile(path);
      bytes.fill(0xa5, 4096 * 3, 4096 * 9);
      await writeFile(path, bytes);
      const opened = await openStorage({ kind: "sqlite", path }).catch((error: unknown) => error);
      expect(opened).toBeInstanceOf(DamagedDatabase);
      expect(String(opened)).toContain(path);
    }));
});

it.runIf(process.platform === "linux")(
  "a full disk makes storage unavailable for a while, and is no error of ours",
  () => {
    let full: unknown;
    try {
      writeFileSync("/dev/full", "a line");
    } catch (error) {
      full = error;
    }
    expect(isStorageUnavailable(full)).toBe(true);
    expect(isStorageUnavailable(Object.assign(new Error("read-only file system"), { code: "EROFS" }))).toBe(true);
    expect(isStorageUnavailable(Object.assign(new Error("no such file"), { code: "ENOENT" }))).toBe(false);
  },
);

it("a server whose disk takes no files of members is not ready", async () => {
  const institute = await openInstitute({ kind: "sqlite", path: ":memory:" }, { evidenceFolder: "/dev/null/files" });
  const { statusCode, body } = await institute.app.inject("/readyz");
  expect([statusCode, JSON.parse(body)]).toEqual([503, { status: "files unusable" }]);
  await institute.close();
});
