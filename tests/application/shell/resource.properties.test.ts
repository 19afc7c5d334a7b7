import { expect, test } from "vitest";

import { ok, err, CallFailure } from "../../../application/ports/result.ts";
import { Resource } from "../../../application/shell/resource.ts";
import { fc } from "../../domain/support/fast-check.ts";

type Fate = "answers" | "is refused" | "throws";
const anyFate = fc.constantFrom<Fate>("answers", "is refused", "throws");
const anyAct = fc.oneof(
  anyFate.map((fate) => ({ kind: "load" as const, fate })),
  anyFate.map((fate) => ({ kind: "refresh" as const, fate })),
  fc.constant({ kind: "clear" as const }),
  fc.nat().map((value) => ({ kind: "take" as const, value: -value })),
);

/**
 * A resource whose fetches are resolved by the scheduler, each with its outcome. The value is the number of the fetch.
 */
const resourceOn = (scheduler: fc.Scheduler, fates: readonly Fate[]) => {
  let fetches = 0;
  const thrown: unknown[] = [];
  const resource = new Resource<number>(
    async () => {
      const fetch = fetches;
      fetches += 1;
      await scheduler.schedule(Promise.resolve(), `answer ${fetch}`);
      if (fates[fetch] === "throws") throw new Error(`fetch ${fetch}`);
      return fates[fetch] === "answers" ? ok(fetch) : err("why");
    },
    (error) => void thrown.push((error as Error).message),
  );
  return { resource, thrown };
};

test("the latest request counts, in any order of responses, and loading always ends", async () => {
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
            resource.setValue(act.value);
            expected = { status: "loaded", value: act.value };
          } else {
            fetched += 1;
            void resource[act.kind]();
            expected =
              act.fate === "answers"
                ? { status: "loaded", value: fetched }
                : { status: "failed", reason: expect.anything() as unknown };
            if (act.fate === "throws") mayThrow = `fetch ${fetched}`;
          }
          return Promise.resolve();
        },
      }));
      scheduler.scheduleSequence(sequence);
      await scheduler.waitIdle();
      expect(resource.state).toEqual(expected);
      expect(resource.isRefreshing).toBe(false);
      // Each thrown failure is raised at most once.
      expect(new Set(thrown).size).toBe(thrown.length);
      if (mayThrow !== undefined) expect(thrown.at(-1)).toBe(mayThrow);
    }),
  );
});

test("an outdated failure raises nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.constantFrom("load", "clear", "take"), async (scheduler, after) => {
      const { resource, thrown } = resourceOn(scheduler, ["throws", "answers"]);
      void resource.load();
      if (after === "load") void resource.load();
      else if (after === "clear") resource.clear();
      else resource.setValue(7);
      await scheduler.waitIdle();
      expect(thrown).toEqual([]);
    }),
  );
});

const anyWay = fc.constantFrom("ensure", "open");

test("concurrent requests fetch once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyWay, { minLength: 1, maxLength: 6 }),
      anyFate,
      async (scheduler, ways, fate) => {
        const { resource } = resourceOn(scheduler, [fate, "answers", "answers"]);
        for (const way of ways) void resource[way]();
        await scheduler.waitIdle();
        void resource.ensure();
        await scheduler.waitIdle();
        expect(resource.state).toEqual(
          fate === "answers"
            ? { status: "loaded", value: 0 }
            : { status: "failed", reason: expect.anything() as unknown },
        );
      },
    ),
  );
});

test("a refresh keeps the value until the response; without a value it is loading", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.constantFrom("waiting", "failed", "loaded"), async (scheduler, status) => {
      const { resource } = resourceOn(scheduler, [status === "failed" ? "is refused" : "answers", "answers"]);
      expect([resource.state.status, resource.isRefreshing]).toEqual(["waiting", false]);
      if (status !== "waiting") {
        void resource.load();
        await scheduler.waitIdle();
      }
      expect(resource.state.status).toBe(status);
      void resource.refresh();
      expect([resource.state.status, resource.isRefreshing]).toEqual(
        status === "loaded" ? ["loaded", true] : ["loading", false],
      );
      await scheduler.waitIdle();
      expect([resource.state.status, resource.isRefreshing]).toEqual(["loaded", false]);
    }),
  );
});

test("opening retries after a failure, and does not refetch a value", async () => {
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

const anyStatus = fc.constantFrom(
  "timeout" as const,
  "unreachable" as const,
  "invalid" as const,
  401,
  403,
  404,
  410,
  429,
  500,
  503,
);
const anyFailing = fc.record({ isThrown: fc.boolean(), status: anyStatus });

/** A loaded resource with controlled further fetches. */
const knownResource = (next: () => Promise<{ answer: unknown } | { isThrown: boolean; failure: unknown }>) => {
  const thrown: unknown[] = [];
  const resource = new Resource<unknown>(
    async () => {
      const outcome = await next();
      if ("answer" in outcome) return ok(outcome.answer);
      if (outcome.isThrown) throw outcome.failure;
      return err(outcome.failure);
    },
    (error) => void thrown.push(error),
  );
  return { resource, thrown };
};

test("revalidation keeps showing the value, and applies a different one where allowed", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.jsonValue(),
      fc.jsonValue(),
      fc.boolean(),
      async (scheduler, known, answer, shouldApply) => {
        const { resource } = knownResource(async () => {
          await scheduler.schedule(Promise.resolve());
          return { answer };
        });
        resource.setValue(known);
        const before = resource.state;
        void resource.revalidate(() => shouldApply);
        expect([resource.state, resource.isRefreshing]).toEqual([before, false]);
        await scheduler.waitIdle();
        const isOther = JSON.stringify(known) !== JSON.stringify(answer);
        // An equal response does not replace the value, so observers do not re-render.
        if (isOther && shouldApply) expect(resource.value).toBe(answer);
        else expect(resource.state).toBe(before);
      },
    ),
  );
});

test("a failed revalidation is silent, unless the status invalidates the value and that may be applied", async () => {
  await fc.assert(
    fc.asyncProperty(anyFailing, fc.boolean(), async ({ isThrown, status }, shouldApply) => {
      const failure = new CallFailure("ANY_FETCH_ERROR", status, "reference");
      const { resource, thrown } = knownResource(() => Promise.resolve({ isThrown, failure }));
      resource.setValue("known");
      await resource.revalidate(() => shouldApply);
      const isWithdrawn = shouldApply && (status === 403 || status === 404 || status === 410);
      expect(resource.state).toEqual(
        isWithdrawn ? { status: "failed", reason: failure } : { status: "loaded", value: "known" },
      );
      expect(thrown).toEqual(isWithdrawn && isThrown ? [failure] : []);
    }),
  );
});

test("a programming error during revalidation is raised", async () => {
  const fault = new TypeError("x is not a function");
  const { resource, thrown } = knownResource(() => Promise.resolve({ isThrown: true, failure: fault }));
  resource.setValue("known");
  await resource.revalidate(() => true);
  expect(thrown).toEqual([fault]);
});

test("later requests and values take precedence over a revalidation, which runs once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom("load", "refresh", "take", "clear", "nothing"),
      async (scheduler, later) => {
        const { resource } = resourceOn(scheduler, ["answers", "answers", "answers"]);
        resource.setValue(-1);
        void resource.revalidate(() => true);
        void resource.revalidate(() => true);
        if (later === "load" || later === "refresh") void resource[later]();
        if (later === "take") resource.setValue(-2);
        if (later === "clear") resource.clear();
        await scheduler.waitIdle();
        const expected = { load: 1, refresh: 1, take: -2, clear: undefined, nothing: 0 };
        expect([resource.value, resource.isRefreshing]).toEqual([expected[later], false]);
      },
    ),
  );
});
