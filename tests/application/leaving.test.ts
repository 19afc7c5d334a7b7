import { expect, test } from "vitest";
import { Leaving } from "../../application/shell/leaving.ts";

/** Forms with something unsaved in them, or nothing, and what became of leaving. */
const leavingWith = (...unsaved: readonly boolean[]) => {
  const leaving = new Leaving();
  const said: string[] = [];
  const forms = unsaved.map((isUnsaved, place) => {
    const form = { isUnsaved };
    const stop = leaving.watch({
      isUnderWay: () => form.isUnsaved,
      isUnsaved: () => form.isUnsaved,
      discard: () => {
        form.isUnsaved = false;
        said.push(`discarded ${place}`);
      },
    });
    return { form, stop };
  });
  return { leaving, said, forms, go: () => leaving.request(() => void said.push("left")) };
};

test("with nothing unsaved nothing is asked, and leaving goes on at once", () => {
  const { leaving, said, go } = leavingWith(false, false);
  go();
  expect(leaving.asking).toBeUndefined();
  expect(said).toEqual(["left"]);
});

test("with something unsaved it asks, and leaves nothing before the answer", () => {
  const { leaving, said, go } = leavingWith(false, true);
  expect(leaving.isUnsaved).toBe(true);
  go();
  expect(leaving.asking).toBeDefined();
  expect(said).toEqual([]);
});

test("Leave gives up what was typed, and then goes on", () => {
  const { leaving, said, go } = leavingWith(true, true);
  go();
  leaving.leave();
  expect(said).toEqual(["discarded 0", "discarded 1", "left"]);
  expect(leaving.asking).toBeUndefined();
  expect(leaving.isUnsaved).toBe(false);
});

test("a double press of Leave leaves once, and gives up nothing that is typed afterwards", () => {
  const { leaving, said, go, forms } = leavingWith(true);
  go();
  leaving.leave();
  for (const { form } of forms) form.isUnsaved = true;
  leaving.leave();
  expect(said).toEqual(["discarded 0", "left"]);
  expect(leaving.isUnsaved).toBe(true);
});

test("Stay changes nothing, and the next attempt asks again", () => {
  const { leaving, said, go } = leavingWith(true);
  go();
  leaving.stay();
  expect(said).toEqual([]);
  expect(leaving.asking).toBeUndefined();
  expect(leaving.isUnsaved).toBe(true);
  go();
  expect(leaving.asking).toBeDefined();
});

test("two attempts to leave are one question, about the later one", () => {
  const { leaving, said, go } = leavingWith(true);
  leaving.request(() => void said.push("left by the earlier one"));
  go();
  leaving.leave();
  expect(said).toEqual(["discarded 0", "left"]);
});

test("a form that is no longer on screen is not asked about", () => {
  const { said, go, forms } = leavingWith(true);
  for (const { stop } of forms) stop();
  go();
  expect(said).toEqual(["left"]);
});
