import { expect, test } from "vitest";
import { answered, refused } from "../../application/ports/answered.ts";
import { Resource } from "../../application/shell/resource.ts";
import { fc } from "./fast-check.ts";

type Fate = "answers" | "is refused" | "throws";
const anyFate = fc.constantFrom<Fate>("answers", "is refused", "throws");
const anyAct = fc.oneof(
  anyFate.map((fate) => ({ kind: "load" as const, fate })),
  anyFate.map((fate) => ({ kind: "refresh" as const, fate })),
  fc.constant({ kind: "clear" as const }),
  fc.nat().map((value) => ({ kind: "take" as const, value: -value })),
);

/** A resource whose every fetch ends by its fate when the scheduler comes to it. The number is which fetch it was. */
const resourceOn = (scheduler: fc.Scheduler, fates: readonly Fate[]) => {
  let fetches = 0;
  const thrown: unknown[] = [];
  const resource = new Resource<number>(
    async () => {
      const fetch = fetches;
      fetches += 1;
      await scheduler.schedule(Promise.resolve(), `answer ${fetch}`);
      if (fates[fetch] === "throws") throw new Error(`fetch ${fetch}`);
      return fates[fetch] === "answers" ? answered(fetch) : refused("why");
    },
    (error) => void thrown.push((error as Error).message),
  );
  return { resource, thrown };
};

test("what was asked last counts, in whatever order the answers come, and nothing loads for ever", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyAct, { minLength: 1, maxLength: 8 }), async (scheduler, acts) => {
      const fates = acts.flatMap((act) => ("fate" in act ? [act.fate] : []));
      const { resource, thrown } = resourceOn(scheduler, fates);
      let fetched = -1;
      let expected: unknown = { status: "waiting" };
      let mayThrow: string | undefined;
      const sequence = acts.map((act) => ({
        label: act.kind,
        builder: () => {
          mayThrow = undefined;
          if (act.kind === "clear") {
            resource.clear();
            expected = { status: "waiting" };
          } else if (act.kind === "take") {
            resource.take(act.value);
            expected = { status: "loaded", value: act.value };
          } else {
            fetched += 1;
            void resource[act.kind]();
            expected = act.fate === "answers" ? { status: "loaded", value: fetched } : { status: "failed" };
            if (act.fate === "throws") mayThrow = `fetch ${fetched}`;
          }
          return Promise.resolve();
        },
      }));
      scheduler.scheduleSequence(sequence);
      await scheduler.waitIdle();
      expect(resource.state).toEqual(expected);
      expect(resource.isRefreshing).toBe(false);
      // The last failure, where it was thrown, is raised; each at most once.
      expect(new Set(thrown).size).toBe(thrown.length);
      if (mayThrow !== undefined) expect(thrown.at(-1)).toBe(mayThrow);
    }),
  );
});

test("a failure that no longer counts raises nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.constantFrom("load", "clear", "take"), async (scheduler, after) => {
      const { resource, thrown } = resourceOn(scheduler, ["throws", "answers"]);
      void resource.load();
      if (after === "load") void resource.load();
      else if (after === "clear") resource.clear();
      else resource.take(7);
      await scheduler.waitIdle();
      expect(thrown).toEqual([]);
    }),
  );
});

const anyWay = fc.constantFrom("ensure", "open");

test("asked for by many at once, it is fetched once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyWay, { minLength: 1, maxLength: 6 }), anyFate, async (scheduler, ways, fate) => {
      const { resource } = resourceOn(scheduler, [fate, "answers", "answers"]);
      for (const way of ways) void resource[way]();
      await scheduler.waitIdle();
      void resource.ensure();
      await scheduler.waitIdle();
      expect(resource.state).toEqual(fate === "answers" ? { status: "loaded", value: 0 } : { status: "failed" });
    }),
  );
});

test("what failed is fetched again for whoever opens it next, and what is there is not", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyFate, async (scheduler, fate) => {
      const { resource } = resourceOn(scheduler, [fate, "answers"]);
      void resource.open();
      await scheduler.waitIdle();
      void resource.open();
      await scheduler.waitIdle();
      expect(resource.state).toEqual({ status: "loaded", value: fate === "answers" ? 0 : 1 });
    }),
  );
});
