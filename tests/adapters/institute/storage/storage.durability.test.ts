import { describe, expect, it } from "vitest";

import { personNamed } from "../../../../adapters/institute/people/everyone.ts";
import type { SeededPerson } from "../../../../adapters/institute/people/person.ts";
import { addPerson } from "../../../../adapters/institute/people/seed.ts";
import { openStorage, type StorageChoice } from "../../../../adapters/institute/storage/storage.ts";
import { dayOf } from "../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import { Caller } from "../../support/caller.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { freePort } from "../../support/free-port.ts";
import { environmentOf, startServer } from "../../support/server.ts";
import { withInstitute } from "../../support/with-institute.ts";

const crowd: readonly SeededPerson[] = Array.from({ length: 160 }, (_, index) => ({
  ...personNamed("Maya"),
  customerId: String(7_000_000 + index),
  email: `member-${index}@example.org`,
}));

/** Members with a due declaration, each with a token for the server at the port. */
const callers = async (storage: StorageChoice, port: number): Promise<readonly Caller[]> => {
  const { database, close } = await openStorage(storage);
  const today = dayOf(new Date(), defaultRules);
  await database.transaction().execute(async (transaction) => {
    for (const person of crowd)
      await addPerson({ database: transaction, person, passwordHash: "nobody signs in", today, rules: defaultRules });
  });
  await close();
  return withInstitute(storage, port, (institute) =>
    Promise.all(crowd.map(({ customerId }) => Caller.of(institute, customerId, port))),
  );
};

describe("after a kill -9 under load", () => {
  onEachDatabase(({ fresh }) => {
    it("every acknowledged declaration is stored", async () => {
      const storage = await fresh();
      const port = await freePort();
      const environment = { ...environmentOf(storage), PORT: String(port) };
      const all = await callers(storage, port);
      const server = await startServer(environment);
      const year = (await all[0]?.yearToDeclare()) ?? 0;

      const acknowledged = new Map<Caller, string>();
      const waiting = [...all];
      const keepDeclaring = async (): Promise<void> => {
        for (let caller = waiting.shift(); caller; caller = waiting.shift()) {
          acknowledged.set(caller, await caller.declare(year));
          if (acknowledged.size === 60) server.process.kill("SIGKILL");
        }
      };
      await Promise.allSettled(Array.from({ length: 16 }, keepDeclaring));
      await server.ended;
      expect(acknowledged.size).toBeGreaterThanOrEqual(60);
      expect(acknowledged.size).toBeLessThan(all.length);

      const again = await startServer(environment);
      const kept = await Promise.all([...acknowledged.keys()].map((caller) => caller.declare(year)));
      expect(kept).toEqual([...acknowledged.values()]);
      again.process.kill("SIGTERM");
      await again.ended;
    });
  });
});
