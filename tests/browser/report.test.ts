import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { sampleRun, sampleSteps } from "../cucumber/sample-run.ts";
import { openChromium } from "./chromium.ts";

const { written } = sampleRun([], {
  "tests/steps/waiver.ts": sampleSteps,
  "features/cpd/waiver.feature": `
Feature: Asking for a waiver
  A parent on leave may be let off.

  Rule: Only some years are offered

    Scenario: Asked
      Then Ada is signed in

  Rule: Others

    @WAIV-01
    Scenario: Awarded
      Then Ben is signed in
`,
  "features/help/page.feature": "Feature: Help\n\n  Scenario: Found\n    Then Ada is signed in\n",
});

let chromium: Awaited<ReturnType<typeof openChromium>>;
let page: Page;
beforeAll(async () => {
  chromium = await openChromium();
  page = await chromium.newPage({ viewport: { width: 390, height: 500 } });
  await page.setContent(written("reports/features.html"));
});
afterAll(() => chromium.close());

const found = async (words: string): Promise<readonly string[]> => {
  await page.getByLabel("Search").fill(words);
  return page.locator(".scenario h4:visible").allInnerTexts();
};

test("scenarios are found by their own words, and by those of their rule, their feature and their file", async () => {
  expect(await found("ben")).toEqual(["Awarded"]);
  expect(await found("some years")).toEqual(["Asked"]);
  expect(await found("on leave")).toEqual(["Asked", "Awarded"]);
  expect(await found("help/page")).toEqual(["Found"]);
});

test("on a phone what a link leads to is in view, past what it was searched with", async () => {
  await page.getByLabel("Search").fill("");
  await page.evaluate(() => {
    location.hash = "#WAIV-01";
  });
  await page.locator("#WAIV-01 a").click();
  const isInView = await page.locator(".scenario:target summary").evaluate((target) => {
    const { left, top } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + 20, top + 15));
  });
  expect(isInView).toBe(true);
});
