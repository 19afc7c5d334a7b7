import type { Place, StepFlow } from "../../../domain/kernel/step-flow.ts";
import { atLanding, back, closed, mayContinue, next, overrideOf } from "../../../domain/kernel/step-flow.ts";
import type { Submission } from "../../../domain/kernel/submission.ts";
import { begin, fail, idle, stepOfSubmission, succeed } from "../../../domain/kernel/submission.ts";
import type { Note } from "./notes.ts";
import { note } from "./notes.ts";

type SubmissionStatus = Submission<true, true>;

/** A person in a flow, as a scenario describes it. */
export interface Walk<Step extends string, Answers> {
  readonly place: Note<Place<Step, Answers>>;
  readonly startAt: (world: object, step: Step) => void;
  readonly answer: (world: object, given: Partial<Answers>) => void;
  readonly goOn: (world: object) => void;
  readonly goBack: (world: object) => void;
  readonly close: (world: object) => void;
  readonly reset: (world: object) => void;
  readonly submit: (world: object) => void;
  readonly settle: (world: object, taken: boolean) => void;
  readonly step: (world: object) => string;
  readonly mayContinue: (world: object) => boolean;
}

/** Runs scenarios through a flow by its own rules. */
export const walkThrough = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  factsIn: (world: object) => Facts,
  isSendable: (answers: Answers, facts: Facts) => boolean,
): Walk<Step, Answers> => {
  const place = note<Place<Step, Answers>>("a place in the flow", () => atLanding(flow));
  const sending = note<SubmissionStatus>("a submission", () => idle);
  return {
    place,
    startAt: (world, step) => place.change(world, (said) => ({ ...said, step })),
    answer: (world, given) => place.change(world, (said) => ({ ...said, answers: { ...said.answers, ...given } })),
    goOn: (world) => place.change(world, (said) => next(flow, said, factsIn(world))),
    goBack: (world) => place.change(world, (said) => back(flow, said, factsIn(world))),
    close: (world) => {
      place.change(world, (said) => closed(flow, said));
      sending.take(world, idle);
    },
    reset: (world) => {
      place.take(world, atLanding(flow));
      sending.take(world, idle);
    },
    submit: (world) => {
      if (isSendable(place.of(world).answers, factsIn(world))) sending.change(world, begin);
    },
    settle: (world, taken) => sending.change(world, (said) => (taken ? succeed(said, true) : fail(said, true))),
    step: (world) => overrideOf(flow, factsIn(world)) ?? stepOfSubmission(sending.of(world)) ?? place.of(world).step,
    mayContinue: (world) => mayContinue(flow, place.of(world), factsIn(world)),
  };
};
