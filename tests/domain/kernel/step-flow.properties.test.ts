import { describe, expect, test } from "vitest";

import { declarationFlow } from "../../../domain/cpd/declaration.ts";
import { restoreAnswers } from "../../../domain/kernel/answers.ts";
import { isValid } from "../../../domain/kernel/field-rules.ts";
import type { Place, StepFlow } from "../../../domain/kernel/step-flow.ts";
import {
  atLanding,
  back,
  closeFlow,
  endingAt,
  isComplete,
  isEnding,
  isLastStep,
  mayContinue,
  next,
  overrideOf,
  problemsAt,
  progressOf,
  reach,
  visibleSteps,
} from "../../../domain/kernel/step-flow.ts";
import { membershipFlow } from "../../../domain/membership/application.ts";
import { retirementFlow } from "../../../domain/retirement/register.ts";
import { fc } from "../support/fast-check.ts";
import * as flows from "../support/flows.ts";

/** Properties of every flow table. */
const holdsFor = <Step extends string, Answers extends object, Facts>(
  name: string,
  flow: StepFlow<Step, Answers, Facts>,
  answers: fc.Arbitrary<Answers>,
  facts: fc.Arbitrary<Facts>,
): void => {
  const order = [flow.landing.step, ...flow.steps.map(({ step }) => step)];
  /** Any step on the path for its answers. */
  const anyPlace = fc
    .tuple(answers, facts)
    .chain(([given, known]) =>
      fc.constantFrom(...visibleSteps(flow, given, known)).map((step) => ({ place: { step, answers: given }, known })),
    );

  const leadsOn = (place: Place<Step, Answers>, known: Facts): boolean => {
    const unhindered = { ...flow, overrides: [] };
    return mayContinue(unhindered, place, known) && endingAt(flow, place) === undefined;
  };

  describe(name, () => {
    test("no step is passed without its answer", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const after = next(flow, place, known);
          if (after.step !== place.step) {
            expect(mayContinue(flow, place, known)).toBe(true);
            expect(isEnding(flow, after.step) || order.indexOf(after.step) > order.indexOf(place.step)).toBe(true);
          }
        }),
      );
    });

    test("a complete step leads to the next one on the path, or is the last", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const path = visibleSteps(flow, place.answers, known);
          const following = path[path.indexOf(place.step) + 1];
          expect(isLastStep(flow, place, known)).toBe(following === undefined);
          if (mayContinue(flow, place, known))
            expect(next(flow, place, known).step).toBe(endingAt(flow, place) ?? following ?? place.step);
        }),
      );
    });

    test("back after continue returns to the previous step with every answer that was given", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const after = next(flow, place, known);
          if (after.step === place.step) return;
          const returned = back(flow, after, known);
          const given = Object.entries(place.answers).filter(([, answer]) => answer !== undefined);
          expect(returned.step).toBe(place.step);
          // A suggestion that was shown is stored where nothing was answered.
          expect(returned.answers).toMatchObject(Object.fromEntries(given));
        }),
      );
    });

    test("back moves one step, and not beyond the landing", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const path = visibleSteps(flow, place.answers, known);
          const before = path[Math.max(0, path.indexOf(place.step) - 1)];
          expect(back(flow, place, known)).toEqual({ ...place, step: before });
        }),
      );
    });

    test("the path starts with the landing and keeps the order of the table", () => {
      fc.assert(
        fc.property(answers, facts, (given, known) => {
          const path = visibleSteps(flow, given, known);
          expect(path[0]).toBe(order[0]);
          expect(path).toEqual(order.filter((step) => path.includes(step)));
        }),
      );
    });

    test("an override applies at every step: nothing continues and nothing is complete", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          if (overrideOf(flow, known) === undefined) return;
          expect(mayContinue(flow, place, known)).toBe(false);
          expect(next(flow, place, known)).toBe(place);
          expect(isComplete(flow, place.answers, known)).toBe(false);
        }),
      );
    });

    test("the first active override applies", () => {
      fc.assert(
        fc.property(facts, (known) => {
          const holding = flow.overrides.filter((override) => override.holds(known));
          expect(overrideOf(flow, known)).toBe(holding[0]?.step);
        }),
      );
    });

    test("answers are complete exactly if one can continue to the end", () => {
      fc.assert(
        fc.property(answers, facts, (given, known) => {
          let place = { ...atLanding(flow), answers: given };
          for (const _ of order) place = next(flow, place, known);
          const walked = isLastStep(flow, place, known) && mayContinue(flow, place, known);
          expect(isComplete(flow, given, known)).toBe(walked);
        }),
      );
    });

    test("reaching for a step never passes an incomplete one", () => {
      fc.assert(
        fc.property(answers, facts, fc.constantFrom(...order), (given, known, wanted) => {
          const path = visibleSteps(flow, given, known);
          const reached = reach(flow, wanted, given, known);
          const place = path.indexOf(reached.step);
          // Suggestions may join them, but replace none.
          const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
          expect({ ...reached.answers, ...defined }).toEqual(reached.answers);
          expect(path.slice(0, place).every((step) => leadsOn({ step, answers: given }, known))).toBe(true);
          expect(path.slice(0, place).some((step) => order.indexOf(step) >= order.indexOf(wanted))).toBe(false);
          const isLast = place === path.length - 1;
          const isThere = order.indexOf(reached.step) >= order.indexOf(wanted);
          expect(isLast || isThere || !leadsOn(reached, known)).toBe(true);
        }),
      );
    });

    test("closing returns to the landing with all answers, resetting with none", () => {
      fc.assert(
        fc.property(anyPlace, ({ place }) => {
          expect(closeFlow(flow, place)).toEqual({ ...place, step: order[0] });
        }),
      );
      expect(atLanding(flow)).toEqual({ step: order[0], answers: flow.emptyAnswers });
    });

    test("a step can be left exactly when it has no errors", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          if (place.step === flow.landing.step || overrideOf(flow, known) !== undefined) return;
          expect(mayContinue(flow, place, known)).toBe(isValid(problemsAt(flow, place, known)));
        }),
      );
    });

    test("an answer that ends the flow leads to its ending, back to its question, and nowhere else", () => {
      fc.assert(
        fc.property(anyPlace, ({ place, known }) => {
          const at = endingAt(flow, place);
          if (at === undefined || !mayContinue(flow, place, known)) return;
          const ended = next(flow, place, known);
          expect(ended).toEqual({ ...place, step: at });
          expect(visibleSteps(flow, place.answers, known)).not.toContain(at);
          expect([mayContinue(flow, ended, known), next(flow, ended, known)]).toEqual([false, ended]);
          expect([isLastStep(flow, ended, known), progressOf(flow, at, known)]).toEqual([false, undefined]);
          expect(back(flow, ended, known)).toEqual(place);
          expect(isComplete(flow, place.answers, known)).toBe(false);
        }),
      );
    });

    test("an address with an ending opens it with matching answers, and is ignored with others", () => {
      fc.assert(
        fc.property(answers, facts, (given, known) => {
          for (const { step, ends } of flow.steps) {
            if (ends === undefined) continue;
            const reached = reach(flow, ends.at, given, known).step;
            const isThere =
              reach(flow, step, given, known).step === step &&
              isValid(problemsAt(flow, { step, answers: given }, known));
            expect(reached === ends.at).toBe(isThere && ends.holds(given));
          }
        }),
      );
    });

    test("answers restored from any stored value are valid, and equal to those stored", () => {
      fc.assert(
        fc.property(
          answers,
          facts,
          fc.dictionary(fc.constantFrom(...Object.keys(flow.shape)), fc.jsonValue()),
          fc.jsonValue(),
          (given, known, odd, other) => {
            const restored = JSON.parse(JSON.stringify(given)) as object;
            const taken = restoreAnswers(restored, flow.shape, flow.emptyAnswers);
            expect(taken).toEqual({ ...flow.emptyAnswers, ...restored });
            for (const found of [{ ...restored, ...odd }, other]) {
              const fitting = restoreAnswers(found, flow.shape, flow.emptyAnswers);
              expect(restoreAnswers(fitting, flow.shape, flow.emptyAnswers)).toEqual(fitting);
              for (const step of order) expect(() => problemsAt(flow, { step, answers: fitting }, known)).not.toThrow();
            }
          },
        ),
      );
    });

    test("numbers count up from one without a gap, including skipped steps", () => {
      fc.assert(
        fc.property(answers, facts, (given, known) => {
          // The steps available to this customer, regardless of answers.
          const mayBe = flow.steps.filter(({ isFor }) => isFor?.(known) ?? true);
          const numbers = mayBe.flatMap(({ number }) => number ?? []);
          expect(numbers).toEqual(numbers.map((_, index) => index + 1));
          for (const step of visibleSteps(flow, given, known).slice(1))
            expect(progressOf(flow, step, known)?.total).toBe(numbers.length);
          for (const { step, number } of mayBe)
            expect(progressOf(flow, step, known)).toEqual(
              number === undefined ? undefined : { number, total: numbers.length },
            );
        }),
      );
    });
  });
};

holdsFor("the annual declaration", declarationFlow, flows.declarationAnswers, flows.declarationFacts);
holdsFor("the membership application", membershipFlow, flows.membershipAnswers, flows.membershipFacts);
holdsFor("the register of retired members", retirementFlow, flows.retirementAnswers, flows.retirementFacts);
