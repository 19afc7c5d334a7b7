import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

test("live reload waits for a new build and for the server to be back", async () => {
  vi.useFakeTimers();
  const buildings = ['"one"', '"one"', undefined, '"two"'];
  const loaded: string[] = [];
  const requests: [string, string | undefined][] = [];
  vi.stubGlobal("location", { reload: () => loaded.push("anew") });
  vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
    const etag = buildings[requests.length];
    requests.push([address, method]);
    return etag === undefined
      ? Promise.reject(new TypeError("no line"))
      : Promise.resolve(new Response(null, { headers: { etag } }));
  });
  await vi.importActual("../../../ui/boot/refresh.ts");
  for (const askedBefore of [2, 3]) {
    await vi.advanceTimersByTimeAsync(299);
    expect([requests.length, loaded]).toEqual([askedBefore, []]);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(loaded).toEqual(["anew"]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(requests).toEqual(buildings.map(() => ["/", "HEAD"]));
  vi.useRealTimers();
});
