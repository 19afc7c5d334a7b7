import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, open, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";

import { decodeProtectedHeader } from "jose";
import pg from "pg";
import { describe, expect, inject, it, vi } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { profile } from "../../../../../adapters/contract/customer.contract.ts";
import { removeEvidence, uploadEvidence } from "../../../../../adapters/contract/evidence.contract.ts";
import { contactDetails, saveContactDetails } from "../../../../../adapters/contract/my-details-contact.contract.ts";
import { lockFolder } from "../../../../../adapters/institute/platform/storage/folder-lock.ts";
import { sealWith } from "../../../../../adapters/institute/platform/storage/seal.ts";
import { openStorage, type StorageChoice } from "../../../../../adapters/institute/platform/storage/storage.ts";
import {
  newPasswordLink,
  resetLinkLifetime,
} from "../../../../../adapters/institute/provider/credentials/passwords.ts";
import { SignIns } from "../../../../../adapters/institute/provider/sign-ins.ts";
import { signingKeys } from "../../../../../adapters/institute/provider/signing-keys.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { declarationOf } from "../../../support/declaring.ts";
import { ask, openInstitute, publicUrl } from "../../../support/open-institute.ts";
import { postgresBinaries } from "../../../support/postgres-binaries.ts";
import { databaseAt } from "../../../support/postgres-cluster.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { layRelease } from "../../../support/release.ts";
import { samplePdf } from "../../../support/sample-files.ts";
import { accessTokens, type TestInstitute } from "../../../support/test-institute.ts";

const run = promisify(execFile);
const headers = { "idempotency-key": "a-key-before-the-backup" };
const declare = (institute: TestInstitute, body: object) =>
  ask(institute, "Maya", submitDeclaration, { headers, body });
const declareAnew = (institute: TestInstitute, body: object) =>
  ask(institute, "Maya", submitDeclaration, { headers: { "idempotency-key": "a-key-after-the-backup" }, body });

/** Backs up a PostgreSQL database by docs/operators/backup-and-upgrade.md; returns a function that restores it. */
const dump = async (url: string): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const file = join(folder, "today.dump");
  const name = new URL(url).pathname.slice(1);
  const binaries = await postgresBinaries();
  await run(join(binaries, "pg_dump"), ["--format=custom", `--file=${file}`, url]);
  return async () => {
    const client = new pg.Client({ connectionString: inject("postgres") });
    await client.connect();
    await client.query(`alter database ${name} rename to ${name}_before`);
    await client.query(`create database ${name}`);
    await client.end();
    await run(join(binaries, "pg_restore"), ["--exit-on-error", `--dbname=${url}`, file]);
    await rm(folder, { recursive: true });
  };
};

/** Backs up a database by docs/operators/backup-and-upgrade.md; returns a function that restores it. */
const backUp = async (storage: StorageChoice, institute: TestInstitute): Promise<() => Promise<void>> => {
  if (storage.kind === "postgres") return dump(storage.url);
  const folder = dirname(storage.path);
  const file = join(folder, "backups", "today.sqlite");
  const registrar = registrarAt(institute.database, { DATA_DIR: folder });
  await registrar("backup", file);
  expect(await readdir(folder)).not.toContain("backups");
  expect(await registrar("status")).not.toContain("Backup:");
  await registrar("backup", file, "--apply");
  expect(await registrar("status")).toMatch(/^Backup: .+\d\.$/m);
  const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60_000);
  expect(await registrarAt(institute.database, {}, inThreeDays)("status")).toContain(", more than two days ago.");
  // Readable by its owner only, and without further files after it was opened.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(dirname(file))).toEqual(["today.sqlite"]);
  const held = lockFolder(folder);
  await expect(registrar("restore", file, "--apply")).rejects.toThrow("Another Guildhall is running");
  held.release();
  // Without an old database, none is reported as kept.
  expect(
    await registrarAt(institute.database, { DATA_DIR: join(folder, "elsewhere") })("restore", file, "--apply"),
  ).not.toContain("before");
  return async () => expect(await registrar("restore", file, "--apply")).toContain("What it held before is kept as");
};

it("a backup that cannot be written names its file, and leaves nothing that blocks a retry", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const institute = await openInstitute({ kind: "sqlite", path: join(folder, "guildhall.sqlite") });
  const registrar = registrarAt(institute.database, { DATA_DIR: folder });
  // A name so long that SQLite cannot create the journal.
  const file = join(folder, "backups", `${"a".repeat(243)}.sqlite`);
  await expect(registrar("backup", file, "--apply")).rejects.toThrow(`${file} cannot be written: `);
  expect(await readdir(dirname(file))).toEqual([]);
  await institute.close();
  await expect(registrar("restore", folder, "--apply")).rejects.toThrow(`${folder} is not a Guildhall backup: `);
  await rm(folder, { recursive: true });
});

it("a backup holds the files of members, and puts those back that are missing (LOG-02)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const evidence = join(folder, "evidence");
  const storage = { kind: "sqlite", path: join(folder, "guildhall.sqlite") } as const;
  const institute = await openInstitute(storage, { evidenceFolder: evidence });
  const registrar = registrarAt(institute.database, { DATA_DIR: folder });
  const upload = async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const sent = { query: { name: "certificate.pdf" }, bytes: samplePdf(), headers: key };
    return (await ask(institute, "Maya", uploadEvidence, sent)).answer.id;
  };
  const [kept, lost] = [await upload(), await upload()];
  expect(await registrar("status")).toContain(`Files of members: 2 files, 1 KB in ${evidence}.`);
  await rm(join(evidence, lost));
  expect(await registrar("status")).toContain(`1 is missing there: ${lost}. Put them back from a backup.`);
  const file = join(folder, "backups", "today.sqlite");
  const words = await registrar("backup", file, "--apply");
  expect(words).toContain(`${file}.evidence holds 1 file of members. 1 file is missing in ${evidence}.`);
  expect(await readdir(`${file}.evidence`)).toEqual([kept]);
  await institute.close();
  await rm(evidence, { recursive: true });
  const restored = await registrar("restore", file, "--apply");
  expect(restored).toContain(`1 file of members was put back into ${evidence}.`);
  expect(restored).toContain(`1 file is missing in ${file}.evidence.`);
  expect(await readdir(evidence)).toEqual([kept]);
  await rm(folder, { recursive: true });
});

it("a backup amid writes is of one moment, has its name once it is whole, and lacks no file that is removed (LOG-02)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const evidence = join(folder, "evidence");
  const storage = { kind: "sqlite", path: join(folder, "guildhall.sqlite") } as const;
  const institute = await openInstitute(storage, { evidenceFolder: evidence });
  const registrar = registrarAt(institute.database, { DATA_DIR: folder });
  const sent = { query: { name: "certificate.pdf" }, bytes: samplePdf(), headers };
  const { id } = (await ask(institute, "Maya", uploadEvidence, sent)).answer;
  const file = join(folder, "today.sqlite");
  // What a backup leaves that is killed.
  await writeFile(`${file}.part`, "half of it");

  let isDone = false;
  const backingUp = registrar("backup", file, "--apply").finally(() => {
    isDone = true;
  });
  const writer = new DatabaseSync(storage.path);
  let writes = 0;
  while (!isDone && writes < 5_000) {
    writer.exec(`update "customers" set "surname" = 'Written ${writes}'`);
    writes += 1;
    if (writes === 1) await ask(institute, "Maya", removeEvidence, { params: { fileId: id } });
    if (existsSync(file)) expect(existsSync(`${file}.part`)).toBe(false);
    await setImmediate();
  }
  writer.close();
  expect(await backingUp).not.toContain("missing");
  expect(writes).toBeLessThan(5_000);
  expect(await readdir(`${file}.evidence`)).toEqual([id]);
  await institute.close();
  expect(await registrar("restore", file, "--apply")).not.toContain("missing");
  expect(await readdir(evidence)).toEqual([id]);
  expect((await readdir(folder)).filter((name) => /part|incoming|journal/.test(name))).toEqual([]);
  await rm(folder, { recursive: true });
});

it.each([
  ["a file that is no database", 0],
  ["a database that is damaged within", 8 * 4096],
])("a backup takes the place of %s, which is kept", async (_damage, from) => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const path = join(folder, "guildhall.sqlite");
  const institute = await openInstitute({ kind: "sqlite", path });
  const registrar = registrarAt(institute.database, { DATA_DIR: folder });
  const file = join(folder, "today.sqlite");
  await registrar("backup", file, "--apply");
  await institute.close();
  const damaged = await open(path, "r+");
  await damaged.write(Buffer.alloc(40 * 4096, 0xa5), 0, 40 * 4096, from);
  await damaged.close();
  const restored = await registrar("restore", file, "--apply");
  expect(restored).toMatch(/What it held before is kept as .+, damaged as it is: /);
  const again = await openInstitute({ kind: "sqlite", path });
  expect((await ask(again, "Maya", profile)).status).toBe(200);
  await again.close();
  expect((await readdir(folder)).filter((name) => name.includes("before"))).toHaveLength(1);
  await rm(folder, { recursive: true });
});

it("a backup from before an upgrade is restored unchanged, and can be upgraded again", async () => {
  const storage = { kind: "postgres", url: await databaseAt(inject("postgres")) } as const;
  await layRelease("0.3.0", storage);
  const putBack = await dump(storage.url);
  const upgraded = await openStorage(storage);
  await upgraded.database.updateTable("customers").set({ surname: "Elsewhere" }).execute();
  await upgraded.close();
  await putBack();
  const again = await openStorage(storage);
  expect(
    await again.database.selectFrom("customers").select("surname").where("surname", "=", "Elsewhere").execute(),
  ).toEqual([]);
  await again.close();
});

it("a backup of 0.3.0 is put back, one of an earlier release is not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const institute = await openInstitute({ kind: "sqlite", path: ":memory:" }, { seedPeople: false });
  const restore = (file: string) =>
    registrarAt(institute.database, { DATA_DIR: join(folder, "data") })("restore", file, "--apply");
  const file = join(folder, "backup.sqlite");
  await layRelease("0.3.0", { kind: "sqlite", path: file });
  expect(await restore(file)).toContain("holds 3 people now.");
  const database = new DatabaseSync(file);
  database.exec("delete from kysely_migration where name > '0048'");
  database.close();
  await expect(restore(file)).rejects.toThrow(`${file} is of a release before 0.3.0. Start 0.3.0 once, then`);
  await institute.close();
  await rm(folder, { recursive: true });
});

onEachDatabase(({ fresh }) => {
  it("a backup made while serving contains exactly what was stored before it", async () => {
    const storage = await fresh();
    const serving = await openInstitute(storage);
    const { access_token: token } = await new SignIn(new Browser(serving)).complete("maya.member@example.org");
    const declaration = await declarationOf(serving, "Maya");
    const receipt = (await declare(serving, declaration)).answer;
    const putBack = await backUp(storage, serving);
    expect(
      (await ask(serving, "Maya", saveContactDetails, { body: { email: { address: "after@elsewhere.example" } } }))
        .status,
    ).toBe(200);
    await serving.close();
    await putBack();
    const again = await openInstitute(storage);
    expect((await declare(again, declaration)).answer).toEqual(receipt);
    expect((await declareAnew(again, declaration)).refusal.code).toBe("ALREADY_DECLARED");
    expect((await ask(again, "Maya", contactDetails)).answer.email?.address).toBe("maya.member@example.org");
    expect((await ask(again, "Maya", profile, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    await again.close();
  });

  describe("a rotation of keys", () => {
    it("signs nobody out: earlier tokens, cookies and processes stay valid until the next rotation", async () => {
      const storage = await fresh();
      const before = await openInstitute(storage);
      const registrar = registrarAt(before.database);
      const browser = new Browser(before);
      const { access_token: old } = await new SignIn(browser).complete("maya.member@example.org");
      const taken = async (institute: TestInstitute, token: string) =>
        (await ask(institute, "Maya", profile, { headers: { authorization: `Bearer ${token}` } })).status;
      await registrar("rotate-keys", "--apply");

      const after = await openInstitute(storage);
      expect(await taken(after, old)).toBe(200);
      const renewal = new SignIn(browser.at(after));
      const { tokens } = await renewal.tokens(await renewal.returned(await renewal.begin({ prompt: "none" })));
      expect(decodeProtectedHeader(tokens.access_token).kid).not.toBe(decodeProtectedHeader(old).kid);
      expect(await taken(after, tokens.access_token)).toBe(200);
      // A process that was not restarted reloads keys at most once a second.
      await expect.poll(() => taken(before, tokens.access_token)).toBe(200);

      await registrar("rotate-keys", "--apply");
      const last = await openInstitute(storage);
      expect([await taken(last, old), await taken(last, tokens.access_token)]).toEqual([401, 200]);
      await Promise.all([before.close(), after.close(), last.close()]);
    });

    it("after a theft ends every sign-in, link and key at once, on running processes too", async () => {
      const storage = await fresh();
      const before = await openInstitute(storage);
      const { database } = before;
      const browser = new Browser(before);
      const { access_token: standing } = await new SignIn(browser).complete("maya.member@example.org");
      const [stolen = {}] = await signingKeys(database, sealWith([]));
      const { customerId } = before.person("Maya");
      const link = await newPasswordLink(database, {
        customerId,
        publicUrl,
        lasts: resetLinkLifetime,
        now: new Date(),
      });
      const taken = async (institute: TestInstitute, token: string) =>
        (await ask(institute, "Maya", profile, { headers: { authorization: `Bearer ${token}` } })).status;
      expect(await taken(before, standing)).toBe(200);

      await registrarAt(database)("rotate-keys", "--compromised", "--apply");
      expect(await taken(before, standing)).toBe(401);
      expect((await browser.visit(link)).status).toBe(410);
      const after = await openInstitute(storage);
      const signIns = new SignIns({ database, now: () => new Date(), idleMinutes: 30 });
      await signIns.use("a-new-sign-in", customerId);
      const forge = accessTokens({
        key: stolen,
        issuer: `${publicUrl}/idp`,
        audience: `${publicUrl}/api`,
        clientId: "guildhall-portal",
        now: () => new Date(),
      });
      expect(await taken(after, await forge(customerId, "a-new-sign-in"))).toBe(401);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
      expect(await taken(before, await forge(customerId, "a-new-sign-in"))).toBe(401);
      vi.useRealTimers();
      const again = new SignIn(new Browser(after));
      expect(await taken(after, (await again.complete("maya.member@example.org")).access_token)).toBe(200);
      await Promise.all([before.close(), after.close()]);
    });
  });
});
