import type { AnswerShape } from "./answers.ts";
import { isValid, type Problems } from "./field-rules.ts";

/** Where a flow begins. Nothing is asked there: what is known of a person decides whether they may start. */
export interface Landing<Step extends string, Facts> {
  readonly step: Step;
  readonly mayStart: (facts: Facts) => boolean;
}

/** A step in which something is asked: whether it belongs to the path, and what stands in the way of going on. */
export interface StepRule<Step extends string, Answers, Facts, Field extends string> {
  readonly step: Step;
  /** The number shown on screen. Fixed, even when an earlier step is skipped. */
  readonly number?: number;
  /** Who is asked at all, by what is known of them. Absent: everyone. */
  readonly isFor?: (facts: Facts) => boolean;
  /** Absent: whatever was answered, the step belongs to the path. */
  readonly applies?: (answers: Answers) => boolean;
  /** What is missing or wrong, in the order of the fields. */
  readonly problems: (answers: Answers, facts: Facts) => Problems<Field>;
  /** Where answers lead that are right in themselves and with which nobody goes on. Absent: every answer leads on. */
  readonly ends?: Ending<Step, Answers>;
}

/** A step at which the way is over, for as long as the answers are those that led there: it asks nothing. */
export interface Ending<Step extends string, Answers> {
  readonly at: Step;
  readonly holds: (answers: Answers) => boolean;
}

/** A step that replaces every other one for as long as its fact holds. */
export interface StepOverride<Step extends string, Facts> {
  readonly step: Step;
  readonly holds: (facts: Facts) => boolean;
}

/**
 * A flow as a table: its landing, its steps in order, and its overrides in order of precedence. Answers
 * come from the person, facts from what is known about them.
 */
export interface StepFlow<Step extends string, Answers, Facts, Field extends string = string> {
  readonly landing: Landing<Step, Facts>;
  readonly steps: readonly StepRule<Step, Answers, Facts, Field>[];
  readonly overrides: readonly StepOverride<Step, Facts>[];
  readonly emptyAnswers: Answers;
  /** What each answer may be, by which answers kept by an earlier visit are checked. */
  readonly shape: AnswerShape<Answers>;
}

/** Where a person stands in a flow, with everything they have answered so far. */
export interface Place<Step extends string, Answers> {
  readonly step: Step;
  readonly answers: Answers;
}

/** The place before anything is answered. */
export const atLanding = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
): Place<Step, Answers> => ({ step: flow.landing.step, answers: flow.emptyAnswers });

const orderOf = <Step extends string, Answers, Facts>(flow: StepFlow<Step, Answers, Facts>): readonly Step[] => [
  flow.landing.step,
  ...flow.steps.flatMap(({ step, ends }) => (ends ? [step, ends.at] : [step])),
];

/** The step of this name; the landing where the flow has none of that name. */
export const stepCalled = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  name: string | undefined,
): Step => orderOf(flow).find((step) => step === name) ?? flow.landing.step;

/** Whether the way is over at a step. */
export const isEnding = <Step extends string, Answers, Facts>(flow: StepFlow<Step, Answers, Facts>, step: Step): boolean =>
  flow.steps.some(({ ends }) => ends?.at === step);

/** The steps that belong to the path under these answers, in order: the landing, and what is asked after it. */
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

/** What is missing or wrong at a step, field by field; at the landing nothing is asked. */
export const problemsAt = <Step extends string, Answers, Facts, Field extends string>(
  flow: StepFlow<Step, Answers, Facts, Field>,
  place: Place<Step, Answers>,
  facts: Facts,
): Problems<Field> => {
  const rule = flow.steps.find(({ step }) => step === place.step);
  return rule ? rule.problems(place.answers, facts) : ({} as Problems<Field>);
};

/** Where the answers given at a step end the way, although nothing about them is wrong; undefined where they do not. */
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

/** Whether the step is answered, so that the person may go on from it: to the next step, or to where their answer ends the way. */
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

/** The place after the present one: the same if it is not answered, or is the last; an ending where the answers lead there. */
export const next = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): Place<Step, Answers> => {
  if (!mayContinue(flow, place, facts)) return place;
  const step = endingAt(flow, place) ?? neighbour(flow, place, facts, 1);
  return step === undefined ? place : { ...place, step };
};

/** The place before the present one, answers kept: of an ending, the question that led there; the landing stays where it is. */
export const back = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): Place<Step, Answers> => {
  const step = neighbour(flow, place, facts, -1);
  return step === undefined ? place : { ...place, step };
};

/** The landing again, with the answers that were given: closing loses nothing. CPD-09, MEMB-09, RETR-02 */
export const closed = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
): Place<Step, Answers> => ({ ...place, step: flow.landing.step });

/** Whether continuing from here submits, rather than leading to another step. */
export const isLastStep = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  place: Place<Step, Answers>,
  facts: Facts,
): boolean => neighbour(flow, place, facts, 1) === undefined;

/** Whether one step comes before another. */
export const isBefore = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  one: Step,
  other: Step,
): boolean => orderOf(flow).indexOf(one) < orderOf(flow).indexOf(other);

/** Whether every step on the path is answered: the condition for submitting, on either side of the wire. */
export const isComplete = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  answers: Answers,
  facts: Facts,
): boolean =>
  overrideOf(flow, facts) === undefined &&
  visibleSteps(flow, answers, facts).every((step) => leadsOn(flow, { step, answers }, facts));

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
  const path = visibleSteps(flow, answers, facts);
  const reached = path.find((step) => !isBefore(flow, step, wanted) || !leadsOn(flow, { step, answers }, facts));
  const step = reached ?? path.at(-1) ?? flow.landing.step;
  const isOver = isEnding(flow, wanted) && endingAt(flow, { step, answers }) === wanted && isAnswered(flow, { step, answers }, facts);
  return { step: isOver ? wanted : step, answers };
};

/** The override that holds, by precedence; undefined when none does. */
export const overrideOf = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  facts: Facts,
): Step | undefined => flow.overrides.find((override) => override.holds(facts))?.step;

/** "Step 2 of 4", of the steps that this person may come to; undefined where the step bears no number. */
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
