import { observable, runInAction } from "mobx";
import { expect, test } from "vitest";
import { onceTrue } from "../../application/shell/once-true.ts";

const counted = (isTrue: boolean) => {
  const box = observable.box(isTrue);
  const calls: string[] = [];
  const end = onceTrue(() => box.get(), () => calls.push("called"));
  return { calls, end, set: (now: boolean) => runInAction(() => box.set(now)) };
};

test("what holds already is acted upon at once", () => {
  expect(counted(true).calls).toEqual(["called"]);
});

test("what holds later is acted upon then, and never again", () => {
  const { calls, set } = counted(false);
  expect(calls).toEqual([]);
  for (const now of [true, false, true]) set(now);
  expect(calls).toEqual(["called"]);
});

test("nothing is acted upon once the wait is ended", () => {
  const { calls, end, set } = counted(false);
  end();
  set(true);
  expect(calls).toEqual([]);
});
