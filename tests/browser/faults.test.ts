import type { Route } from "playwright-core";
import { expect, test } from "vitest";

import { accessibilityFaults, openAt, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({
  sharesSignIn: true,
  prepare: async ({ page, url }) => {
    await signIn(page, url, "maya.member");
    await settled(page);
  },
});

/** How a call fails. tests/adapters/http/api-client.faults.test.ts covers every call with every fault. */
const faults = {
  "is refused": (route) => route.abort("connectionrefused"),
  "answers 500": (route) => route.fulfill({ status: 500, json: { error: "broken" } }),
  "answers with no JSON": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Gateway</h1>" }),
  "answers what does not fit": (route) => route.fulfill({ json: { amount: "much", notifications: 7 } }),
} satisfies Readonly<Record<string, (route: Route) => Promise<void>>>;

const standard = "Sorry, we couldn't load your information";

test.each(["is refused", "answers what does not fit"] as const)(
  "an essential call that %s replaces the screen, with Reload and Logout",
  async (fault) => {
    const { page } = portal;
    await page.route("**/profile", faults[fault]);
    await page.reload();
    await page.getByRole("heading", { name: standard }).waitFor();
    expect(await page.getByRole("navigation").count()).toBe(0);
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  },
);

test("a part's call that answers 500 shows a failure in the part, and Reload recovers", async () => {
  const { page } = portal;
  await page.route("**/balance*", faults["answers 500"]);
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

test("a page's essential call that answers with no JSON shows the error screen within the frame", async () => {
  const { page, url } = portal;
  await page.route("**/content/templates/help-information*", faults["answers with no JSON"]);
  await openAt(page, url, "/help");
  await page.getByRole("heading", { name: standard }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

test("a page whose files a deployment has removed reloads the portal once, then shows an error", async () => {
  const { page, url } = portal;
  const starts: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) starts.push(request.url());
  });
  await page.route("**/assets/later-pages-*.js", (route) => route.abort("connectionrefused"));
  await page.reload();
  await openAt(page, url, "/help");
  await page.getByRole("heading", { name: standard }).waitFor();
  expect(starts).toHaveLength(2);
});
