import type { RunRecord, ScenarioRecord, StepRecord } from "./run-record.ts";

const indent = (text: string, by: number): string => text.replace(/^(?=.)/gm, " ".repeat(by));

const longest = 24;

const brief = (message: string): string => {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return lines.length > longest ? [...lines.slice(0, longest), "..."].join("\n") : lines.join("\n");
};

const why = (step: StepRecord | undefined): string => {
  if (!step) return "It was not carried out.";
  if (step.outcome === "pending") return `Not written yet: «${step.text}»`;
  return `${step.keyword} ${step.text}\n${indent(brief(step.message ?? "It was not carried out."), 2)}`.trimStart();
};

const troubleOf = (scenario: ScenarioRecord): StepRecord | undefined =>
  scenario.steps.find(({ outcome }) => outcome !== "passed" && outcome !== "not reached");

/** The summary after a run: each problem once, with all its places. */
export const explain = (run: RunRecord): string => {
  const troubles = new Map<string, string[]>();
  for (const scenario of run.scenarios.filter(({ outcome }) => outcome !== "passed")) {
    const step = troubleOf(scenario);
    const line = step && step.line > 0 ? step.line : scenario.line;
    // Long messages already contain the screen text.
    const isToldAlready = (step?.message ?? "").split("\n").length > 4;
    const screen =
      scenario.screen === undefined || isToldAlready
        ? ""
        : `\n  The screen says:\n${indent(brief(scenario.screen), 4)}`;
    const reason = `${why(step)}${screen}`;
    troubles.set(reason, [
      ...(troubles.get(reason) ?? []),
      `${scenario.uri}:${String(line)}  ${scenario.feature}: ${scenario.name}`,
    ]);
  }
  const blocks = [...troubles].map(([reason, places]) => {
    const shown = places.length > 4 ? [...places.slice(0, 3), `and ${String(places.length - 3)} more`] : places;
    return `${shown.join("\n")}\n${indent(reason, 4)}\n`;
  });
  const around = run.aroundTheRun.map((message) => `Before or after all scenarios\n${indent(brief(message), 4)}\n`);
  return [...around, ...blocks].join("\n");
};

/** The line that other programs parse. */
export const counts = ({ passed, failed }: Pick<RunRecord, "passed" | "failed">): string =>
  `${String(passed)} passed, ${String(failed)} failed`;
