import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { BusyDatabase, isStorageUnavailable } from "../../../../../adapters/institute/platform/storage/faults.ts";
import { WriteMutex } from "../../../../../adapters/institute/platform/storage/write-mutex.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("writers take turns in their order, and one that waits too long gives up", async () => {
  const turn = new WriteMutex(1_000);
  const order: string[] = [];
  const write = (name: string) => turn.take().then(() => order.push(name));
  await write("first");
  const late = turn.take().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(600);
  const second = write("second");
  const third = write("third");
  await vi.advanceTimersByTimeAsync(600);
  const error = await late;
  expect(error).toBeInstanceOf(BusyDatabase);
  expect(isStorageUnavailable(error)).toBe(true);
  turn.release();
  await second;
  expect(order).toEqual(["first", "second"]);
  turn.release();
  await third;
  turn.release();
  await write("fourth");
  expect(order).toEqual(["first", "second", "third", "fourth"]);
});
