import { expect, test } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import { StepController } from "../../../application/flow/step-controller.ts";
import { type Result, ok, err, CallFailure } from "../../../application/ports/result.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { cpdRoutes } from "../../../domain/cpd/cpd-routes.ts";
import {
  type DeclarationAnswers,
  type DeclarationFacts,
  type DeclarationStep,
  type Declaration,
  declarationFlow,
  declarationOf,
} from "../../../domain/cpd/declaration.ts";
import { fc } from "../../domain/support/fast-check.ts";
import { declarationAnswers } from "../../domain/support/flows.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { signedIn } from "../support/signed-in.ts";
import { hurried } from "../support/test-clock.ts";

type Flow = StepController<DeclarationStep, DeclarationAnswers, DeclarationFacts, Declaration, string>;
type Outcome = Result<string, CallFailure>;

/** Outcome of a request: accepted, rejected, or without a response before or after processing. */
type Fate = "taken" | "refused" | "lost on the way" | "taken, its answer lost" | "thrown";
const anyFate = fc.constantFrom<Fate>("taken", "refused", "lost on the way", "taken, its answer lost", "thrown");

interface SentPayload {
  readonly payload: Declaration;
  readonly key: string;
  isUnderWay: boolean;
}

const facts: DeclarationFacts = { status: "due", isRetired: false, routes: cpdRoutes };
const complete: DeclarationAnswers = {
  isRequirementsMet: true,
  route: "UNIT_ROUTE",
  isEngagementPartner: false,
  isConfirmed: true,
};

/** A tab with the declaration, a fake institute, and a scheduler for responses. */
const declaring = async (wait: () => Promise<unknown>, fates: readonly Fate[]) => {
  const tabContents = new Map<string, string>();
  const { session, tab } = await signedIn({ tab: memoryTab(tabContents) });
  const sent: SentPayload[] = [];
  const stored = new Map<string, Declaration>();
  let identifiers = 0;
  let visits = 0;

  const submit = async (payload: Declaration, key: string): Promise<Outcome> => {
    const visit = visits;
    const fate = fates[sent.length % fates.length] ?? "taken";
    const request = { payload, key, isUnderWay: true };
    expect(sent.filter(({ isUnderWay }) => isUnderWay)).toEqual([]);
    sent.push(request);
    await wait();
    if (fate === "taken" || fate === "taken, its answer lost") stored.set(key, stored.get(key) ?? payload);
    // The requesting page was reloaded, so nobody receives the response.
    if (visit !== visits) return Promise.race<Outcome>([]);
    request.isUnderWay = false;
    if (fate === "thrown") throw new Error("a part of the portal did not load");
    if (fate === "taken") return ok("CPD-1");
    return err(new CallFailure("CPD_DECLARATION_SUBMIT_ERROR", fate === "refused" ? 500 : "timeout", "c-1"));
  };
  /** A freshly loaded page with only the tab's storage. */
  const visit = (): Flow => {
    visits += 1;
    for (const request of sent) request.isUnderWay = false;
    return new StepController(
      {
        name: "annual-declaration",
        flow: declarationFlow,
        facts: () => facts,
        payload: (answers) => declarationOf(answers, 2026, facts),
        submit,
      },
      {
        drafts: new Drafts(tab, session, hurried),
        navigationGuard: new NavigationGuard(),
        newIdentifier: () => `key-${(identifiers += 1)}`,
      },
    );
  };
  const draft = (): unknown => [...tabContents].find(([key]) => key.includes("draft."))?.[1];
  return { visit, sent, stored, tabContents, draft, session, tab };
};

const ignoreRejection = (work: Promise<unknown>): void => {
  work.catch(() => undefined); // thrown errors are checked elsewhere
};

type Act =
  | readonly ["continue" | "submit" | "back" | "close" | "resume" | "reload"]
  | readonly ["answer", Partial<DeclarationAnswers>];
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<Act>(["continue"], ["submit"], ["submit"], ["back"], ["resume"], ["reload"]),
  },
  { weight: 1, arbitrary: fc.constant<Act>(["close"]) },
  { weight: 2, arbitrary: fc.constant<Act>(["answer", complete]) },
  { weight: 1, arbitrary: declarationAnswers.map((given): Act => ["answer", given]) },
);

test("each confirmation uses one key, one attempt at a time and none after success, in any interleaving", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyFate, { minLength: 1, maxLength: 4 }),
      fc.array(anyAct, { maxLength: 25 }),
      async (scheduler, fates, acts) => {
        const { visit, sent, stored } = await declaring(() => scheduler.schedule(Promise.resolve(), "answer"), fates);
        let flow = visit();
        flow.answer(complete);
        const taken = new Set<string>();
        scheduler.scheduleSequence(
          acts.map((act) => ({
            label: JSON.stringify(act),
            builder: () => {
              if (flow.submission.status === "done") taken.add(sent.at(-1)?.key ?? "");
              if (act[0] === "answer") flow.answer(act[1]);
              else if (act[0] === "back") flow.back();
              else if (act[0] === "close") flow.close();
              else if (act[0] === "reload") {
                flow = visit();
                ignoreRejection(flow.resume());
              } else ignoreRejection(flow[act[0]]());
              const latest = sent.at(-1);
              if (latest) expect(taken.has(latest.key) && latest.isUnderWay).toBe(false);
              return Promise.resolve();
            },
          })),
        );
        await scheduler.waitIdle();
        expect(flow.submission.status).not.toBe("submitting");
        // Each key identifies one payload.
        const keys = new Set(sent.map(({ key }) => key));
        expect(new Set(sent.map(({ payload, key }) => `${key} ${JSON.stringify(payload)}`)).size).toBe(keys.size);
        expect([...stored.keys()].every((key) => keys.has(key))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

const notTaken = anyFate.filter((fate) => fate !== "taken");

test("a failure keeps answers and step, and the next attempt uses the same key", async () => {
  await fc.assert(
    fc.asyncProperty(declarationAnswers, fc.array(notTaken, { minLength: 1, maxLength: 4 }), async (given, fates) => {
      const answers = { ...given, ...complete, route: given.route ?? "PART_TIME" };
      const { visit, sent, stored } = await declaring(() => Promise.resolve(), [...fates, "taken"]);
      const flow = visit();
      flow.answer(answers);
      for (const [attempt, fate] of fates.entries()) {
        await flow.submit().catch(() => undefined);
        expect(flow.submission.status).toBe(fate === "thrown" ? "idle" : "failed");
        expect(flow.answers).toEqual(answers);
        if (attempt % 2 === 1) flow.back();
        expect(flow.answers).toEqual(answers);
      }
      await flow.submit();
      expect(flow.submission).toEqual({ status: "done", done: "CPD-1" });
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
      expect(stored.size).toBe(1);
    }),
  );
});

test("changed answers after a failure start another confirmation with another key", async () => {
  await fc.assert(
    fc.asyncProperty(notTaken, async (fate) => {
      const { visit, sent } = await declaring(() => Promise.resolve(), [fate, "taken"]);
      const flow = visit();
      flow.answer(complete);
      await flow.submit().catch(() => undefined);
      flow.answer({ isEngagementPartner: true });
      flow.back();
      flow.answer({ isEngagementPartner: true });
      await flow.submit();
      expect(sent.map(({ payload }) => payload.isEngagementPartner)).toEqual([false, true]);
      expect(sent[0]?.key).not.toBe(sent[1]?.key);
    }),
  );
});

test("a reload while submitting retries with the same key, and the server stores it once", async () => {
  await fc.assert(
    fc.asyncProperty(anyFate, fc.integer({ min: 1, max: 4 }), fc.scheduler(), async (fate, reloads, scheduler) => {
      const wait = () => scheduler.schedule(Promise.resolve(), "answer");
      const { visit, sent, stored, draft } = await declaring(wait, [fate, "taken", "taken", "taken", "taken"]);
      let flow = visit();
      flow.answer(complete);
      ignoreRejection(flow.submit());
      for (let reload = 0; reload < reloads; reload += 1) {
        flow = visit();
        ignoreRejection(flow.resume());
        ignoreRejection(flow.resume());
      }
      await scheduler.waitIdle();
      expect(flow.submission.status).toBe("done");
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
      expect(stored.size).toBe(1);
      expect(draft()).toBeUndefined();
    }),
  );
});

test("answers survive a reload, at the step or the first incomplete one before it", async () => {
  await fc.assert(
    fc.asyncProperty(declarationAnswers, fc.nat({ max: 6 }), async (answers, steps) => {
      const { visit } = await declaring(() => Promise.resolve(), ["taken"]);
      const flow = visit();
      flow.answer(answers);
      for (let step = 0; step < steps && !flow.isLastStep; step += 1) await flow.continue();
      const again = visit();
      await again.resume();
      expect(again.step).toBe(flow.step);
      expect(again.answers).toEqual(JSON.parse(JSON.stringify(flow.answers)));
    }),
  );
});

test("closing keeps the answers, here and for the next visit; resetting clears them; neither works while submitting", async () => {
  await fc.assert(
    fc.asyncProperty(declarationAnswers, notTaken, fc.scheduler(), async (answers, fate, scheduler) => {
      const { visit, draft } = await declaring(() => scheduler.schedule(Promise.resolve(), "answer"), [fate]);
      const flow = visit();
      flow.answer({ ...answers, ...complete });
      ignoreRejection(flow.submit());
      flow.close();
      flow.reset();
      expect(flow.step).toBe("SUBMITTING");
      await scheduler.waitIdle();
      flow.close();
      expect([flow.step, flow.answers, flow.isUnsaved]).toEqual(["LANDING", { ...answers, ...complete }, false]);
      const next = visit();
      await next.resume();
      expect(["LANDING", "COMPLETE", "ERROR"]).toContain(next.step);
      expect(next.answers).toEqual(JSON.parse(JSON.stringify(flow.answers)));
      flow.reset();
      expect([flow.step, flow.answers, draft()]).toEqual(["LANDING", declarationFlow.emptyAnswers, undefined]);
      const again = visit();
      await again.resume();
      expect([again.step, again.answers]).toEqual(["LANDING", declarationFlow.emptyAnswers]);
    }),
  );
});

test("nobody restores another customer's draft", async () => {
  const { visit, tabContents, session } = await declaring(() => Promise.race([]), ["taken"]);
  const flow = visit();
  flow.answer(complete);
  ignoreRejection(flow.submit());
  session.ended("not renewed");
  const other = await declaring(() => Promise.resolve(), ["taken"]);
  for (const [key, value] of tabContents) other.tabContents.set(key.replace("4711007", "4711008"), value);
  const theirs = other.visit();
  await theirs.resume();
  expect(theirs.answers).toEqual(declarationFlow.emptyAnswers);
  expect(other.sent).toEqual([]);
});

test("an invalid draft is ignored", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (garbage) => {
      const { visit, tabContents } = await declaring(() => Promise.resolve(), ["taken"]);
      visit().answer({ isConfirmed: true });
      for (const key of tabContents.keys()) tabContents.set(key, garbage);
      const flow = visit();
      await flow.resume();
      expect(flow.step).toBe("LANDING");
      expect(flow.submission.status).toBe("idle");
    }),
  );
});
