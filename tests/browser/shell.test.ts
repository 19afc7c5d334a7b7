import { beforeEach, describe, expect, test } from "vitest";

import { holdRequests, isTitled, openAt, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const declarations = "/professional-development/annual-declarations";

const portal = portalInBrowser({
  sharesSignIn: true,
  prepare: async ({ page, url }) => {
    await signIn(page, url, "maya.member");
    await settled(page);
  },
});

const focused = (): Promise<string | null | undefined> =>
  portal.page.evaluate(() => document.activeElement?.textContent);

test("each page change scrolls to the top, focuses the new heading and changes the title", async () => {
  await portal.page.evaluate(() => window.scrollTo(0, 500));
  await portal.page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Professional development" })
    .click();
  await portal.page.waitForFunction(
    () => document.activeElement?.tagName === "H1" && document.activeElement.textContent !== "Loading",
  );
  expect(await focused()).toBe("Professional development");
  expect(await portal.page.evaluate(() => window.scrollY)).toBe(0);
  await isTitled(portal.page, "Professional development – Institute of Professional Accountants");
});

test("a member's dashboard skeleton has the final rows, so nothing moves", async () => {
  const { page } = portal;
  const entries = page.locator("main li");
  const edges = () =>
    Promise.all([0, 1].map(async (entry) => Math.round((await entries.nth(entry).boundingBox())?.y ?? 0)));
  const isFees = ({ pathname }: URL): boolean => pathname.startsWith("/api/") && pathname.endsWith("/fees");
  const letGo = await holdRequests(page, isFees);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.locator("main li[data-loading]").first().waitFor();
  const outlined = await edges();
  letGo();
  await settled(page);
  await page.unroute(isFees);
  expect(await page.getByRole("heading", { name: /^Pay your subscription for/ }).count()).toBe(1);
  expect(await edges()).toEqual(outlined);
});

test("a dashboard whose data arrives before the portal's code renders without a skeleton", async () => {
  const { page } = portal;
  const asked = [
    "/profile",
    "/notifications",
    "/balance",
    "/cpds/overview",
    "/cpds?",
    "/fees",
    "/page-framework",
    "/landing-page",
  ];
  const answered = Promise.all(
    asked.map((part) =>
      page.waitForEvent(
        "requestfinished",
        (request) => request.url().includes(`/api/`) && request.url().includes(part),
      ),
    ),
  );
  const code = /\/assets\/main-.*\.js$/;
  await page.route(code, async (route) => {
    await answered;
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector("main h1")) return;
      watch.disconnect();
      document.documentElement.dataset.drawn = document.querySelector("[data-loading]") ? "in outline" : "whole";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await settled(page);
  await page.unroute(code);
  expect(await page.locator("html").getAttribute("data-drawn")).toBe("whole");
});

test("an unknown address shows the not-found page with a link back", async () => {
  await openAt(portal.page, portal.url, "/nowhere");
  await portal.page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  await portal.page.getByRole("button", { name: "Back to homepage" }).press("Space");
  await portal.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

describe("with an unfinished declaration", () => {
  const question = "You have unsaved changes. If you leave now they will not be saved.";

  beforeEach(async () => {
    await portal.page.getByRole("link", { name: "Declare your CPD" }).click();
    await portal.page.getByRole("button", { name: "Start" }).click();
    await portal.page.getByRole("radio", { name: "Yes" }).check();
  });

  const asksOnce = async (): Promise<void> => {
    await portal.page.getByText(question).waitFor();
    expect(await portal.page.getByRole("dialog").count()).toBe(1);
  };

  const link = () => portal.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" });

  test("a link asks first; Stay keeps the answers and restores the focus", async () => {
    await link().click();
    await asksOnce();
    await portal.page.getByRole("button", { name: "Stay" }).click();
    expect(await portal.page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);
    await expect.poll(focused).toBe("Dashboard");
    expect(portal.page.url()).toContain(declarations);
  });

  test("Escape is the safe choice", async () => {
    await link().click();
    await asksOnce();
    await portal.page.keyboard.press("Escape");
    await portal.page.getByRole("dialog").waitFor({ state: "detached" });
    expect(portal.page.url()).toContain(declarations);
  });

  test("Leave continues and discards the answers", async () => {
    await link().click();
    await portal.page.getByRole("button", { name: "Leave" }).click();
    await portal.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await openAt(portal.page, portal.url, declarations);
    await portal.page.getByRole("button", { name: "Start" }).waitFor();
  });

  test("Back and Forward move between steps, and keep the answers", async () => {
    await portal.page.getByRole("button", { name: "Continue" }).click();
    await portal.page.getByText("Step 2 of 4").waitFor();
    await portal.page.goBack();
    await portal.page.getByText("Step 1 of 4").waitFor();
    expect(await portal.page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);
    await portal.page.goForward();
    await portal.page.getByText("Step 2 of 4").waitFor();
    expect(await portal.page.getByRole("dialog").count()).toBe(0);
  });

  test("Logout asks first", async () => {
    await portal.page.getByRole("button", { name: "Account" }).click();
    await portal.page.getByRole("button", { name: "Logout" }).click();
    await asksOnce();
  });

  test("closing the page shows the browser's question", async () => {
    const asked = portal.page.waitForEvent("dialog");
    void portal.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
  });
});

test("Back asks before a changed form is left; Stay stays, Leave goes back", async () => {
  const { page, url } = portal;
  await openAt(page, url, "/my-details/contact-details");
  await page.getByRole("region", { name: "Email" }).getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Email address").fill("maya@example.org");
  await page.goBack();
  await page.getByText("You have unsaved changes.").waitFor();
  await page.getByRole("button", { name: "Stay" }).click();
  expect(page.url()).toContain("/my-details/contact-details");
  expect(await page.getByLabel("Email address").inputValue()).toBe("maya@example.org");
  await page.goBack();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

test("without unsaved input nothing is asked", async () => {
  await openAt(portal.page, portal.url, declarations);
  await portal.page.getByRole("button", { name: "Start" }).waitFor();
  await portal.page.goBack();
  await portal.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  expect(await portal.page.getByRole("dialog").count()).toBe(0);
});

test("without the frame's texts an error screen with Reload, Logout and a reference shows", async () => {
  await portal.page.route("**/content/templates/page-framework*", (route) => route.abort("connectionrefused"));
  await portal.page.reload();
  await portal.page.getByRole("heading", { name: "Sorry, we couldn't load your information" }).waitFor();
  await portal.page.getByText(/Reference for support: [0-9a-f]{8}/).waitFor();
  await portal.page.getByRole("button", { name: "Logout" }).waitFor();
  await portal.page.unrouteAll();
  await portal.page.getByRole("button", { name: "Reload" }).click();
  await portal.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});
