import type { RunRecord, ScenarioRecord, StepRecord } from "./run-record.ts";
import type { StepLibrary } from "./step-library.ts";
import { allowed, placeOf } from "./step-library.ts";

const indent = (text: string, by: number): string => text.replace(/^(?=.)/gm, " ".repeat(by));

/** Why a step was not understood, and what would be. */
const whyNotUnderstood = (text: string, library: StepLibrary): string => {
  const wrong = library.wrongValue(text);
  if (wrong) {
    return [
      `Not understood: «${text}»`,
      `It reads like «${wrong.step.wording}», but {${wrong.parameter.name}} cannot be «${wrong.value}».`,
      `Allowed values: ${allowed(wrong.parameter)}`,
    ].join("\n");
  }
  const nearest = library.nearest(text);
  if (nearest.length === 0) return `Not understood: «${text}»\nNo known step comes near it. All steps: npm run features:steps`;
  const parameters = [...new Set(nearest.flatMap((step) => step.parameters))].flatMap((name) => {
    const parameter = library.parameters.get(name);
    return parameter ? [`  {${name}} is ${parameter.values ? "one of: " : ""}${allowed(parameter)}`] : [];
  });
  return [
    `Not understood: «${text}»`,
    "Did you mean",
    ...nearest.map(({ wording }) => `  ${wording}`),
    ...(parameters.length > 0 ? ["where", ...parameters] : []),
  ].join("\n");
};

const whyAmbiguous = ({ text, definitions }: StepRecord): string =>
  [
    `Understood in more than one way: «${text}»`,
    "It fits each of these; one of them has to be worded differently:",
    ...definitions.map((definition) => `  ${definition.pattern.source}  (${placeOf(definition)})`),
  ].join("\n");

const brief = (message: string): string => {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 16 ? [...lines.slice(0, 16), "..."].join("\n") : lines.join("\n");
};

const why = (step: StepRecord, library: StepLibrary): string => {
  switch (step.outcome) {
    case "not understood":
      return whyNotUnderstood(step.text, library);
    case "ambiguous":
      return whyAmbiguous(step);
    case "pending":
      return `Not written yet: «${step.text}»`;
    default:
      return `${step.keyword} ${step.text}\n${indent(brief(step.message ?? "It was not carried out."), 2)}`.trimStart();
  }
};

const withoutSteps = ({ scenario }: ScenarioRecord): string => {
  const description = scenario.description.trim();
  return description === ""
    ? "This scenario has no steps."
    : `This scenario has no steps. A step begins with Given, When, Then, And or But; this was taken for a description:\n${indent(description, 2)}`;
};

const troubleOf = (scenario: ScenarioRecord): StepRecord | undefined =>
  scenario.steps.find(({ outcome }) => outcome !== "passed" && outcome !== "not reached");

/** What an analyst reads after a run: each trouble once, with every place it was met at. */
export const explain = (run: RunRecord, library: StepLibrary): string => {
  const troubles = new Map<string, string[]>();
  for (const scenario of run.scenarios.filter(({ outcome }) => outcome !== "passed")) {
    const step = troubleOf(scenario);
    const line = step && step.line > 0 ? step.line : scenario.line;
    const reason = step ? why(step, library) : withoutSteps(scenario);
    troubles.set(reason, [...(troubles.get(reason) ?? []), `${scenario.uri}:${String(line)}  ${scenario.feature.name}: ${scenario.name}`]);
  }
  const blocks = [...troubles].map(([reason, places]) => {
    const shown = places.length > 4 ? [...places.slice(0, 3), `and ${String(places.length - 3)} more`] : places;
    return `${shown.join("\n")}\n${indent(reason, 4)}\n`;
  });
  const around = run.aroundTheRun.map((message) => `Before or after all scenarios\n${indent(brief(message), 4)}\n`);
  return [...around, ...blocks].join("\n");
};

/** The line that other programs read. */
export const counts = ({ passed, failed }: Pick<RunRecord, "passed" | "failed">): string =>
  `${String(passed)} passed, ${String(failed)} failed`;
