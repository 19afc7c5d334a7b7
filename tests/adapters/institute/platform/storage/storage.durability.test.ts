import { describe, expect, it } from "vitest";

import type { StorageChoice } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { Caller } from "../../../support/caller.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { freePort } from "../../../support/free-port.ts";
import { addNewcomers, newcomersLikeMaya } from "../../../support/newcomers.ts";
import { environmentOf, startServer } from "../../../support/server.ts";
import { withInstitute } from "../../../support/with-institute.ts";

const crowd = newcomersLikeMaya(7_000_000, 80);

/** Members with a due declaration, each with a token for the server at the port. */
const callers = async (storage: StorageChoice, port: number): Promise<readonly Caller[]> => {
  await addNewcomers(storage, crowd);
  return withInstitute(storage, port, (institute) =>
    Promise.all(crowd.map(({ customerId }) => Caller.of(institute, customerId, port))),
  );
};

describe("after a kill -9 under load", () => {
  onEachDatabase(({ fresh }) => {
    it("every acknowledged declaration is stored", async () => {
      const storage = await fresh();
      const port = await freePort();
      const all = await callers(storage, port);
      const server = await startServer({ ...environmentOf(storage), PORT: String(port) });
      const year = (await all[0]?.yearToDeclare()) ?? 0;

      const acknowledged = new Map<Caller, string>();
      const waiting = [...all];
      const keepDeclaring = async (): Promise<void> => {
        for (let caller = waiting.shift(); caller; caller = waiting.shift()) {
          acknowledged.set(caller, await caller.declare(year));
          if (acknowledged.size === 30) server.process.kill("SIGKILL");
        }
      };
      await Promise.allSettled(Array.from({ length: 16 }, keepDeclaring));
      await server.ended;
      expect(acknowledged.size).toBeGreaterThanOrEqual(30);
      expect(acknowledged.size).toBeLessThan(all.length);

      const kept = await withInstitute(storage, port, async (institute) => {
        await institute.listen(port, "localhost");
        return Promise.all([...acknowledged.keys()].map((caller) => caller.declare(year)));
      });
      expect(kept).toEqual([...acknowledged.values()]);
    });
  });
});
