import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settleDelay, whenPageReady } from "../../../../ui/composition/first-load/page-ready.ts";
import { TestClock } from "../../../application/support/test-clock.ts";

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

describe("the first page is ready", () => {
  const watched = () => {
    const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
    const page = { isReady: false };
    void whenPageReady(document.body, clock).then(() => {
      page.isReady = true;
    });
    return { clock, page };
  };
  const drawn = async (markup: string): Promise<void> => {
    document.body.innerHTML = markup;
    // The mutation observer runs first, then the idle callback.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };

  test("when the browser is idle, or after a second", async () => {
    const idle: { run: () => void; timeout: number }[] = [];
    vi.stubGlobal("requestIdleCallback", (run: () => void, { timeout }: IdleRequestOptions) =>
      idle.push({ run, timeout: timeout ?? 0 }),
    );
    const { clock, page } = watched();
    await drawn("<h1>Dashboard</h1>");
    clock.goOn(settleDelay);
    expect(page.isReady).toBe(false);
    const [callback] = idle;
    expect(callback?.timeout).toBe(1_000);
    callback?.run();
    await vi.waitFor(() => expect(page.isReady).toBe(true));
  });

  test("when it has a heading and no skeleton, after a short delay", async () => {
    const { clock, page } = watched();
    await drawn("<p>Something</p>");
    expect(page.isReady).toBe(false);
    await drawn("<h1>Dashboard</h1><p data-loading></p>");
    expect(page.isReady).toBe(false);
    await drawn("<h1>Dashboard</h1>");
    clock.goOn(settleDelay - 1);
    await drawn("<h1>Dashboard</h1>");
    expect(page.isReady).toBe(false);
    clock.goOn(1);
    await vi.waitFor(() => expect(page.isReady).toBe(true));
  });

  test("or after five seconds, whatever is missing", async () => {
    const { clock, page } = watched();
    clock.goOn(4_999);
    await drawn("<p data-loading></p>");
    expect(page.isReady).toBe(false);
    clock.goOn(1);
    await vi.waitFor(() => expect(page.isReady).toBe(true));
  });
});
