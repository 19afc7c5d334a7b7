import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

/** Pixels by which the toast covers the focused element; throws once the toast is gone. */
const coveredFocus = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const toasts = document.querySelector("#toasts");
    const toast = toasts?.textContent?.includes("Changes saved") ? toasts.getBoundingClientRect() : undefined;
    const focused = document.activeElement?.getBoundingClientRect();
    if (!toast || !focused) throw new Error("There is no toast, or nothing has the focus.");
    return Math.max(0, Math.min(toast.bottom, focused.bottom) - Math.max(toast.top, focused.top));
  });

test.each([
  [1280, 700],
  [390, 500],
])("a toast does not cover the focused element, in a window of %i by %i pixels (SHELL-06)", async (width, height) => {
  const { page } = portal;
  await page.setViewportSize({ width, height });
  await portal.open("maya.member", "/my-details/contact-details");
  const edit = page.getByRole("button", { name: "Edit secondary address" });
  // Moves the button to the bottom of the window.
  await edit.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await edit.click();
  await page.getByLabel("Address line 2").fill("Second floor");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.locator("#toasts").getByText("Changes saved successfully").waitFor();
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await coveredFocus(page)).toBe(0);
});
