import { expect, test } from "vitest";

import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";

/** A guard with forms, with or without unsaved input, that records the outcome of leaving. */
const leavingWith = (...unsaved: readonly boolean[]) => {
  const navigationGuard = new NavigationGuard();
  const messages: string[] = [];
  const forms = unsaved.map((isUnsaved, place) => {
    const form = { isUnsaved };
    const stop = navigationGuard.watch({
      isUnderWay: () => form.isUnsaved,
      isUnsaved: () => form.isUnsaved,
      discard: () => {
        form.isUnsaved = false;
        messages.push(`discarded ${place}`);
      },
    });
    return { form, stop };
  });
  return { navigationGuard, messages, forms, go: () => navigationGuard.request(() => void messages.push("left")) };
};

test("without unsaved input it asks nothing and leaves at once", () => {
  const { navigationGuard, messages, go } = leavingWith(false, false);
  go();
  expect(navigationGuard.question).toBeUndefined();
  expect(messages).toEqual(["left"]);
});

test("with unsaved input it asks, and waits for the answer", () => {
  const { navigationGuard, messages, go } = leavingWith(false, true);
  expect(navigationGuard.isUnsaved).toBe(true);
  go();
  expect(navigationGuard.question).toBeDefined();
  expect(messages).toEqual([]);
});

test("Leave discards the input and then continues", () => {
  const { navigationGuard, messages, go } = leavingWith(true, true);
  go();
  navigationGuard.leave();
  expect(messages).toEqual(["discarded 0", "discarded 1", "left"]);
  expect(navigationGuard.question).toBeUndefined();
  expect(navigationGuard.isUnsaved).toBe(false);
});

test("a double click on Leave leaves once, and discards nothing typed afterwards", () => {
  const { navigationGuard, messages, go, forms } = leavingWith(true);
  go();
  navigationGuard.leave();
  for (const { form } of forms) form.isUnsaved = true;
  navigationGuard.leave();
  expect(messages).toEqual(["discarded 0", "left"]);
  expect(navigationGuard.isUnsaved).toBe(true);
});

test("Stay changes nothing, and the next attempt asks again", () => {
  const { navigationGuard, messages, go } = leavingWith(true);
  go();
  navigationGuard.stay();
  expect(messages).toEqual([]);
  expect(navigationGuard.question).toBeUndefined();
  expect(navigationGuard.isUnsaved).toBe(true);
  go();
  expect(navigationGuard.question).toBeDefined();
});

test("two attempts to leave open one question, about the later one", () => {
  const { navigationGuard, messages, go } = leavingWith(true);
  navigationGuard.request(() => void messages.push("left by the earlier one"));
  go();
  navigationGuard.leave();
  expect(messages).toEqual(["discarded 0", "left"]);
});

test("a form that has left the screen is not asked about", () => {
  const { messages, go, forms } = leavingWith(true);
  for (const { stop } of forms) stop();
  go();
  expect(messages).toEqual(["left"]);
});
