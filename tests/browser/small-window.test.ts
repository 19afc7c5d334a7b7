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
