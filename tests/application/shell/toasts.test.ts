import { expect, test } from "vitest";

import { Toasts } from "../../../application/shell/toasts.ts";
import { TestClock } from "../support/test-clock.ts";

const oneToast = () => {
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const toasts = new Toasts(clock);
  toasts.show();
  return { clock, toasts, id: toasts.shown[0]?.id ?? 0 };
};

test("a toast closes after 5 s, and not before", () => {
  const { clock, toasts } = oneToast();
  clock.goOn(4_999);
  expect(toasts.shown).toHaveLength(1);
  clock.goOn(1);
  expect(toasts.shown).toEqual([]);
});

test("each toast has 5 s of its own", () => {
  const { clock, toasts } = oneToast();
  clock.goOn(3_000);
  toasts.show();
  clock.goOn(2_000);
  expect(toasts.shown).toEqual([{ id: 2 }]);
  clock.goOn(3_000);
  expect(toasts.shown).toEqual([]);
});

test.each(["pointer", "focus"] as const)("a toast stays while the %s is on it, and closes 5 s afterwards", (by) => {
  const { clock, toasts, id } = oneToast();
  clock.goOn(4_000);
  toasts.pause(id, by);
  clock.goOn(60_000);
  expect(toasts.shown).toHaveLength(1);
  toasts.resume(id, by);
  clock.goOn(4_999);
  expect(toasts.shown).toHaveLength(1);
  clock.goOn(1);
  expect(toasts.shown).toEqual([]);
});

test("a focused toast stays open when the pointer passes over it", () => {
  const { clock, toasts, id } = oneToast();
  toasts.pause(id, "focus");
  toasts.pause(id, "pointer");
  toasts.resume(id, "pointer");
  clock.goOn(60_000);
  expect(toasts.shown).toHaveLength(1);
  toasts.resume(id, "focus");
  clock.goOn(5_000);
  expect(toasts.shown).toEqual([]);
});

test("dismissing a toast leaves the others open", () => {
  const { clock, toasts, id } = oneToast();
  toasts.show();
  toasts.pause(id, "focus");
  toasts.close(id);
  toasts.resume(id, "focus");
  expect(toasts.shown).toEqual([{ id: 2 }]);
  clock.goOn(4_999);
  expect(toasts.shown).toHaveLength(1);
});
