import { readFileSync } from "node:fs";

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { ConfigurationError } from "../../../../ui/composition/first-load/fetched-configuration.ts";
import { coreConfiguration } from "../../../actors/core-configuration.ts";

const reported: { readonly url: string; readonly body: Readonly<Record<string, unknown>> }[] = [];

/** Text and class just before and after four seconds. */
const waiting: (readonly [words: string | undefined, className: string | undefined])[] = [];

/** A page before the portal's code loads. */
const page = (settings: object | null = coreConfiguration): void => {
  document.title = "Institute of Professional Accountants";
  document.body.innerHTML = `${settings ? `<script type="application/json" id="configuration">${JSON.stringify(settings)}</script>` : ""}${readFileSync("ui/boot/portal.html", "utf8")}`;
};
const root = (): HTMLElement => document.querySelector<HTMLElement>("#root") ?? document.body;
const heading = (): string | undefined => root().querySelector("h1")?.textContent;
const goesWrong = (error: Error): boolean =>
  window.dispatchEvent(
    new ErrorEvent("error", { error, filename: "http://institute/assets/main-ABC.js", lineno: 7, colno: 9 }),
  );
const missing = (element: HTMLElement): void => {
  document.body.append(element);
  element.dispatchEvent(new Event("error"));
};

beforeAll(async () => {
  vi.useFakeTimers();
  page();
  await import("../../../../ui/composition/first-load/guard.ts");
  for (const passed of [3_999, 1]) {
    vi.advanceTimersByTime(passed);
    const words = document.querySelector("#boot-words");
    waiting.push([words?.textContent, words?.className]);
  }
  vi.useRealTimers();
});

beforeEach(() => {
  page();
  reported.length = 0;
  vi.stubGlobal("fetch", (url: string, { body }: { readonly body: string }) => {
    reported.push({ url, body: JSON.parse(body) as Readonly<Record<string, unknown>> });
    return Promise.reject(new TypeError("no line"));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("after four seconds of waiting a message shows in the skeleton (SHELL-04)", () => {
  expect(waiting).toEqual([
    ["Loading", "boot-unseen"],
    ["Please wait, we're just getting your details", ""],
  ]);
});

test("an error during the skeleton replaces it with the error screen, and focuses its heading", () => {
  goesWrong(new RangeError("Maya Member has no balance"));
  expect(heading()).toBe("Sorry, we couldn't load your information");
  expect(document.title).toBe("Failed to load content – Institute of Professional Accountants");
  expect(document.activeElement).toBe(root().querySelector("h1"));
  expect(root().querySelector("a")?.getAttribute("href")).toBe(coreConfiguration.support);
  expect(document.body.textContent).not.toContain("Maya");
});

test("an error before anything shows does the same", () => {
  root().replaceChildren();
  goesWrong(new RangeError("nothing"));
  expect(heading()).toBe("Sorry, we couldn't load your information");
});

test("a rendered page stays, whatever fails", () => {
  root().innerHTML = "<h1>Dashboard</h1>";
  goesWrong(new RangeError("nothing"));
  expect(heading()).toBe("Dashboard");
});

test("a page without root or error screen is left alone", () => {
  document.querySelector("#fallback")?.remove();
  goesWrong(new RangeError("nothing"));
  expect(document.querySelector("#boot")).not.toBeNull();
  document.body.innerHTML = "";
  expect(() => goesWrong(new RangeError("nothing"))).not.toThrow();
});

test("Logout clears the tab's storage, and Reload reloads", () => {
  const gone: string[] = [];
  vi.stubGlobal("location", { replace: (address: string) => gone.push(address), reload: () => gone.push("again") });
  sessionStorage.setItem("guildhall.draft", "typed");
  goesWrong(new RangeError("nothing"));
  const [reload, logout] = root().querySelectorAll("button");
  reload?.click();
  logout?.click();
  expect(gone).toEqual(["again", "/logged-out.html"]);
  expect(sessionStorage.getItem("guildhall.draft")).toBeNull();
});

test("a configuration error is shown; no other error message is", () => {
  window.dispatchEvent(
    Object.assign(new Event("unhandledrejection"), { reason: new ConfigurationError("support: is missing") }),
  );
  expect(root().textContent).toContain("support: is missing");
  page();
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("a secret") }));
  expect(heading()).toBe("Sorry, we couldn't load your information");
  expect(root().textContent).not.toContain("a secret");
});

test("without configuration, help leads to the portal and nothing is reported", () => {
  page(null);
  goesWrong(new RangeError("nothing"));
  expect(root().querySelector("a")?.getAttribute("href")).toBe("/");
  expect(reported).toEqual([]);
});

test("a failure is reported with kind and location, without its message", () => {
  goesWrong(new RangeError("Maya Member has no balance"));
  expect(reported).toEqual([
    {
      url: "http://institute/api/reports",
      body: {
        name: "START_ERROR",
        status: "unhandled",
        correlationId: expect.any(String) as unknown,
        page: "/",
        type: "RangeError",
        place: "main-ABC.js:7:9",
      },
    },
  ]);
});

test("a rejection is reported with its kind only, and a non-error is not reported", () => {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new TypeError("no") }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "no" }));
  expect(reported.map(({ body }) => [body["type"], body["place"]])).toEqual([["TypeError", undefined]]);
});

test("the portal reports errors itself once it runs", () => {
  root().dataset["started"] = "yes";
  goesWrong(new RangeError("nothing"));
  expect(reported).toEqual([]);
});

test("a script that fails to load is reported by name, an image is ignored", () => {
  missing(document.createElement("img"));
  expect([document.querySelector("#boot") !== null, reported]).toEqual([true, []]);
  // Otherwise happy-dom would fetch it.
  const script = document.createElement("script");
  Object.defineProperty(script, "src", { value: "http://institute/assets/fees-ABC.js" });
  missing(script);
  expect(heading()).toBe("Sorry, we couldn't load your information");
  expect(reported.map(({ body }) => [body["type"], body["place"]])).toEqual([["missing", "fees-ABC.js"]]);
});
