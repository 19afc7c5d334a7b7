import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import { batchedQuery } from "../../../../../adapters/institute/platform/storage/batched-query.ts";
import { openStorage, type Storage } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { onEachDatabase } from "../../../support/databases.ts";

const limitsOf = batchedQuery((database, person) =>
  database
    .selectFrom("limits")
    .select(["limitKey", "fullAgainAt"])
    .where("limitKey", "like", person)
    .orderBy("limitKey"),
);
const limitOf = batchedQuery((database, person, detail) =>
  database
    .selectFrom("limits")
    .select("fullAgainAt")
    .where("limitKey", "like", person)
    .where("limitKey", "like", detail),
);
const failing = batchedQuery((database) => database.selectFrom(sql<{ id: number }>`nothing`.as("none")).select("id"));

onEachDatabase(({ empty }) => {
  const statements: string[] = [];
  let storage: Storage;

  beforeEach(async () => {
    storage = await openStorage(await empty(), { onStatement: (statement) => void statements.push(statement) });
    const rows = ["a1", "a2", "b1"].map((limitKey, index) => ({ limitKey, fullAgainAt: 10 + index }));
    await storage.database.insertInto("limits").values(rows).execute();
    statements.length = 0;
    return () => storage.close();
  });

  test("lookups about a person in one tick are one statement, with the rows of each", async () => {
    const { database } = storage;
    expect(
      await Promise.all([
        limitsOf(database, "a%"),
        limitOf(database, "a%", "%2"),
        limitOf(database, "a%", "%1"),
        limitsOf(database, "a%"),
        limitsOf(database, "none"),
        limitsOf(database, "b%"),
      ]),
    ).toEqual([
      [
        { limitKey: "a1", fullAgainAt: 10 },
        { limitKey: "a2", fullAgainAt: 11 },
      ],
      [{ fullAgainAt: 11 }],
      [{ fullAgainAt: 10 }],
      [
        { limitKey: "a1", fullAgainAt: 10 },
        { limitKey: "a2", fullAgainAt: 11 },
      ],
      [],
      [{ limitKey: "b1", fullAgainAt: 12 }],
    ]);
    expect(statements).toHaveLength(3);
  });

  test("a lookup sees what was stored before its statement, and a later one what was stored since", async () => {
    const { database } = storage;
    const store = (fullAgainAt: number) =>
      database.updateTable("limits").set({ fullAgainAt }).where("limitKey", "=", "b1").execute();
    expect(await limitsOf(database, "b%")).toMatchObject([{ fullAgainAt: 12 }]);
    await store(20);
    expect(await limitsOf(database, "b%")).toMatchObject([{ fullAgainAt: 20 }]);
  });

  test("the lookups of a transaction see its changes", async () => {
    await storage.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("limits").where("limitKey", "=", "a1").execute();
      expect(await limitsOf(transaction, "a%")).toMatchObject([{ limitKey: "a2" }]);
      expect(await limitOf(transaction, "a%", "%2")).toEqual([{ fullAgainAt: 11 }]);
    });
  });

  test("a failure concerns the lookups of its statement alone", async () => {
    const { database } = storage;
    const outcomes = await Promise.allSettled([failing(database, "a%"), limitsOf(database, "a%")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await limitsOf(database, "a%")).toHaveLength(2);
  });
});
