import type { Place, StepFlow } from "../../../domain/kernel/step-flow.ts";
import { atLanding, back, closed, mayContinue, next, overrideOf } from "../../../domain/kernel/step-flow.ts";
import type { Note } from "./notes.ts";
import { note } from "./notes.ts";

/** A person in a flow, as a scenario describes it. */
export interface Walk<Step extends string, Answers> {
  readonly place: Note<Place<Step, Answers>>;
  readonly startAt: (world: object, step: Step) => void;
  readonly answer: (world: object, given: Partial<Answers>) => void;
  readonly goOn: (world: object) => void;
  readonly goBack: (world: object) => void;
  readonly close: (world: object) => void;
  readonly reset: (world: object) => void;
  readonly step: (world: object) => string;
  readonly mayContinue: (world: object) => boolean;
}

/** Runs scenarios through a flow by its own rules. */
export const walkThrough = <Step extends string, Answers, Facts>(
  flow: StepFlow<Step, Answers, Facts>,
  factsIn: (world: object) => Facts,
): Walk<Step, Answers> => {
  const place = note<Place<Step, Answers>>("a place in the flow", () => atLanding(flow));
  return {
    place,
    startAt: (world, step) => place.change(world, (said) => ({ ...said, step })),
    answer: (world, given) => place.change(world, (said) => ({ ...said, answers: { ...said.answers, ...given } })),
    goOn: (world) => place.change(world, (said) => next(flow, said, factsIn(world))),
    goBack: (world) => place.change(world, (said) => back(flow, said, factsIn(world))),
    close: (world) => place.change(world, (said) => closed(flow, said)),
    reset: (world) => place.take(world, atLanding(flow)),
    step: (world) => overrideOf(flow, factsIn(world)) ?? place.of(world).step,
    mayContinue: (world) => mayContinue(flow, place.of(world), factsIn(world)),
  };
};
