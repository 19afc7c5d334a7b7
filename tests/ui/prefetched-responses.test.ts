import { afterEach, expect, test, vi } from "vitest";
import { PrefetchedResponses, fetchPrefetched } from "../../adapters/browser/prefetched-responses.ts";

const address = "http://institute/api/profile";
const get = { method: "GET" };

/** The platform's fetch, each of whose requests is answered with the next status, or fails, and is noted. */
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

const asked = (): PrefetchedResponses => {
  const ahead = new PrefetchedResponses();
  ahead.ask(address, {});
  return ahead;
};

afterEach(() => vi.unstubAllGlobals());

test("what was asked ahead is taken up once, and asked for again after that", async () => {
  const signals = line();
  const fetch = fetchPrefetched(asked());
  expect(await (await fetch(address, get)).text()).toBe("answer 1");
  expect(await (await fetch(address, get)).text()).toBe("answer 2");
  expect(signals).toHaveLength(2);
});

test("nothing that changes anything is answered by what was read ahead", async () => {
  line();
  expect(await (await fetchPrefetched(asked())(address, { method: "PATCH" })).text()).toBe("answer 2");
});

test.each([401, 500, "broken"] as const)("an answer of %s is left, and the portal asks by itself", async (status) => {
  line(status, 200);
  expect((await fetchPrefetched(asked())(address, get)).status).toBe(200);
});

test("whoever takes an answer up and loses patience stops it, and gets no other", async () => {
  const signals = line("silent");
  const patience = new AbortController();
  const taken = fetchPrefetched(asked())(address, { ...get, signal: patience.signal });
  patience.abort();
  await expect(taken).rejects.toThrow("aborted");
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test("what nobody took up is let go", async () => {
  const signals = line("silent", 200);
  const ahead = asked();
  ahead.abort();
  expect(signals[0]?.aborted).toBe(true);
  expect(await (await fetchPrefetched(ahead)(address, get)).text()).toBe("answer 2");
});

test("what is refused is read to its end all the same, so that it holds no connection", async () => {
  const refused = new Response("no", { status: 403 });
  vi.stubGlobal("fetch", () => Promise.resolve(refused));
  asked();
  await vi.waitFor(() => expect(refused.bodyUsed).toBe(true));
});
