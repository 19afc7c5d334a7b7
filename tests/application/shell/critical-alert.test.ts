import { expect, test } from "vitest";

import { CriticalAlert } from "../../../application/shell/critical-alert.ts";
import { memoryCookies } from "../support/memory-cookies.ts";
import { TestClock } from "../support/test-clock.ts";

test("closing takes a second, and is remembered on the next visit", () => {
  const clock = new TestClock(new Date(2026, 2, 4));
  const cookies = memoryCookies();
  const alert = new CriticalAlert(clock, cookies);
  expect(alert.isShown("flood")).toBe(true);
  alert.close("flood");
  clock.goOn(999);
  expect(alert.isShown("flood")).toBe(true);
  clock.goOn(1);
  expect(alert.isShown("flood")).toBe(false);
  expect(new CriticalAlert(clock, cookies).isShown("flood")).toBe(false);
});

test("an alert closed just before the page is left is remembered, once", () => {
  const clock = new TestClock(new Date(2026, 2, 4));
  const cookies = memoryCookies();
  const alert = new CriticalAlert(clock, cookies);
  alert.remember();
  expect(new CriticalAlert(clock, cookies).isShown("flood")).toBe(true);
  alert.close("flood");
  alert.remember();
  expect(new CriticalAlert(clock, cookies).isShown("flood")).toBe(false);
  clock.goOn(1_000);
  expect(alert.closed).toEqual(["flood"]);
});

test("a new alert shows to customers who closed the previous one", () => {
  const clock = new TestClock(new Date(2026, 2, 4));
  const alert = new CriticalAlert(clock, memoryCookies());
  alert.close("flood");
  clock.goOn(1_000);
  expect(alert.isShown("storm")).toBe(true);
});

test("without cookies, a closed alert stays closed on the page", () => {
  const clock = new TestClock(new Date(2026, 2, 4));
  const alert = new CriticalAlert(clock, { has: () => false, set: () => undefined });
  alert.close("flood");
  clock.goOn(1_000);
  expect(alert.isShown("flood")).toBe(false);
});

test("an alert closed twice disappears after the first delay, and is remembered once", () => {
  const clock = new TestClock(new Date(2026, 2, 4));
  const remembered: string[] = [];
  const alert = new CriticalAlert(clock, { has: () => false, set: (name) => void remembered.push(name) });
  alert.close("flood");
  clock.goOn(500);
  alert.close("flood");
  clock.goOn(500);
  expect(alert.isShown("flood")).toBe(false);
  clock.goOn(1_000);
  expect(remembered).toHaveLength(1);
});
