import type { AnswerShape } from "./answers.ts";
import { isValid, type Problems } from "./field-rules.ts";

/** The first step of a flow. Asks no question; facts about the customer decide whether they may start. */
export interface Landing<Step extends string, Facts> {
  readonly step: Step;
  readonly mayStart: (facts: Facts) => boolean;
}

/** A step with questions: when it is part of the path, and what blocks continuing. */
export interface StepRule<Step extends string, Answers, Facts, Field extends string> {
  readonly step: Step;
  /** Number shown on screen; fixed even when an earlier step is skipped. */
  readonly number?: number;
  /** Limits the step by facts about the customer. Default: everyone. */
  readonly isFor?: (facts: Facts) => boolean;
  /** Limits the step by answers. Default: always part of the path. */
  readonly applies?: (answers: Answers) => boolean;
  /** Validation errors in field order. */
  readonly problems: (answers: Answers, facts: Facts) => Problems<Field>;
  /**
   * The answers with what the step suggests in place of missing ones: stored when the user goes on, so that what was
   * shown is what is sent. Default: the answers. REAL-09
   */
  readonly withSuggestions?: (answers: Answers, facts: Facts) => Answers;
  /** Where valid answers end the flow instead of continuing. Default: they never do. */
  readonly ends?: Ending<Step, Answers>;
}

/** A terminal step without questions, shown as long as the answers lead to it. */
export interface Ending<Step extends string, Answers> {
  readonly at: Step;
  readonly holds: (answers: Answers) => boolean;
}

/** A step that replaces all others while its condition holds. */
export interface StepOverride<Step extends string, Facts> {
  readonly step: Step;
  readonly holds: (facts: Facts) => boolean;
}

/**
 * A flow as a table: landing, steps in order, and overrides by precedence. Answers come from the user; facts come from
 * the record.
 */
export interface StepFlow<Step extends string, Answers, Facts, Field extends string = string> {
  readonly landing: Landing<Step, Facts>;
  readonly steps: readonly StepRule<Step, Answers, Facts, Field>[];
  readonly overrides: readonly StepOverride<Step, Facts>[];
  readonly emptyAnswers: Answers;
  /** Type of each answer, used to validate answers restored from an earlier visit. */
  readonly shape: AnswerShape<Answers>;
}

/** The current step of a flow and all answers so far. */
export interface Place<Step extends string, Answers> {
  readonly step: Step;
  readonly answers: Answers;
}

/** Initial state of a flow. */
export const atLanding = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
): Place<Step, Answers> => ({ step: flow.landing.step, answers: flow.emptyAnswers });

const orderOf = <Step extends string, Answers, Facts>(flow: StepFlow<Step, Answers, Facts>): readonly Step[] => [
  flow.landing.step,
  ...flow.steps.flatMap(({ step, ends }) => (ends ? [step, ends.at] : [step])),
];

/** Finds a step by name; the landing when the flow has no such step. */
export const findStep = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  name: string | undefined,
): Step => orderOf(flow).find((step) => step === name) ?? flow.landing.step;

/** Whether a step ends the flow. */
export const isEnding = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  step: Step,
): boolean => flow.steps.some(({ ends }) => ends?.at === step);

/** The steps on the path for these answers, in order, including the landing. */
export const visibleSteps = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  answers: Answers,
  facts: Facts,
): readonly Step[] => [
  flow.landing.step,
  ...flow.steps
    .filter((rule) => (rule.isFor?.(facts) ?? true) && (rule.applies?.(answers) ?? true))
    .map(({ step }) => step),
];

/** Validation errors of a step, by field; none for the landing. */
export const problemsAt = <Step extends string, Answers, Facts, Field extends string>(
  flow: StepFlow<Step, Answers, Facts, Field>,
  place: Place<Step, Answers>,
  facts: Facts,
): Problems<Field> => {
  const rule = flow.steps.find(({ step }) => step === place.step);
  return rule ? rule.problems(place.answers, facts) : ({} as Problems<Field>);
};

/** The ending that a step's valid answers lead to; undefined when they continue. */
export const endingAt = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
): Step | undefined => {
  const ends = flow.steps.find(({ step }) => step === place.step)?.ends;
  return ends?.holds(place.answers) ? ends.at : undefined;
};

const isAnswered = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): boolean =>
  place.step === flow.landing.step
    ? flow.landing.mayStart(facts)
    : !isEnding(flow, place.step) && isValid(problemsAt(flow, place, facts));

const leadsOn = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): boolean => isAnswered(flow, place, facts) && endingAt(flow, place) === undefined;

/** Whether the user may leave the step: to the next one, or to an ending. */
export const mayContinue = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): boolean => overrideOf(flow, facts) === undefined && isAnswered(flow, place, facts);

const neighbour = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
  direction: 1 | -1,
): Step | undefined => {
  const path = visibleSteps(flow, place.answers, facts);
  const order = orderOf(flow);
  let index = order.indexOf(place.step) + direction;
  while (index >= 0 && index < order.length) {
    const step = order[index];
    if (step !== undefined && path.includes(step)) return step;
    index += direction;
  }
  return undefined;
};

const withSuggestions = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  { step, answers }: Place<Step, Answers>,
  facts: Facts,
): Answers => flow.steps.find((rule) => rule.step === step)?.withSuggestions?.(answers, facts) ?? answers;

/**
 * Moves to the next step or ending, with the step's suggestions as answers; unchanged when the step is incomplete or
 * the last one.
 */
export const next = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): Place<Step, Answers> => {
  if (!mayContinue(flow, place, facts)) return place;
  const step = endingAt(flow, place) ?? neighbour(flow, place, facts, 1);
  return step === undefined ? place : { step, answers: withSuggestions(flow, place, facts) };
};

/**
 * Moves back one step and keeps the answers: from an ending to the question that led there; unchanged at the landing.
 */
export const back = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): Place<Step, Answers> => {
  const step = neighbour(flow, place, facts, -1);
  return step === undefined ? place : { ...place, step };
};

/** Returns to the landing and keeps the answers. CPD-09, MEMB-09, RETR-02 */
export const closeFlow = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
): Place<Step, Answers> => ({ ...place, step: flow.landing.step });

/** Whether continuing submits the flow. */
export const isLastStep = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): boolean => neighbour(flow, place, facts, 1) === undefined;

/** Whether one step precedes another. */
export const isBefore = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  one: Step,
  other: Step,
): boolean => orderOf(flow).indexOf(one) < orderOf(flow).indexOf(other);

/** Whether every step on the path is answered: the precondition for submitting, checked by both client and server. */
export const isComplete = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  answers: Answers,
  facts: Facts,
): boolean =>
  overrideOf(flow, facts) === undefined &&
  visibleSteps(flow, answers, facts).every((step) => leadsOn(flow, { step, answers }, facts));

/**
 * Moves as far towards `wanted` as the answers allow: to `wanted`, or to the first incomplete step before it, with the
 * suggestions of the steps passed as answers. When `wanted` is not on the path, uses the step after its position, or
 * the last one.
 */
export const reach = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  wanted: Step,
  answers: Answers,
  facts: Facts,
): Place<Step, Answers> => {
  const path = visibleSteps(flow, answers, facts);
  const reached = path.find((step) => !isBefore(flow, step, wanted) || !leadsOn(flow, { step, answers }, facts));
  const step = reached ?? path.at(-1) ?? flow.landing.step;
  const isOver =
    isEnding(flow, wanted) &&
    endingAt(flow, { step, answers }) === wanted &&
    isAnswered(flow, { step, answers }, facts);
  const passed = path.slice(0, path.indexOf(step));
  return {
    step: isOver ? wanted : step,
    answers: passed.reduce((known, before) => withSuggestions(flow, { step: before, answers: known }, facts), answers),
  };
};

/** The active override with the highest precedence; undefined when none applies. */
export const overrideOf = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  facts: Facts,
): Step | undefined => flow.overrides.find((override) => override.holds(facts))?.step;

/**
 * Position and total for "Step 2 of 4", counting the steps available to this customer; undefined for a step without a
 * number.
 */
export const progressOf = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  step: Step,
  facts: Facts,
): { readonly number: number; readonly total: number } | undefined => {
  const number = flow.steps.find((rule) => rule.step === step)?.number;
  if (number === undefined) return undefined;
  const theirs = flow.steps.filter(({ isFor }) => isFor?.(facts) ?? true);
  return { number, total: Math.max(...theirs.map((rule) => rule.number ?? 0)) };
};
