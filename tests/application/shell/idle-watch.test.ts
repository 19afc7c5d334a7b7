import { expect, test } from "vitest";

import type { OtherTabs } from "../../../application/ports/browser.ts";
import { IdleWatch, secondsSaidAloud } from "../../../application/shell/idle-watch.ts";
import { browserTabs } from "../support/browser-tabs.ts";
import { TestClock } from "../support/test-clock.ts";

const minute = 60_000;

const watching = (tabs: OtherTabs = browserTabs()(), clock = new TestClock(new Date(2026, 2, 4))) => {
  const ends: Date[] = [];
  const watch = new IdleWatch(clock, tabs, 30);
  watch.start(() => void ends.push(clock.now()));
  return { clock, watch, ends };
};

test("the warning shows two minutes before the end, and counts down", () => {
  const { clock, watch, ends } = watching();
  clock.goOn(28 * minute - 1);
  expect(watch.secondsLeft).toBeUndefined();
  clock.goOn(1);
  expect(watch.secondsLeft).toBe(120);
  clock.goOn(30_000);
  expect(watch.secondsLeft).toBe(90);
  expect(ends).toEqual([]);
});

test("the session ends once, when the time is up", () => {
  const { clock, ends } = watching();
  clock.goOn(30 * minute);
  expect(ends).toHaveLength(1);
  clock.goOn(60 * minute);
  expect(ends).toHaveLength(1);
});

test("a device that wakes up after the end ends the session once, despite repeated checks", () => {
  const { clock, watch, ends } = watching();
  clock.goOn(31 * minute);
  for (let time = 0; time < 3; time += 1) watch.look();
  watch.stay();
  expect(ends).toHaveLength(1);
  expect(watch.secondsLeft).toBeUndefined();
});

test("other tabs are notified of activity, at most every ten seconds", () => {
  const events: string[] = [];
  const { clock, watch } = watching({ ...browserTabs()(), tell: (word) => events.push(word) });
  watch.activity();
  clock.goOn(9_999);
  watch.activity();
  expect(events).toHaveLength(1);
  clock.goOn(1);
  watch.activity();
  expect(events).toHaveLength(2);
});

test("activity extends the session", () => {
  const { clock, watch, ends } = watching();
  for (let passed = 0; passed < 10; passed += 1) {
    clock.goOn(20 * minute);
    watch.activity();
  }
  expect(ends).toEqual([]);
  expect(watch.secondsLeft).toBeUndefined();
});

test("activity does not dismiss the warning", () => {
  const { clock, watch } = watching();
  clock.goOn(29 * minute);
  watch.activity();
  expect(watch.secondsLeft).toBe(60);
  watch.stay();
  expect(watch.secondsLeft).toBeUndefined();
});

test("staying in one tab extends the session in every tab", () => {
  const clock = new TestClock(new Date(2026, 2, 4));
  const tab = browserTabs();
  const one = watching(tab(), clock);
  const other = watching(tab(), clock);
  clock.goOn(29 * minute);
  expect([one.watch.secondsLeft, other.watch.secondsLeft]).toEqual([60, 60]);
  one.watch.stay();
  expect([one.watch.secondsLeft, other.watch.secondsLeft]).toEqual([undefined, undefined]);
  clock.goOn(2 * minute);
  expect([...one.ends, ...other.ends]).toEqual([]);
});

test("the remaining time is announced at intervals", () => {
  const spoken = Array.from({ length: 120 }, (_, second) => secondsSaidAloud(120 - second));
  expect([...new Set(spoken)]).toEqual([120, 60, 30, 10]);
  expect([120, 60, 30, 10].map(secondsSaidAloud)).toEqual([120, 60, 30, 10]);
});
