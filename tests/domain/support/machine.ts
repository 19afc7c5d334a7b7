import { expect } from "vitest";

import type { Place, StepFlow } from "../../../domain/kernel/step-flow.ts";
import { atLanding, back, closeFlow, isLastStep, next, overrideOf } from "../../../domain/kernel/step-flow.ts";
import type { Submission } from "../../../domain/kernel/submission.ts";
import { begin, fail, idle, mayBegin, stepOfSubmission, succeed } from "../../../domain/kernel/submission.ts";
import { fc } from "./fast-check.ts";

/** A flow with its submission, combined as in a service. */
export class Machine<Step extends string, Answers extends object, Facts, Payload> {
  place: Place<Step, Answers>;
  submission: Submission<true, true> = idle;
  readonly sent: Payload[] = [];
  readonly flow: StepFlow<Step, Answers, Facts>;
  readonly facts: Facts;
  readonly payloadOf: (answers: Answers, facts: Facts) => Payload | undefined;

  constructor(
    flow: StepFlow<Step, Answers, Facts>,
    facts: Facts,
    payloadOf: (answers: Answers, facts: Facts) => Payload | undefined,
  ) {
    this.flow = flow;
    this.facts = facts;
    this.payloadOf = payloadOf;
    this.place = atLanding(flow);
  }

  get step(): string {
    return overrideOf(this.flow, this.facts) ?? stepOfSubmission(this.submission) ?? this.place.step;
  }

  answer(given: Partial<Answers>): void {
    if (this.submission.status === "idle") this.place = { ...this.place, answers: { ...this.place.answers, ...given } };
  }

  continue(): void {
    if (!mayBegin(this.submission)) return;
    if (!isLastStep(this.flow, this.place, this.facts)) {
      this.place = next(this.flow, this.place, this.facts);
      return;
    }
    const payload = this.payloadOf(this.place.answers, this.facts);
    if (payload === undefined) return;
    this.sent.push(payload);
    this.submission = begin(this.submission);
  }

  back(): void {
    if (this.submission.status === "failed") this.submission = idle;
    else if (this.submission.status === "idle") this.place = back(this.flow, this.place, this.facts);
  }

  settle(taken: boolean): void {
    this.submission = taken ? succeed(this.submission, true) : fail(this.submission, true);
  }

  /** Whether any question has been answered. */
  get isBegun(): boolean {
    const { emptyAnswers } = this.flow;
    const { answers } = this.place;
    const names = Object.keys({ ...emptyAnswers, ...answers }) as (keyof Answers)[];
    return names.some((name) => JSON.stringify(answers[name]) !== JSON.stringify(emptyAnswers[name]));
  }

  reset(): void {
    this.submission = idle;
    this.place = atLanding(this.flow);
  }

  close(): void {
    if (this.submission.status === "submitting") return;
    this.place = this.submission.status === "done" ? atLanding(this.flow) : closeFlow(this.flow, this.place);
    this.submission = idle;
  }
}

/** The expected state of the flow, independent of its table. */
export interface Expected<Answers> {
  step: string;
  answers: Answers;
  sending: "idle" | "submitting" | "done" | "failed";
  confirmations: number;
}

/** The expected transitions: where each step leads under these answers; undefined stays, "submit" sends. */
export interface Story<Answers, Facts> {
  readonly override: (facts: Facts) => string | undefined;
  readonly onward: (step: string, answers: Answers, facts: Facts) => string | undefined;
  readonly backward: (step: string, answers: Answers) => string;
  /** The answers after continuing from a step; the same by default. */
  readonly confirmed?: (step: string, answers: Answers, facts: Facts) => Answers;
  readonly landing: string;
  readonly emptyAnswers: Answers;
}

type RealFlow<Answers extends object> = Machine<string, Answers, unknown, unknown>;
type Doing<Answers extends object> = fc.Command<Expected<Answers>, RealFlow<Answers>>;

const shownIn = (expected: Expected<unknown>): string =>
  ({ idle: expected.step, submitting: "SUBMITTING", done: "COMPLETE", failed: "ERROR" })[expected.sending];

/** All user actions in a flow, each checked against the expected transitions. */
export const doings = <Answers extends object, Facts>(
  story: Story<Answers, Facts>,
  facts: Facts,
  answers: fc.Arbitrary<Answers>,
): fc.Arbitrary<Iterable<Doing<Answers>>> => {
  const overridden = story.override(facts);
  const doing = (
    name: string,
    expect_: (expected: Expected<Answers>) => void,
    act: (real: RealFlow<Answers>) => void,
  ): Doing<Answers> => ({
    check: () => true,
    run: (expected, real) => {
      expect_(expected);
      act(real);
      expect(real.step).toBe(overridden ?? shownIn(expected));
      expect(real.place.answers).toEqual(expected.answers);
      expect(real.sent).toHaveLength(expected.confirmations);
    },
    toString: () => name,
  });

  const onward = doing(
    "continue",
    (expected) => {
      if (overridden !== undefined || expected.sending === "submitting" || expected.sending === "done") return;
      const leadsTo = story.onward(expected.step, expected.answers, facts);
      if (leadsTo === "submit") {
        expected.sending = "submitting";
        expected.confirmations += 1;
      } else if (leadsTo !== undefined) {
        expected.answers = story.confirmed?.(expected.step, expected.answers, facts) ?? expected.answers;
        expected.step = leadsTo;
      }
    },
    (real) => real.continue(),
  );
  const backward = doing(
    "back",
    (expected) => {
      if (expected.sending === "failed") expected.sending = "idle";
      else if (expected.sending === "idle") expected.step = story.backward(expected.step, expected.answers);
    },
    (real) => real.back(),
  );
  const close = doing(
    "close",
    (expected) => {
      if (expected.sending === "submitting") return;
      if (expected.sending === "done") expected.answers = story.emptyAnswers;
      expected.sending = "idle";
      expected.step = story.landing;
    },
    (real) => real.close(),
  );
  const settle = (taken: boolean): Doing<Answers> =>
    doing(
      taken ? "the institute takes it" : "the institute fails",
      (expected) => {
        if (expected.sending === "submitting") expected.sending = taken ? "done" : "failed";
      },
      (real) => real.settle(taken),
    );
  const answer = (given: Answers): Doing<Answers> =>
    doing(
      `answer ${JSON.stringify(given)}`,
      (expected) => {
        if (expected.sending === "idle") expected.answers = { ...expected.answers, ...given };
      },
      (real) => real.answer(given),
    );

  return fc.commands(
    [
      answers.map(answer),
      fc.constant(onward),
      fc.constant(onward),
      fc.constant(onward),
      fc.constant(backward),
      fc.constant(settle(true)),
      fc.constant(settle(false)),
      fc.constant(close),
    ],
    { size: "+1", maxCommands: 40 },
  );
};

/** Runs random actions against the expected transitions, for any facts. */
export const keepsTo = <Step extends string, Answers extends object, Facts, Payload>(
  flow: StepFlow<Step, Answers, Facts>,
  payloadOf: (answers: Answers, facts: Facts) => Payload | undefined,
  story: Story<Answers, Facts>,
  facts: fc.Arbitrary<Facts>,
  answers: fc.Arbitrary<Answers>,
): void => {
  const runs = facts.chain((known) => doings(story, known, answers).map((commands) => ({ known, commands })));
  fc.assert(
    fc.property(runs, ({ known, commands }) => {
      fc.modelRun(
        () => ({
          model: {
            step: story.landing,
            answers: story.emptyAnswers,
            sending: "idle",
            confirmations: 0,
          } as Expected<Answers>,
          real: new Machine(flow, known, payloadOf) as unknown as RealFlow<Answers>,
        }),
        commands,
      );
    }),
  );
};
