import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { enter, settled } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser();

/** Presses Pay now, chooses nothing else, and does something at the stand-in, all in one tab. */
const pay = async (page: Page, button: string): Promise<void> => {
  await page
    .getByRole("link", { name: /^Pay now/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("heading", { name: "Payment centre" }).waitFor();
  await page
    .getByRole("button", { name: button })
    .or(page.getByRole("link", { name: button }))
    .click();
  await page.waitForURL(/fees-and-transactions\/paid/);
  await settled(page);
};

/** Returns to the window after its data has become stale. */
const returnTo = async (page: Page): Promise<void> => {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
};

test("a payment in one tab ends with Paid, and another tab is updated (DATE-04)", async () => {
  const { page, url } = portal;
  await page.clock.install();
  await enter(page, url, "maya.member");
  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(`${url}/#/fees-and-transactions`);
  await other.getByRole("link", { name: /^Pay now/ }).waitFor();
  await pay(page, "Pay £268.50");
  await page.getByRole("heading", { level: 1, name: "Paid" }).waitFor();
  expect(await page.getByText("You owe nothing.").count()).toBe(1);
  await returnTo(other);
  await other.getByRole("link", { name: /^Pay now/ }).waitFor({ state: "detached" });
});

test("a payment ends a suspension for unpaid fees (DATE-04, SUSP-02)", async () => {
  const { page, url } = portal;
  await enter(page, url, "grace.grace");
  await pay(page, "Pay £268.50");
  await page.getByText("Your suspension has ended.").waitFor();
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await page.getByRole("heading", { level: 1, name: /^Dashboard/ }).waitFor();
});

test("Back from the provider leads to the choice, and pressing again to the same payment (DATE-04)", async () => {
  const { page, url } = portal;
  await enter(page, url, "maya.member");
  await page.goto(`${url}/#/fees-and-transactions/pay`);
  const proceed = page.getByRole("button", { name: "Continue to payment" });
  await proceed.dblclick();
  await page.getByRole("heading", { name: "Payment centre" }).waitFor();
  const first = page.url();
  await page.goBack();
  await proceed.click();
  await page.getByRole("heading", { name: "Payment centre" }).waitFor();
  expect(page.url()).toBe(first);
});

test("whoever is signed out meanwhile signs in and reads what became of the payment (DATE-04)", async () => {
  const { page, url } = portal;
  await enter(page, url, "maya.member");
  await page.goto(`${url}/#/fees-and-transactions/pay`);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("heading", { name: "Payment centre" }).waitFor();
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole("button", { name: "Pay £268.50" }).click();
  await page.getByLabel("Email").fill("maya.member@example.org");
  await page.getByLabel("Password").fill("Ledger-2026");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Paid" }).waitFor();
});
