import type { Locator } from "playwright-core";
import { beforeEach, expect, test } from "vitest";

import { openAt, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser();

beforeEach(() => portal.page.emulateMedia({ forcedColors: "active" }));

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);

test("in forced colours a button styled as a link has no border", async () => {
  const { page, url } = portal;
  await signIn(page, url, "maya.member");
  await openAt(page, url, "/my-details/contact-details");
  await settled(page);
  expect(await styleOf(page.getByRole("button", { name: "Edit email" }), "border-width")).toBe("0px");
});

test("in forced colours a ring's progress differs from the rest by its thickness", async () => {
  const { page, url } = portal;
  await signIn(page, url, "stella.student");
  await openAt(page, url, "/my-qualifications");
  await settled(page);
  const [whole, done] = await Promise.all(
    ["whole", "done"].map(async (part) =>
      parseFloat(await styleOf(page.locator(`main svg [class*=${part}]`).first(), "stroke-width")),
    ),
  );
  expect(done).toBeGreaterThan(2 * (whole ?? 0));
});

test("in forced colours checkboxes are in ruled rows, and checked ones are marked at the edge", async () => {
  const { page, url } = portal;
  await signIn(page, url, "priya.practice");
  await openAt(page, url, "/my-details/communication-preferences");
  await settled(page);
  await page.getByRole("button", { name: "Edit employment networks" }).click();
  const row = (name: string): Locator => page.locator("label").filter({ hasText: name });
  expect(
    parseFloat(await styleOf(row("Charities"), "border-top-width")) +
      parseFloat(await styleOf(row("Charities"), "border-bottom-width")),
  ).toBeGreaterThan(0);
  await page.getByRole("checkbox", { name: "Charities" }).check();
  const [ticked, other] = await Promise.all(
    ["Charities", "Public sector"].map((name) => styleOf(row(name), "border-left-color")),
  );
  expect(ticked).not.toBe(other);
});
