import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { ledgerOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { unnamedSubscriptions } from "../../../../../adapters/institute/areas/fees/unnamed-subscriptions.store.ts";
import { submissionsOf } from "../../../../../adapters/institute/areas/submissions/submissions.store.ts";
import { notificationCodesOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { misspeltEmails } from "../../../../../adapters/institute/platform/customers/find-customers.ts";
import { anyTables } from "../../../../../adapters/institute/platform/storage/any-tables.ts";
import { migrate, migrations } from "../../../../../adapters/institute/platform/storage/migrate.ts";
import { postgresDialect } from "../../../../../adapters/institute/platform/storage/postgres-dialect.ts";
import { sqliteDialect } from "../../../../../adapters/institute/platform/storage/sqlite-dialect.ts";
import {
  openStorage,
  type Database,
  type StorageChoice,
} from "../../../../../adapters/institute/platform/storage/storage.ts";
import type { Tables } from "../../../../../adapters/institute/platform/storage/tables.ts";
import { personNamed } from "../../../../../adapters/institute/trial/everyone.ts";
import { customerRow } from "../../../../../adapters/institute/trial/seeds/customer.seed.ts";
import { debtsOf } from "../../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { inRelease } from "../../../support/in-release.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { layRelease } from "../../../support/release.ts";

const releases = await readdir(fileURLToPath(new URL("releases", import.meta.url)));

/** Existing databases contain these names. Each release adds its own; none is ever renamed. */
const released = [
  "0001-customers",
  "0002-cpd",
  "0003-identity",
  "0004-qualifications",
  "0005-waivers",
  "0006-fees",
  "0007-documents",
  "0008-personal-records",
  "0009-membership",
  "0010-once",
  "0011-account-records",
  "0012-sign-ins-and-limits",
  "0013-mail-and-ways-in",
  "0014-email-changes",
  "0015-calendar-addresses",
  "0016-adjustments-by-customer",
  "0017-database-properties",
  "0018-password-link-requests",
  "0019-application-requests",
  "0019-mails-given-up",
  "0020-submissions",
  "0021-mails-of-customers",
  "0022-derived-money",
  "0023-webhook-messages",
  "0024-answered-at",
  "0025-derived-declarations",
  "0026-reminders",
  "0027-mails-by-expiry",
  "0030-issued-documents",
  "0031-membership-credentials",
  "0035-exam-entries",
  "0040-activity",
  "0041-passkeys",
  "0042-password-link-requests-by-email",
  "0043-notification-dates",
  "0044-rows-by-time",
  "0045-waiting-mails",
  "0046-folded-names",
  "0047-exam-time-zones",
  "0048-credential-keys",
  "0050-postings",
  "0051-recorded-values",
  "0052-imports",
  "0053-bank-columns",
  "0054-bank-lines",
  "0055-staff",
  "0056-staff-changes",
  "0058-departures",
  "0059-held-messages",
  "0060-online-payments",
  "0064-standing-links",
  "0065-refusing-addresses",
  "0067-desk-files",
  "0070-possible-payers",
  "0071-cpd-activities",
  "0075-evidence",
  "0080-requests",
  "0085-cpd-reviews",
  "0086-indexes-of-lists",
  "0087-indexes-of-links",
  "0090-formats-of-bank-lines",
  "0091-desk-jobs",
];

/** Every table with its column definitions. */
const schemaOf = async (database: Database) => {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  return tables
    .map(({ name, columns }) => ({
      name,
      columns: columns.map(({ name: column, dataType, isNullable }) => ({ column, dataType, isNullable })),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

const migrationsIn = async (storage: StorageChoice): Promise<readonly string[]> => {
  const { database, close } = await openStorage(storage);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  await close();
  return rows.map(({ name }) => name);
};

it("released migrations keep their names and their order", () => {
  expect(Object.keys(migrations).slice(0, released.length)).toEqual(released);
});

onEachDatabase(({ empty }) => {
  describe.each(releases)("a database of release %s", (release) => {
    it("is migrated to this release with all its data", async () => {
      const storage = await empty();
      await layRelease(release, storage);
      const institute = await openInstitute(storage, { seedPeople: false, now: () => inRelease.now });
      const headers = { "idempotency-key": inRelease.key };
      expect((await ask(institute, "Maya", submitDeclaration, { headers, body: inRelease.declaration })).status).toBe(
        201,
      );
      expect((await ask(institute, "Ada", applyForMembership, { headers, body: inRelease.application })).status).toBe(
        201,
      );
      expect((await ask(institute, "Fiona", joinRetiredRegister, { headers, body: inRelease.retirement })).status).toBe(
        201,
      );
      const again = await ask(institute, "Maya", submitDeclaration, {
        headers: { "idempotency-key": "another-key" },
        body: inRelease.declaration,
      });
      expect(again.refusal.code).toBe("ALREADY_DECLARED");

      const sent = async (who: string) =>
        (await submissionsOf(institute.database, personNamed(who).customerId)).map(({ kind, answers, events }) => [
          kind,
          answers,
          events.map(({ type }) => type),
        ]);
      expect(await sent("Maya")).toContainEqual(["declaration", inRelease.declaration, ["received"]]);
      expect(await sent("Ada")).toContainEqual(["application", inRelease.application, ["received"]]);
      expect(await sent("Fiona")).toContainEqual(["retirement", inRelease.retirement, ["received"]]);

      const { email } = personNamed("Maya");
      expect((await new SignIn(new Browser(institute)).complete(email, inRelease.password)).id_token).toBeTruthy();
      const letters = await institute.database
        .selectFrom("mails")
        .select("text")
        .where("recipient", "=", email)
        .execute();
      const link = letters
        .map(({ text }) => /\S+\/idp\/choose-password\/\S+/.exec(text)?.[0])
        .find((found) => found !== undefined);
      expect((await new Browser(institute).visit(link ?? "", { password: "correct horse battery" })).status).toBe(200);
      await institute.close();
    });

    it("has charges with their purposes, and owes what it owed, by the same day (CORR-02)", async () => {
      const storage = await empty();
      await layRelease(release, storage);
      const { database, close } = await openStorage(storage);
      expect(await unnamedSubscriptions(database)).toEqual([]);
      const charges = await database
        .selectFrom("transactions")
        .select(["description", "purpose"])
        .where("type", "=", "CHARGE")
        .execute();
      for (const { description, purpose } of charges) {
        const [, year] = /^Annual subscription (\d{4})$/.exec(description) ?? [];
        expect(purpose ?? undefined).toBe(year && `subscription ${year}`);
      }
      expect(charges.filter(({ purpose }) => purpose !== null)).toHaveLength(9);
      const { customerId } = personNamed("Maya");
      const ledger = await ledgerOf(database, customerId);
      const [debt, ...others] = debtsOf(ledger);
      expect(others).toEqual([]);
      expect(debt).toMatchObject({
        open: 268_50,
        dueDate: ledger.fees.find(({ year }) => year === debt?.year)?.dueDate,
      });
      expect(await notificationCodesOf(database, customerId)).toEqual([]);
      await close();
    });

    it("gets the same tables as an empty database", async () => {
      const [old, fresh] = [await empty(), await empty()];
      await layRelease(release, old);
      const [brought, made] = [await openStorage(old), await openStorage(fresh)];
      expect(await schemaOf(brought.database)).toEqual(await schemaOf(made.database));
      await Promise.all([brought.close(), made.close()]);
    });

    it("has migrations with unchanged names and order", async () => {
      const storage = await empty();
      await layRelease(release, storage);
      const names = await migrationsIn(storage);
      expect(names).toEqual(Object.keys(migrations));
    });
  });

  it("names and emails of earlier releases get one form, but for an email that two people would share", async () => {
    const storage = await empty();
    const database = new Kysely<Tables>({
      dialect: storage.kind === "sqlite" ? sqliteDialect(storage.path) : postgresDialect(storage.url, () => undefined),
    });
    const earlier = Object.entries(migrations).filter(([name]) => name < "0046");
    await migrate(database, Object.fromEntries(earlier));
    const row = customerRow(personNamed("Maya"), "", "2026-03-04" as CalendarDate);
    const { foldedName: _, surnameWord: __, language: ___, ...ofEarlier } = { ...row, firstName: "E\u0301lodie" };
    for (const [customerId, email] of [
      ["1", "jose\u0301@exämple.org"],
      ["2", "rene\u0301@example.org"],
      ["3", "ren\u00e9@example.org"],
    ] as const)
      await anyTables(database)
        .insertInto("customers")
        .values({ ...ofEarlier, customerId, email })
        .execute();
    await migrate(database);
    expect(
      await database
        .selectFrom("customers")
        .select(["customerId", "email", "firstName", "foldedName"])
        .orderBy("customerId")
        .execute(),
    ).toEqual([
      { customerId: "1", email: "jos\u00e9@xn--exmple-cua.org", firstName: "\u00c9lodie", foldedName: "elodie member" },
      { customerId: "2", email: "rene\u0301@example.org", firstName: "\u00c9lodie", foldedName: "elodie member" },
      { customerId: "3", email: "ren\u00e9@example.org", firstName: "\u00c9lodie", foldedName: "elodie member" },
    ]);
    expect(await misspeltEmails(database)).toEqual([{ customerId: "2", email: "rene\u0301@example.org" }]);
    await database.destroy();
  });

  it("a failed migration is reported with its cause, and changes nothing", async () => {
    const { database, close } = await openStorage(await empty());
    const before = await schemaOf(database);
    const further = {
      ...migrations,
      "9998-works": {
        up: (moving: Database) => moving.schema.createTable("newTable").addColumn("newColumn", "text").execute(),
      },
      "9999-fails": {
        up: (moving: Database) => moving.schema.createTable("customers").addColumn("newColumn", "text").execute(),
      },
    };
    await expect(migrate(database, further)).rejects.toThrow(
      /^The database could not be brought to this release \(9999-fails\): .*customers.* already exists. It is as it was\.$/,
    );
    expect(await schemaOf(database)).toEqual(before);
    await close();
  });

  it("a database of a later release is refused unchanged", async () => {
    const { database, close } = await openStorage(await empty());
    await migrate(database, { ...migrations, "9999-later": { up: () => Promise.resolve() } });
    await expect(migrate(database)).rejects.toThrow(
      /^The database is of a later release than this one: it has 9999-later\. Start that release, or put back a backup from before it\.$/,
    );
    await close();
  });
});
