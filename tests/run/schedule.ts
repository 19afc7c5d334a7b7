import type { Outcome } from "./carry-out.ts";
import type { Stage } from "./stages.ts";

const notRun = (stage: Stage, missing: string): Outcome => ({
  stage,
  tally: { passed: 0, failed: 1, skipped: 0, reason: `not run: ${missing} failed` },
  seconds: 0,
  output: "",
});

/** So many stages go on at once on two cores: in those with a browser, page, server and test wait for one another. */
const together = 3;

/** Begins each stage as soon as there is room for it and what it needs is done. */
export const schedule = async (
  stages: readonly Stage[],
  carryOut: (stage: Stage) => Promise<Outcome>,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> => {
  const waiting = [...stages];
  const outcomes = new Map<string, Outcome>();
  const under = new Map<string, Promise<void>>();

  const finish = (outcome: Outcome) => {
    outcomes.set(outcome.stage.name, outcome);
    tell(outcome);
  };

  const begin = (stage: Stage) => {
    const promise = carryOut(stage).then((outcome) => {
      under.delete(stage.name);
      finish(outcome);
    });
    under.set(stage.name, promise);
  };

  while (waiting.length > 0 || under.size > 0) {
    const before = waiting.length;
    for (const stage of waiting.slice()) {
      const needed = (stage.after ?? []).filter((name) => stages.some((other) => other.name === name));
      const missing = needed.find((name) => (outcomes.get(name)?.tally.failed ?? 0) > 0);
      const isReady = needed.every((name) => outcomes.has(name));
      if (missing === undefined && !(isReady && under.size < together)) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      if (missing === undefined) begin(stage);
      else finish(notRun(stage, missing));
    }
    if (under.size > 0) await Promise.race(under.values());
    else if (waiting.length === before) throw new Error("The stages that are left wait for each other.");
  }
  return stages.flatMap(({ name }) => outcomes.get(name) ?? []);
};
