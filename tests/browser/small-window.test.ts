import { expect, test } from "vitest";

import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

// 1280 by 1024 and 1280 by 800 pixels at 400 %.
test.each([
  [320, 256],
  [320, 200],
])("the question of a step is visible in a window of %i by %i pixels (CPD-04, WCAG 1.4.10)", async (width, height) => {
  const { page } = portal;
  await page.setViewportSize({ width, height });
  await portal.open("maya.member", "/professional-development/annual-declarations");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio", { name: "Yes" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  const question = page.getByRole("heading", { level: 1, name: "Which route did you follow?" });
  await question.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Which route did you follow?");
  const { top, bottom } = await question.evaluate(
    (heading) => heading.getBoundingClientRect().toJSON() as { top: number; bottom: number },
  );
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(height);
});

test("an error summary that is taller than the window shows from its heading on (FORM-04, WCAG 1.4.10)", async () => {
  const { page } = portal;
  await page.setViewportSize({ width: 320, height: 256 });
  await portal.open("priya.practice", "/professional-development/annual-declarations");
  await page.getByRole("button", { name: "Request a waiver" }).click();
  await page.getByRole("button", { name: "Request waiver" }).press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "error-summary");
  const { top, height } = await page
    .locator("#error-summary")
    .evaluate((summary) => summary.getBoundingClientRect().toJSON() as { top: number; height: number });
  expect(height).toBeGreaterThan(256);
  expect(top).toBeGreaterThanOrEqual(-1);
  expect(top).toBeLessThan(100);
});
