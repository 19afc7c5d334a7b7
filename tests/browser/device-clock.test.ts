import { expect, test } from "vitest";

import { accessibilityFaults, giveCredentials, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser();

test("a device whose clock is far off shows a message to set it", async () => {
  await portal.context.clock.install({ time: Date.now() + 700_000 });
  await portal.page.goto(`${portal.url}/`);
  await giveCredentials(portal.page, "maya.member");
  await portal.page.getByRole("heading", { name: "Your device's date, time or time zone is incorrect" }).waitFor();
  expect(await accessibilityFaults(portal.page)).toEqual([]);
});

test("a device whose clock is slightly off signs in", async () => {
  await portal.context.clock.install({ time: Date.now() + 300_000 });
  await signIn(portal.page, portal.url, "maya.member");
});

test("the access token is renewed before it expires, without a reload", async () => {
  await portal.context.clock.install();
  await signIn(portal.page, portal.url, "maya.member");
  await settled(portal.page);
  await portal.page.evaluate(() => document.body.setAttribute("data-same-page", "yes"));
  const renewal = portal.page.waitForResponse((response) => response.url().endsWith("/idp/token"));
  await portal.context.clock.fastForward("09:15");
  expect((await renewal).status()).toBe(200);
  expect(await portal.page.getAttribute("body", "data-same-page")).toBe("yes");
});

test("when the provider's session has ended, the portal ends on the logged-out page", async () => {
  await portal.context.clock.install();
  await signIn(portal.page, portal.url, "maya.member");
  await settled(portal.page);
  await portal.context.clearCookies();
  await portal.context.clock.fastForward("09:15");
  await portal.page.getByRole("heading", { name: "You are signed out" }).waitFor();
});
