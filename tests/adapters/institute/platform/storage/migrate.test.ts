import { globSync } from "node:fs";
import { dirname, join } from "node:path";

import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { ledgerOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { unnamedSubscriptions } from "../../../../../adapters/institute/areas/fees/unnamed-subscriptions.store.ts";
import { submissionsOf } from "../../../../../adapters/institute/areas/submissions/submissions.store.ts";
import { notificationCodesOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { anyTables } from "../../../../../adapters/institute/platform/storage/any-tables.ts";
import { migrate, migrations } from "../../../../../adapters/institute/platform/storage/migrate.ts";
import {
  openStorage,
  readDatabase,
  type Database,
  type StorageChoice,
} from "../../../../../adapters/institute/platform/storage/storage.ts";
import { personNamed } from "../../../../../adapters/institute/trial/everyone.ts";
import { debtsOf } from "../../../../../domain/fees/settling.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { inRelease } from "../../../support/in-release.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { layRelease } from "../../../support/release.ts";

const releases = globSync("*/sqlite.sql", { cwd: join(import.meta.dirname, "releases") }).map(dirname);

/** Existing databases contain these names. Each release adds its own; none is ever renamed. */
const released = ["0092-schema"];

/** Every table with its column definitions. */
const schemaOf = async (database: Database) => {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  return tables
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map(({ name: column, dataType, isNullable }) => ({ column, dataType, isNullable }))
        .toSorted((a, b) => (a.column < b.column ? -1 : 1)),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

const migrationsIn = (storage: StorageChoice): Promise<readonly string[]> =>
  readDatabase(storage, async (database) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
    return rows.map(({ name }) => name);
  });

/** Migrates a database with one more migration, and leaves it as it is then. */
const migrateWith = (storage: StorageChoice, name: string, up: (database: Database) => Promise<void>) =>
  readDatabase(storage, (database) => migrate(database, { ...migrations, [name]: { up } }));

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

    it("has the migrations of an empty database afterwards", async () => {
      const storage = await empty();
      await layRelease(release, storage);
      const opened = await Promise.all([openStorage(storage), openStorage(storage)]);
      await Promise.all(opened.map(({ close }) => close()));
      expect(await migrationsIn(storage)).toEqual(Object.keys(migrations));
    });

    it("keeps its migrations when a later one fails, and is upgraded by the next start", async () => {
      const storage = await empty();
      await layRelease(release, storage);
      const before = await migrationsIn(storage);
      await expect(migrateWith(storage, "9999-fails", () => Promise.reject(new Error("no room")))).rejects.toThrow(
        "The database could not be brought to this release (9999-fails): no room. It is as it was.",
      );
      expect(await migrationsIn(storage)).toEqual(before);
      await (await openStorage(storage)).close();
      expect(await migrationsIn(storage)).toEqual(Object.keys(migrations));
    });
  });

  it("a database of a release before 0.3.0 is refused unchanged, with the release to start first", async () => {
    const storage = await empty();
    await layRelease("0.3.0", storage);
    await readDatabase(storage, (database) =>
      anyTables(database).deleteFrom("kysely_migration").where("name", ">", "0048").execute(),
    );
    const before = await migrationsIn(storage);
    await expect(openStorage(storage)).rejects.toThrow(
      /^The database is of a release before 0\.3\.0\. Start 0\.3\.0 once, then this release\. 0\.3\.0 has the git tag v0\.3\.0\.$/,
    );
    expect(await migrationsIn(storage)).toEqual(before);
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
