import { expect, test } from "vitest";

import { accessibilityFaults, openAt, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const declarations = "/professional-development/annual-declarations";

const portal = portalInBrowser({
  prepare: async ({ context, page, url }) => {
    await context.clock.install();
    // The session monitor loads after the page is shown.
    const watching = page.waitForResponse((response) => response.url().includes("/watch-session-"));
    await signIn(page, url, "maya.member");
    await settled(page);
    // The portal's own import of this code started before this one, and ends before it.
    await page.evaluate(`import(${JSON.stringify((await watching).url())}).then(() => undefined)`);
    // The warning is in the same files as the success message.
    await page.locator("#toasts").getByRole("status").waitFor({ state: "attached" });
  },
});

const warning = () => portal.page.getByRole("dialog", { name: "You are about to be signed out" });

// The access token lasts ten minutes, and every tab renews it on the way.
const letMinutesPass = async (minutes: number): Promise<void> => {
  const tabs = portal.context.pages();
  // Requests in progress would time out during these minutes.
  await Promise.all(tabs.map((tab) => tab.waitForLoadState("networkidle")));
  for (let passed = 1; passed <= minutes; passed += 1) {
    const renewals =
      passed % 9 === 0
        ? tabs.map((tab) => tab.waitForEvent("requestfinished", (request) => request.url().endsWith("/idp/token")))
        : [];
    await portal.context.clock.fastForward(60_000);
    await Promise.all(renewals);
  }
};

test("a warning shows two minutes before the end, and one press extends the session", async () => {
  await letMinutesPass(28);
  await warning().waitFor();
  expect(await portal.page.getByRole("timer").textContent()).toBe("2 minutes left");
  expect(await accessibilityFaults(portal.page)).toEqual([]);
  await portal.page.getByRole("button", { name: "Stay signed in" }).click();
  await warning().waitFor({ state: "detached" });
  await letMinutesPass(3);
  expect(await warning().count()).toBe(0);
});

test("both of two idle tabs end on the logged-out page, signed out at the provider", async () => {
  const { context, page, url } = portal;
  const other = await context.newPage();
  await openAt(other, url, "/");
  await settled(other);
  await context.clock.fastForward(1_000);
  await other.locator("#toasts").getByRole("status").waitFor({ state: "attached" });
  await letMinutesPass(31);
  for (const tab of [page, other]) await tab.getByRole("heading", { name: "You are signed out" }).waitFor();
  // The provider's clock was not advanced.
  await context.clock.setSystemTime(Date.now());
  await page.goto(`${url}/`);
  await page.getByLabel("Email").waitFor();
});

test("a device that slept past the end signs out at the provider after the pending renewal", async () => {
  const { context, page } = portal;
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    const last = new URL(request.url()).pathname.split("/idp/").at(1);
    if (last === "token" || last === "session/end") asked.push(last);
  });
  await context.clock.fastForward(31 * 60_000);
  await page.getByRole("heading", { name: "You are signed out" }).waitFor();
  expect(asked).toEqual(["token", "session/end"]);
});

test("a new sign-in after the end returns to the page with its answers", async () => {
  await openAt(portal.page, portal.url, declarations);
  await portal.page.getByRole("button", { name: "Start" }).click();
  await portal.page.getByRole("radio", { name: "Yes" }).check();
  await portal.page.getByRole("button", { name: "Continue" }).click();
  await portal.page.getByText("Step 2 of 4").waitFor();
  await letMinutesPass(31);
  await portal.page.getByRole("heading", { name: "You are signed out" }).waitFor();
  await portal.page.getByText(/What you typed is kept/).waitFor();
  // The provider's clock was not advanced, and the sign-in compares both clocks.
  await portal.context.clock.setSystemTime(Date.now());
  await portal.page.getByRole("link", { name: "Sign in" }).click();
  await portal.page.getByLabel("Email").fill("maya.member@example.org");
  await portal.page.getByLabel("Password").fill("Ledger-2026");
  await portal.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await portal.page.getByText("Step 2 of 4").waitFor();
  await portal.page.getByRole("button", { name: "Back", exact: true }).click();
  expect(await portal.page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);
});
