import type { IFilterablePickle, Plugin } from "@cucumber/cucumber/api";

/** How many of the scenarios that several threads carry out were taken so far, as they all see it. */
export type Turns = Int32Array<SharedArrayBuffer>;

/** None taken yet. */
export const newTurns = (): Turns => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

let turns = newTurns();

/** From now on this thread takes its scenarios as those do that go by the same turns. */
export const goBy = (shared: Turns): void => {
  turns = shared;
};

function* inTurn<T>(scenarios: readonly IFilterablePickle[], made: (scenario: IFilterablePickle) => T): Generator<T> {
  const next = (): IFilterablePickle | undefined => scenarios[Atomics.add(turns, 0, 1)];
  for (let scenario = next(); scenario; scenario = next()) yield made(scenario);
}

/**
 * Lets a thread take the next scenario when it has done with the last one, so that all threads are done at the same time.
 * Cucumber makes a test case of each scenario (`map`), and then goes through what it made: here it takes and makes one at
 * a time while it goes. Should it come to ask for them otherwise, each thread carries out all, which a test does not let be.
 */
export default {
  type: "plugin",
  coordinator: ({ transform }) => {
    transform("pickles:order", (scenarios) =>
      Object.assign([...scenarios], { map: <T>(made: (scenario: IFilterablePickle) => T) => inTurn(scenarios, made) }),
    );
  },
} satisfies Plugin;
