import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { exampleOrganisation } from "../../adapters/contract/organisation.ts";
import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import { applyBranding } from "../../ui/composition/apply-branding.ts";
import { configurationOf, Misconfigured } from "../../ui/composition/fetched-configuration.ts";
import { settleDelay, whenPageReady } from "../../ui/composition/page-ready.ts";
import { reloadOnce } from "../../ui/composition/reload-once.ts";
import { servedConfiguration } from "../../ui/composition/served-configuration.ts";
import { coreConfiguration } from "../actors/core-configuration.ts";
import { TestClock } from "../actors/test-clock.ts";

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const own = {
  ...exampleOrganisation,
  name: "Harbour Society of Accountants",
  shortName: "HSA",
  mark: "/body/mark.svg",
  colours: { accent: { light: "#123456", dark: "#abcdef" } },
};

describe("a page on another server", () => {
  beforeEach(() => {
    document.head.innerHTML = `<link rel="icon" href="/icon.svg"><script type="application/json" id="configuration">{}</script>`;
    document.body.innerHTML = `<p class="boot-name">a</p><p class="boot-name">b</p>`;
  });
  const served = (answer: unknown, status = 200) =>
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status })),
    );

  test("takes the organisation's name, mark and colours", () => {
    applyBranding(document, own);
    expect(document.title).toBe("HSA");
    expect([...document.querySelectorAll(".boot-name")].map(({ textContent }) => textContent)).toEqual([
      own.name,
      own.name,
    ]);
    expect(document.querySelector("link")?.getAttribute("href")).toBe("/body/mark.svg");
    const [sheet] = document.adoptedStyleSheets;
    expect([...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join("")).toContain("#123456");
  });

  test("keeps the icon of an organisation without a mark", () => {
    applyBranding(document, exampleOrganisation);
    expect(document.querySelector("link")?.getAttribute("href")).toBe("/icon.svg");
  });

  test("fetches and validates its configuration, and embeds it where the guard reads it", async () => {
    served({ ...coreConfiguration, body: own });
    expect(await servedConfiguration(document)).toMatchObject({ apiBase: coreConfiguration.apiBase });
    expect(JSON.parse(document.querySelector("#configuration")?.textContent ?? "")).toMatchObject({
      apiBase: coreConfiguration.apiBase,
    });
    expect(document.title).toBe("HSA");
  });

  test("lists each invalid field by name", async () => {
    served({ ...coreConfiguration, apiBase: undefined, idleMinutes: "soon" });
    const said = await servedConfiguration(document).catch((error: unknown) => error);
    expect(said).toBeInstanceOf(Misconfigured);
    expect((said as Error).message).toMatch(
      /^The portal's configuration does not fit\. apiBase: is missing; idleMinutes: (?!is missing).+\.$/,
    );
    served({ ...coreConfiguration, learningSites: { ...coreConfiguration.learningSites, global: undefined } });
    await expect(servedConfiguration(document)).rejects.toThrow(/learningSites\.global: is missing/);
  });

  test("reports invalid JSON and a missing configuration", async () => {
    served("<html>", 404);
    await expect(servedConfiguration(document)).rejects.toThrow(
      "/configuration.json is answered with 404, and not with JSON.",
    );
    served([]);
    await expect(servedConfiguration(document)).rejects.toThrow("the whole: ");
  });

  test("fetches the configuration only when it is not embedded", async () => {
    served({ from: "beside" });
    expect(await configurationOf(document)).toEqual({ configuration: { from: "beside" }, isFetched: true });
    document.querySelector("#configuration")?.replaceChildren('{"from":"within"}');
    expect(await configurationOf(document)).toEqual({ configuration: { from: "within" }, isFetched: false });
  });
});

describe("files removed by a deployment", () => {
  const watch = ({
    losesOnExit = false,
    answers = true,
  }: { readonly losesOnExit?: boolean; readonly answers?: boolean } = {}) => {
    const loaded: string[] = [];
    vi.stubGlobal("location", { reload: () => loaded.push("anew") });
    vi.stubGlobal("fetch", () =>
      answers ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError("no line")),
    );
    return { files: reloadOnce({ losesOnExit } as NavigationGuard), loaded };
  };

  test("reload the portal, once per page until its files load", async () => {
    const { files, loaded } = watch();
    expect([await files.missing("/fees"), await files.missing("/fees"), await files.missing("/help")]).toEqual([
      true,
      false,
      true,
    ]);
    files.came("/fees");
    expect(await files.missing("/fees")).toBe(true);
    expect(loaded).toEqual(["anew", "anew", "anew"]);
  });

  test("leave the portal alone with unsaved input, and while the server is unreachable", async () => {
    const unsaved = watch({ losesOnExit: true });
    expect([await unsaved.files.missing("/fees"), unsaved.loaded]).toEqual([false, []]);
    const away = watch({ answers: false });
    expect([await away.files.missing("/fees"), away.loaded]).toEqual([false, []]);
  });
});

describe("the first page is ready", () => {
  const watched = () => {
    const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
    const told = { isReady: false };
    void whenPageReady(document.body, clock).then(() => {
      told.isReady = true;
    });
    return { clock, told };
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
    const { clock, told } = watched();
    await drawn("<h1>Dashboard</h1>");
    clock.goOn(settleDelay);
    expect(told.isReady).toBe(false);
    const [asked] = idle;
    expect(asked?.timeout).toBe(1_000);
    asked?.run();
    await vi.waitFor(() => expect(told.isReady).toBe(true));
  });

  test("when it has a heading and no skeleton, after a short delay", async () => {
    const { clock, told } = watched();
    await drawn("<p>Something</p>");
    expect(told.isReady).toBe(false);
    await drawn("<h1>Dashboard</h1><p data-loading></p>");
    expect(told.isReady).toBe(false);
    await drawn("<h1>Dashboard</h1>");
    clock.goOn(settleDelay - 1);
    await drawn("<h1>Dashboard</h1>");
    expect(told.isReady).toBe(false);
    clock.goOn(1);
    await vi.waitFor(() => expect(told.isReady).toBe(true));
  });

  test("or after five seconds, whatever is missing", async () => {
    const { clock, told } = watched();
    clock.goOn(4_999);
    await drawn("<p data-loading></p>");
    expect(told.isReady).toBe(false);
    clock.goOn(1);
    await vi.waitFor(() => expect(told.isReady).toBe(true));
  });
});

test("live reload waits for a new build and for the server to be back", async () => {
  vi.useFakeTimers();
  const buildings = ['"one"', '"one"', undefined, '"two"'];
  const loaded: string[] = [];
  const asked: [string, string | undefined][] = [];
  vi.stubGlobal("location", { reload: () => loaded.push("anew") });
  vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
    const etag = buildings[asked.length];
    asked.push([address, method]);
    return etag === undefined
      ? Promise.reject(new TypeError("no line"))
      : Promise.resolve(new Response(null, { headers: { etag } }));
  });
  await vi.importActual("../../ui/boot/refresh.ts");
  for (const askedBefore of [2, 3]) {
    await vi.advanceTimersByTimeAsync(299);
    expect([asked.length, loaded]).toEqual([askedBefore, []]);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(loaded).toEqual(["anew"]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toEqual(buildings.map(() => ["/", "HEAD"]));
  vi.useRealTimers();
});
