import { expect, test } from "vitest";

import { timeoutInWords } from "./failure-words.ts";

test.each([
  ["locator.fill", "getByLabel('Email')", "the field «Email»"],
  [
    "locator.click",
    "getByRole('button', { name: 'Request my waiver', exact: true })",
    "the button «Request my waiver»",
  ],
  ["locator.waitFor", "getByRole('heading', { level: 1, name: 'Dashboard' }) to be visible", "the heading «Dashboard»"],
  ["locator.waitFor", "locator('main').getByText('Saved').first() to be visible", "the words «Saved»"],
  ["locator.click", "locator('#account-panel')", "what stands at locator('#account-panel')"],
])("what %s waited for in vain is described in words: %s", (call, locator, words) => {
  const message = `${call}: Timeout 10000ms exceeded.\nCall log:\n  - waiting for ${locator}\n`;
  expect(timeoutInWords(message)).toBe(`Expected: ${words}\nFound:    nothing of the kind within 10 seconds`);
});

test("unknown targets and other failures are not described", () => {
  expect(timeoutInWords("page.waitForFunction: Timeout 3000ms exceeded.")).toBe(
    "Expected: something to happen\nFound:    nothing of the kind within 3 seconds",
  );
  expect(timeoutInWords("no such table")).toBeUndefined();
});
