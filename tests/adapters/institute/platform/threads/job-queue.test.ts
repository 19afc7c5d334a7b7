import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { JobQueue } from "../../../../../adapters/institute/platform/threads/job-queue.ts";

const limits = { atOnce: 2, mostWaiting: 4, mostOfOwner: 2, longestWait: 1_000 };
const overloaded = { kind: "unavailable", code: "OVERLOADED", retryAfter: 10 };

describe("a queue of heavy jobs", () => {
  let queue: JobQueue;
  let started: string[];
  let ends: Map<string, () => void>;
  beforeEach(() => {
    vi.useFakeTimers();
    queue = new JobQueue(limits);
    started = [];
    ends = new Map();
  });
  afterEach(() => vi.useRealTimers());

  const send = (name: string): Promise<string> =>
    queue.run(name.slice(0, 1), () => {
      started.push(name);
      return new Promise((resolve) => {
        ends.set(name, () => resolve(name));
      });
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };

  it("runs some at a time, and one at a time of each owner", async () => {
    const jobs = ["a1", "a2", "b1", "c1"].map((name) => send(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(["a1", "b1"]);
    await end("b1");
    expect(started).toEqual(["a1", "b1", "c1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "c1", "a2"]);
    await end("a2");
    await end("c1");
    expect(await Promise.all(jobs)).toEqual(["a1", "a2", "b1", "c1"]);
  });

  it("refuses more than wait at most, of one owner and of all", async () => {
    void ["a1", "b1", "a2", "a3"].map((name) => send(name));
    await expect(send("a4")).rejects.toMatchObject(overloaded);
    void ["c1", "d1"].map((name) => send(name));
    await expect(send("e1")).rejects.toMatchObject(overloaded);
    await end("b1");
    void send("e1");
    await end("a1");
    expect(started).toEqual(["a1", "b1", "c1", "a2"]);
  });

  it("refuses a job whose turn does not come in time, and goes on with the others", async () => {
    void ["a1", "b1"].map((name) => send(name));
    const late = send("c1").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(limits.longestWait);
    expect(await late).toMatchObject(overloaded);
    void send("d1");
    await end("a1");
    expect(started).toEqual(["a1", "b1", "d1"]);
  });

  it("tells those who wait their place", async () => {
    const places: number[] = [];
    void ["a1", "b1", "c1"].map((name) => send(name));
    const last = queue.run(
      "d",
      () => Promise.resolve(),
      (place) => places.push(place),
    );
    await vi.advanceTimersByTimeAsync(0);
    await end("a1");
    await end("b1");
    await last;
    expect(places).toEqual([2, 1]);
  });

  it("goes on after a job that fails", async () => {
    await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.run("a", () => Promise.resolve("done"))).toBe("done");
  });
});
