import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page, Route } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Server } from "../adapters/support/server.ts";
import { startServer, stopServer } from "../adapters/support/server.ts";
import { complaints, openAt, watchOtherHosts, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const declarations = "/professional-development/annual-declarations";

const portal = portalInBrowser({ sharesWindow: true });

let page: Page;
let url: string;
beforeEach(() => {
  ({ page, url } = portal);
});

const answerEverything = async (): Promise<void> => {
  await openAt(page, url, declarations);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("group", { name: "Have you met your CPD requirements?" }).getByLabel("Yes").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("group", { name: "Which route did you follow?" }).getByLabel("Unit route").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("group", { name: "Are you an engagement partner?" }).getByLabel("No").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("checkbox", { name: "I confirm that my declaration is accurate" }).check();
};

const yearsOnRecord = async (): Promise<number> => {
  await openAt(page, url, "/");
  await openAt(page, url, declarations);
  await settled(page);
  return page.getByRole("table", { name: "CPD history" }).locator("tbody tr").count();
};

test("can be completed with the keyboard alone", async () => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      await press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const named = document.getElementById(element?.getAttribute("aria-labelledby") ?? "")?.textContent;
        const label = named ?? (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined);
        return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").replace(/\*$/, "").trim();
      });
      if (focused === name) return;
    }
    throw new Error(`The Tab key does not reach "${name}".`);
  };

  await page.goto(`${url}/`);
  await page.getByLabel("Email").waitFor();
  await page.getByLabel("Email").focus();
  await page.keyboard.type("maya.member@example.org");
  await press("Tab");
  await page.keyboard.type("Ledger-2026");
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await settled(page);

  await press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to main content");
  await press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await tabTo("Declare your CPD");
  await press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Annual declarations" });
  await heading.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");

  // Each step moves the focus to its question; continuing earlier would lose the focus again.
  const atStep = async (step: number): Promise<void> => {
    await page.getByText(`Step ${String(step)} of 4`).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "step-heading");
  };
  await tabTo("Start");
  await press("Enter");
  await atStep(1);
  await tabTo("Yes");
  await press("Space");
  await press("Enter");
  await atStep(2);
  await tabTo("Unit route");
  await press("Space");
  await press("ArrowDown");
  await press("Enter");
  await atStep(3);
  await tabTo("Yes");
  await press("ArrowDown");
  await press("Enter");
  await atStep(4);
  await tabTo("I confirm that my declaration is accurate");
  await press("Space");
  await press("Enter");
  await page.getByRole("heading", { name: "Declaration submitted" }).waitFor();
  await page.getByText("Approved employer").waitFor();
});

test("a double click on the last button stores one declaration", async () => {
  await portal.open("maya.member");
  await answerEverything();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/cpds/submissions")) sent.push(request.url());
  });
  await page.getByRole("button", { name: "Submit declaration" }).dblclick();
  await page.getByRole("heading", { name: "Declaration submitted" }).waitFor();
  expect(sent).toHaveLength(1);
  await page.getByRole("button", { name: "Close" }).click();
  expect(await yearsOnRecord()).toBe(4);
});

test("a reload while submitting stores one declaration, and shows its success", async () => {
  await portal.open("maya.member");
  await answerEverything();
  // The institute processes the request, but its response is lost.
  let arrived: () => void = () => undefined;
  const isCarriedOut = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const neverAnswered = async (route: Route): Promise<void> => {
    await route.fetch();
    arrived();
  };
  await page.route("**/cpds/submissions", neverAnswered, { times: 1 });
  await page.getByRole("button", { name: "Submit declaration" }).click();
  await isCarriedOut;
  await page.reload();
  await page.getByRole("heading", { name: "Declaration submitted" }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  expect(await yearsOnRecord()).toBe(4);
});

test("with the institute unreachable, a failed declaration keeps the answers, and a retry succeeds", async () => {
  await portal.open("maya.member");
  await answerEverything();
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Submit declaration" }).click();
  await page.getByRole("heading", { name: "We couldn't submit your declaration" }).waitFor();
  await page.getByText("Unit route").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Declaration submitted" }).waitFor();
});

describe("on a separate server", () => {
  let folder: string;
  let server: Server;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "guildhall-journey-"));
    server = await startServer({ DATA_DIR: folder });
    ({ url } = server);
  });

  afterEach(async () => {
    await page.goto("about:blank");
    await stopServer(server);
    await rm(folder, { recursive: true });
  });

  test("a declaration is stored, and survives a new sign-in and a restart of the server", async () => {
    const asked = watchOtherHosts(page.context(), url);
    const said = complaints(page);
    await signIn(page, url, "maya.member");
    await page
      .getByRole("heading", { name: /^Declare your CPD for/ })
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Declare your CPD" }).click();
    await page.getByRole("heading", { level: 1, name: "Annual declarations" }).waitFor();
    await answerEverything();
    await page.getByRole("button", { name: "Submit declaration" }).click();
    await page.getByRole("heading", { name: "Declaration submitted" }).waitFor();
    await page.getByRole("button", { name: "Close" }).click();

    await openAt(page, url, "/");
    await settled(page);
    expect(await page.getByText("Declare your CPD for").count()).toBe(0);

    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("heading", { name: "You are signed out" }).waitFor();
    await signIn(page, url, "maya.member");
    expect(await yearsOnRecord()).toBe(4);
    expect(said).toEqual([]);

    // Prefetches fail while the server is away and are reported, which is expected.
    await stopServer(server);
    server = await startServer({ DATA_DIR: folder, PORT: new URL(server.url).port });
    const saidSince = complaints(page);
    await page.reload();
    await settled(page);
    expect(await yearsOnRecord()).toBe(4);
    expect(await page.getByRole("button", { name: "Start" }).count()).toBe(0);
    expect(asked).toEqual([]);
    expect(saidSince).toEqual([]);
  });
});
