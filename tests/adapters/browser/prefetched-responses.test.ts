import { afterEach, expect, test, vi } from "vitest";

import { PrefetchedResponses } from "../../../adapters/browser/prefetched-responses.ts";

const address = "http://institute/api/profile";
const never = new AbortController().signal;

/** A fake fetch that answers each request with the next status, or fails, and records it. */
const line = (...statuses: readonly (number | "broken" | "silent")[]) => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    const status = statuses[signals.length] ?? 200;
    signals.push(signal);
    if (status === "broken") return Promise.reject(new TypeError("no line"));
    if (status !== "silent") return Promise.resolve(new Response(`answer ${signals.length}`, { status }));
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
    });
  });
  return signals;
};

const sent = (): PrefetchedResponses => {
  const prefetched = new PrefetchedResponses();
  prefetched.ask(address, "an-id", {});
  return prefetched;
};

afterEach(() => vi.unstubAllGlobals());

test("a prefetched request is taken once, with the correlation id it was sent under", async () => {
  line();
  const prefetched = sent();
  const taken = prefetched.take(address);
  expect(taken?.correlationId).toBe("an-id");
  expect(await (await taken?.response(never))?.text()).toBe("answer 1");
  expect(prefetched.take(address)).toBeUndefined();
});

test("an error response keeps its status and text", async () => {
  line(403);
  const response = await sent().take(address)?.response(never);
  expect([response?.status, await response?.text()]).toEqual([403, "answer 1"]);
});

test("the signal of the client that takes a request aborts it", async () => {
  const signals = line("silent");
  const patience = new AbortController();
  const taken = sent().take(address)?.response(patience.signal);
  patience.abort();
  await expect(taken).rejects.toThrow("stopped");
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test("requests that nobody took are aborted", () => {
  const signals = line("silent");
  const prefetched = sent();
  prefetched.abort();
  expect(signals[0]?.aborted).toBe(true);
  expect(prefetched.take(address)).toBeUndefined();
});

test("the body of an unused response is read, to release its connection", async () => {
  const refused = new Response("no", { status: 403 });
  vi.stubGlobal("fetch", () => Promise.resolve(refused));
  sent();
  await vi.waitFor(() => expect(refused.bodyUsed).toBe(true));
});
