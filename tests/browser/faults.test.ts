import type { Route } from "playwright-core";
import { describe, expect, test } from "vitest";

import { accessibilityFaults, openAt, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({
  sharesSignIn: true,
  prepare: async ({ page, url }) => {
    await signIn(page, url, "maya.member");
    await settled(page);
  },
});

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is refused": (route) => route.abort("connectionrefused"),
  "answers 500": (route) => route.fulfill({ status: 500, json: { error: "broken" } }),
  "answers with no JSON": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Gateway</h1>" }),
  "answers what does not fit": (route) => route.fulfill({ json: { amount: "much", notifications: 7 } }),
};

const standard = "Sorry, we couldn't load your information";

describe.each(Object.entries(faults))("when a call %s", (_, fault) => {
  test("a failure of an essential call replaces the screen, with Reload and Logout", async () => {
    const { page } = portal;
    await page.route("**/profile", fault);
    await page.reload();
    await page.getByRole("heading", { name: standard }).waitFor();
    expect(await page.getByRole("navigation").count()).toBe(0);
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });

  test("a failure of a part's call shows in the part, and Reload recovers", async () => {
    const { page } = portal;
    await page.route("**/balance*", fault);
    await page.reload();
    await settled(page);
    await page.getByText("We couldn’t load your account balance").first().waitFor();
    await page
      .getByText(/^Declare your CPD for/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).first().click();
    await page.getByText("£268.50").first().waitFor();
  });

  test("a failure of a page's essential call shows the error screen within the frame", async () => {
    const { page, url } = portal;
    await page.route("**/content/templates/help-information*", fault);
    await openAt(page, url, "/help");
    await page.getByRole("heading", { name: standard }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });
});

test("a page whose files a deployment has removed reloads the portal once, then shows an error", async () => {
  const { page, url } = portal;
  const starts: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) starts.push(request.url());
  });
  await page.route("**/assets/{help,fees}-*.js", (route) => route.abort("connectionrefused"));
  await page.reload();
  await openAt(page, url, "/help");
  await page.getByRole("heading", { name: standard }).waitFor();
  expect(starts).toHaveLength(2);
});
