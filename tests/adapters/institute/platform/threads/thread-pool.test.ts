import { expect, it } from "vitest";

import { ThreadEnded, ThreadPool } from "../../../../../adapters/institute/platform/threads/thread-pool.ts";
import type { run } from "../../../support/thread-work.ts";

const module = new URL("../../../support/thread-work.ts", import.meta.url);
const poolWith = (limits: Partial<ConstructorParameters<typeof ThreadPool>[0]> = {}) =>
  new ThreadPool({ threads: 1, longestWait: 30_000, longestRun: 30_000, memory: 128, ...limits });
const send = (pool: ThreadPool, input: Parameters<typeof run>[0], owner = "one") =>
  pool.run<typeof run>({ module, input, owner });

it("a thread answers, or throws what its work throws", async () => {
  const pool = poolWith();
  expect(await send(pool, "answer")).toBe("answered");
  await expect(send(pool, "throw")).rejects.toThrow(new TypeError("not this"));
  expect(await send(pool, "answer")).toBe("answered");
});

it("work that takes too long ends, and a new thread goes on with what waits", async () => {
  const pool = poolWith({ longestRun: 3_000 });
  const hanging = send(pool, "hang").catch((error: unknown) => error);
  const waiting = send(pool, "answer", "another");
  expect(await hanging).toBeInstanceOf(ThreadEnded);
  expect(await waiting).toBe("answered");
});

it("work that takes too much memory ends alone, and a new thread goes on with what waits", async () => {
  const pool = poolWith({ memory: 32 });
  const hoarding = send(pool, "hoard").catch((error: unknown) => error);
  const waiting = send(pool, "answer", "another");
  expect(await hoarding).toBeInstanceOf(ThreadEnded);
  expect(await waiting).toBe("answered");
});
