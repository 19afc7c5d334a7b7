/** One step of a flow: whether it belongs to the path, and what must be answered to go on from it. */
export interface StepRule<Step extends string, Answers, Facts> {
  readonly step: Step;
  /** The number shown on screen. Fixed, even when an earlier step is skipped; absent for a landing. */
  readonly number?: number;
  /** Absent: the step always belongs to the path. */
  readonly applies?: (answers: Answers, facts: Facts) => boolean;
  readonly mayContinue: (answers: Answers, facts: Facts) => boolean;
}

/** A step that replaces every other one for as long as its fact holds. */
export interface StepOverride<Step extends string, Facts> {
  readonly step: Step;
  readonly holds: (facts: Facts) => boolean;
}

/**
 * A flow as a table: its steps in order (the first is the landing), and its overrides in order of
 * precedence. Answers come from the person, facts from what is known about them.
 */
export interface StepFlow<Step extends string, Answers, Facts> {
  readonly steps: readonly [StepRule<Step, Answers, Facts>, ...StepRule<Step, Answers, Facts>[]];
  readonly overrides: readonly StepOverride<Step, Facts>[];
  readonly emptyAnswers: Answers;
}

/** Where a person stands in a flow, with everything they have answered so far. */
export interface Place<Step extends string, Answers> {
  readonly step: Step;
  readonly answers: Answers;
}

/** The place before anything is answered; also where closing or resetting leads. */
export const atLanding = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
): Place<Step, Answers> => ({ step: flow.steps[0].step, answers: flow.emptyAnswers });

/** The steps that belong to the path under these answers, in order. */
export const visibleSteps = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  answers: Answers,
  facts: Facts,
): readonly StepRule<Step, Answers, Facts>[] =>
  flow.steps.filter((rule) => rule.applies?.(answers, facts) ?? true);

const ruleAt = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  step: Step,
): StepRule<Step, Answers, Facts> => {
  const rule = flow.steps.find((candidate) => candidate.step === step);
  if (!rule) throw new RangeError(`${step} is not a step of this flow`);
  return rule;
};

/** Whether the step is answered, so that the person may go on from it. */
export const mayContinue = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): boolean =>
  overrideOf(flow, facts) === undefined && ruleAt(flow, place.step).mayContinue(place.answers, facts);

const neighbour = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
  direction: 1 | -1,
): Step | undefined => {
  const applies = new Set(visibleSteps(flow, place.answers, facts).map((rule) => rule.step));
  const order = flow.steps.map((rule) => rule.step);
  let index = order.indexOf(place.step) + direction;
  while (index >= 0 && index < order.length) {
    const step = order[index];
    if (step !== undefined && applies.has(step)) return step;
    index += direction;
  }
  return undefined;
};

/** The place after the present one; the same place if it is not answered, or if it is the last. */
export const next = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): Place<Step, Answers> => {
  if (!mayContinue(flow, place, facts)) return place;
  const step = neighbour(flow, place, facts, 1);
  return step === undefined ? place : { ...place, step };
};

/** The place before the present one, answers kept; the landing stays where it is. */
export const back = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): Place<Step, Answers> => {
  const step = neighbour(flow, place, facts, -1);
  return step === undefined ? place : { ...place, step };
};

/** Whether continuing from here submits, rather than leading to another step. */
export const isLastStep = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): boolean => neighbour(flow, place, facts, 1) === undefined;

/** Whether every step on the path is answered: the condition for submitting, on either side of the wire. */
export const isComplete = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  answers: Answers,
  facts: Facts,
): boolean =>
  overrideOf(flow, facts) === undefined &&
  visibleSteps(flow, answers, facts).every((rule) => rule.mayContinue(answers, facts));

/**
 * The furthest place towards `wanted` that the answers allow: `wanted` itself, or the first step before
 * it that is not answered. Where `wanted` no longer belongs to the path, the step that follows its place,
 * or the path's last.
 */
export const reach = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  wanted: Step,
  answers: Answers,
  facts: Facts,
): Place<Step, Answers> => {
  const order = flow.steps.map((rule) => rule.step);
  const path = visibleSteps(flow, answers, facts);
  const reached = path.find(
    (rule) => order.indexOf(rule.step) >= order.indexOf(wanted) || !rule.mayContinue(answers, facts),
  );
  return { step: (reached ?? path.at(-1))?.step ?? flow.steps[0].step, answers };
};

/** The override that holds, by precedence; undefined when none does. */
export const overrideOf = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  facts: Facts,
): Step | undefined => flow.overrides.find((override) => override.holds(facts))?.step;

/** "Step 2 of 4": undefined where the step bears no number. */
export const progressOf = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  step: Step,
): { readonly number: number; readonly total: number } | undefined => {
  const number = flow.steps.find((rule) => rule.step === step)?.number;
  if (number === undefined) return undefined;
  return { number, total: Math.max(...flow.steps.map((rule) => rule.number ?? 0)) };
};
