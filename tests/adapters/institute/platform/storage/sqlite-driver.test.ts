import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { setProperty, propertyOf } from "../../../../../adapters/institute/platform/storage/properties.ts";
import { openStorage, type Storage } from "../../../../../adapters/institute/platform/storage/storage.ts";

describe("a SQLite file", () => {
  let folder: string;
  let storage: Storage;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "guildhall-"));
    storage = await openStorage({ kind: "sqlite", path: join(folder, "guildhall.sqlite") });
  });
  afterEach(async () => {
    await storage.close();
    rmSync(folder, { recursive: true });
  });

  it("is read while a transaction writes, as it was before", async () => {
    const { database } = storage;
    await setProperty(database, "name", "before");
    await database.transaction().execute(async (transaction) => {
      await setProperty(transaction, "name", "after");
      expect(await propertyOf(transaction, "name")).toBe("after");
      expect(await propertyOf(database, "name")).toBe("before");
    });
    expect(await propertyOf(database, "name")).toBe("after");
  });

  it("is written by one transaction after the other, also after one that failed", async () => {
    const { database } = storage;
    const append = (word: string, fails = false) =>
      database.transaction().execute(async (transaction) => {
        const before = (await propertyOf(transaction, "words")) ?? "";
        await setProperty(transaction, "words", before + word);
        if (fails) throw new Error("undone");
      });
    const undone = append("b", true).catch((error: unknown) => (error as Error).message);
    await Promise.all([append("a"), append("c"), append("d")]);
    expect(await undone).toBe("undone");
    expect(await propertyOf(database, "words")).toMatch(/^(?=.*a)(?=.*c)(?=.*d)[acd]{3}$/);
  });

  it("that another process writes does not stop the event loop; the write waits", async () => {
    const other = new DatabaseSync(join(folder, "guildhall.sqlite"));
    other.exec("begin immediate");
    let isWritten = false;
    const write = setProperty(storage.database, "name", "late").then(() => {
      isWritten = true;
    });
    for (let round = 0; round < 3; round += 1) await setImmediate();
    expect(isWritten).toBe(false);
    other.exec("commit");
    other.close();
    await write;
    expect(await propertyOf(storage.database, "name")).toBe("late");
  });

  it("lets others go on during a transaction of many statements", async () => {
    let rounds = 0;
    let isOver = false;
    const count = async (): Promise<void> => {
      while (!isOver) {
        rounds += 1;
        await setImmediate();
      }
    };
    const counting = count();
    await storage.database.transaction().execute(async (transaction) => {
      // It gives way after some milliseconds of statements, so that it needs no time of its own to be seen.
      while (rounds <= 3) await propertyOf(transaction, "name");
    });
    isOver = true;
    await counting;
    expect(rounds).toBeGreaterThan(3);
  });
});
