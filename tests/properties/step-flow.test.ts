import { describe, expect, test } from "vitest";
import { declarationFlow } from "../../domain/cpd/declaration.ts";
import type { StepFlow } from "../../domain/kernel/step-flow.ts";
import {
  atLanding,
  back,
  isComplete,
  isLastStep,
  mayContinue,
  next,
  overrideOf,
  progressOf,
  reach,
  visibleSteps,
} from "../../domain/kernel/step-flow.ts";
import { membershipFlow } from "../../domain/membership/application.ts";
import { retirementFlow } from "../../domain/retirement/register.ts";
import { fc } from "./fast-check.ts";
import * as flows from "./flows.ts";

/** What holds for every flow that is a table, whatever its steps. */
const holdsFor = <Step extends string, Answers, Facts>(
  name: string,
  flow: StepFlow<Step, Answers, Facts>,
  answers: fc.Arbitrary<Answers>,
  facts: fc.Arbitrary<Facts>,
): void => {
  const order = flow.steps.map(({ step }) => step);
  /** Someone at a step that belongs to their path. */
  const anyPlace = fc
    .tuple(answers, facts)
    .chain(([given, known]) =>
      fc
        .constantFrom(...visibleSteps(flow, given, known))
        .map(({ step }) => ({ place: { step, answers: given }, known })),
    );

  describe(name, () => {
    test("no forward step without its answer", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const rule = flow.steps.find(({ step }) => step === place.step);
          const after = next(flow, place, known);
          if (after.step !== place.step) {
            expect(rule?.mayContinue(place.answers, known)).toBe(true);
            expect(order.indexOf(after.step)).toBeGreaterThan(order.indexOf(place.step));
          }
        }),
      );
    });

    test("with its answer a step leads to the next one of the path, or is the last", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const path = visibleSteps(flow, place.answers, known).map(({ step }) => step);
          const following = path[path.indexOf(place.step) + 1];
          expect(isLastStep(flow, place, known)).toBe(following === undefined);
          if (mayContinue(flow, place, known)) expect(next(flow, place, known).step).toBe(following ?? place.step);
        }),
      );
    });

    test("back after continue returns to the step left, with every answer", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const after = next(flow, place, known);
          if (after.step !== place.step) expect(back(flow, after, known)).toEqual(place);
        }),
      );
    });

    test("back goes one step, and from the landing nowhere", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const path = visibleSteps(flow, place.answers, known).map(({ step }) => step);
          const before = path[Math.max(0, path.indexOf(place.step) - 1)];
          expect(back(flow, place, known)).toEqual({ ...place, step: before });
        }),
      );
    });

    test("the path begins with the landing and keeps the order of the table", () => {
      fc.assert(
        fc.property(answers, facts, (given, known) => {
          const path = visibleSteps(flow, given, known).map(({ step }) => step);
          expect(path[0]).toBe(order[0]);
          expect(path).toEqual(order.filter((step) => path.includes(step)));
        }),
      );
    });

    test("an override holds at every step: nothing continues and nothing is complete", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          if (overrideOf(flow, known) === undefined) return;
          expect(mayContinue(flow, place, known)).toBe(false);
          expect(next(flow, place, known)).toBe(place);
          expect(isComplete(flow, place.answers, known)).toBe(false);
        }),
      );
    });

    test("of the overrides that hold the first decides, and one that holds is never passed over", () => {
      fc.assert(
        fc.property(facts, (known) => {
          const holding = flow.overrides.filter((override) => override.holds(known));
          expect(overrideOf(flow, known)).toBe(holding[0]?.step);
        }),
      );
    });

    test("complete are exactly the answers with which one can walk to the end", () => {
      fc.assert(
        fc.property(answers, facts, (given, known) => {
          let place = { ...atLanding(flow), answers: given };
          for (const _ of order) place = next(flow, place, known);
          const walked = isLastStep(flow, place, known) && mayContinue(flow, place, known);
          expect(isComplete(flow, given, known)).toBe(walked);
        }),
      );
    });

    test("reaching for a step never passes one that is not answered", () => {
      fc.assert(
        fc.property(answers, facts, fc.constantFrom(...order), (given, known, wanted) => {
          const path = visibleSteps(flow, given, known);
          const reached = reach(flow, wanted, given, known);
          const place = path.findIndex(({ step }) => step === reached.step);
          expect(reached.answers).toBe(given);
          expect(path.slice(0, place).every((rule) => rule.mayContinue(given, known))).toBe(true);
          expect(path.slice(0, place).some(({ step }) => order.indexOf(step) >= order.indexOf(wanted))).toBe(false);
          const isLast = place === path.length - 1;
          const isThere = order.indexOf(reached.step) >= order.indexOf(wanted);
          expect(isLast || isThere || path[place]?.mayContinue(given, known) === false).toBe(true);
        }),
      );
    });

    test("closing leads to the landing with nothing answered", () => {
      expect(atLanding(flow)).toEqual({ step: order[0], answers: flow.emptyAnswers });
    });

    test("numbers count up from one without a gap, whatever is skipped", () => {
      const numbers = flow.steps.flatMap(({ number }) => number ?? []);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      for (const { step, number } of flow.steps)
        expect(progressOf(flow, step)).toEqual(number === undefined ? undefined : { number, total: numbers.length });
    });
  });
};

holdsFor("the annual declaration", declarationFlow, flows.declarationAnswers, flows.declarationFacts);
holdsFor("the membership application", membershipFlow, flows.membershipAnswers, flows.membershipFacts);
holdsFor("the register of retired members", retirementFlow, flows.retirementAnswers, flows.retirementFacts);
