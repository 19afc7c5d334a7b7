import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { enter, settled } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser();

/** Presses Pay now, pays at the stand-in, and handles the window that returns from it. */
const pay = async (page: Page, amount: string): Promise<Page> => {
  const opened = page.context().waitForEvent("page");
  await page
    .getByRole("link", { name: /^Pay now/ })
    .first()
    .click();
  const centre = await opened;
  await centre.getByRole("heading", { name: "Payment centre" }).waitFor();
  await centre.getByRole("button", { name: `Pay ${amount}` }).click();
  await centre.getByRole("heading", { level: 1, name: "Fees and transactions" }).waitFor();
  await settled(centre);
  return centre;
};

/** Returns to the window after its data has become stale. */
const returnTo = async (page: Page): Promise<void> => {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
};

test("a payment settles the debt and has a receipt, and the previous window is updated (DATE-04)", async () => {
  const { page, url } = portal;
  await page.clock.install();
  await enter(page, url, "maya.member");
  const back = await pay(page, "£268.50");
  expect(await back.getByText("You owe nothing.").count()).toBe(1);
  expect(
    await back
      .getByRole("button", { name: /^Receipt PAY-/ })
      .first()
      .isVisible(),
  ).toBe(true);
  await returnTo(page);
  await page.getByRole("link", { name: /^Pay now/ }).waitFor({ state: "detached" });
});

test("a payment ends a suspension for unpaid fees, in the previous window too (DATE-04, SUSP-02)", async () => {
  const { page, url } = portal;
  await page.clock.install();
  await enter(page, url, "grace.grace");
  const back = await pay(page, "£268.50");
  expect(await back.getByText("Your account is suspended").count()).toBe(0);
  await returnTo(page);
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

test("the stand-in takes no payment from a person without debts or sign-in (DATE-04)", async () => {
  const { page, url } = portal;
  await page.goto(`${url}/outside/payments`);
  await page.getByText("Sign in to the portal first").waitFor();
  await enter(page, url, "ready.reddy");
  await page.goto(`${url}/outside/payments`);
  await page.getByText("You owe nothing.").waitFor();
  expect(await page.getByRole("button").count()).toBe(0);
});
