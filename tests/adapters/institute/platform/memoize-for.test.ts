import { expect, it } from "vitest";

import { memoizeFor } from "../../../../adapters/institute/platform/memoize-for.ts";

const second = 1000;

const opened = (answer: (nth: number) => string | undefined = String) => {
  const clock = { now: 0 };
  const made: string[] = [];
  const shared = memoizeFor(
    20 * second,
    () => new Date(clock.now),
    async (key) => {
      const nth = made.push(key);
      await Promise.resolve();
      return answer(nth);
    },
  );
  return { clock, made, shared };
};

it("many requests at once share one making, for each key", async () => {
  const { made, shared } = opened();
  const answers = await Promise.all(["one", "one", "other", "one"].map(shared));
  expect([answers, made]).toEqual([
    ["1", "1", "2", "1"],
    ["one", "other"],
  ]);
});

it("is kept for its lifetime, and made anew afterwards or when the clock was set back", async () => {
  const { clock, shared } = opened();
  const answers: (string | undefined)[] = [];
  for (const now of [0, 19_999, 20_000, 30_000, 10_000]) {
    clock.now = now;
    answers.push(await shared("key"));
  }
  expect(answers).toEqual(["1", "1", "2", "2", "3"]);
});

it("is not kept when there is none, or when making it fails", async () => {
  const { made, shared } = opened((nth) => {
    if (nth === 2) throw new Error("The database is gone.");
    return nth === 1 ? undefined : "made";
  });
  expect(await shared("key")).toBeUndefined();
  await expect(shared("key")).rejects.toThrow("gone");
  expect(await shared("key")).toBe("made");
  expect(made).toHaveLength(3);
});
