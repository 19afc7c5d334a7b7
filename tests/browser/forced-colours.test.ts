import type { Locator } from "playwright-core";
import { beforeEach, expect, test } from "vitest";

import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

beforeEach(() => portal.page.emulateMedia({ forcedColors: "active" }));

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);

test("in forced colours a button styled as a link has no border", async () => {
  const { page } = portal;
  await portal.open("maya.member", "/my-details/contact-details");
  expect(await styleOf(page.getByRole("button", { name: "Edit email" }), "border-width")).toBe("0px");
});

test("in forced colours a ring's progress differs from the rest by its thickness", async () => {
  const { page } = portal;
  await portal.open("stella.student", "/my-qualifications");
  const [whole, done] = await Promise.all(
    ["whole", "done"].map(async (part) =>
      parseFloat(await styleOf(page.locator(`main svg [class*=${part}]`).first(), "stroke-width")),
    ),
  );
  expect(done).toBeGreaterThan(2 * (whole ?? 0));
});

test("in forced colours checkboxes are in ruled rows, and checked ones are marked at the edge", async () => {
  const { page } = portal;
  await portal.open("priya.practice", "/my-details/communication-preferences");
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
