import { emptyExpectationIn, scenarioProblem } from "./check-expectations.ts";
import { didYouMean } from "./nearest.ts";
import type { FoundProblem } from "./problem.ts";
import type { MatchedFeatures, MatchedScenario, MatchedStep } from "./read-features.ts";
import { permittedValues } from "./step-library.ts";
import type { KnownStep, StepLibrary } from "./step-library.ts";

const indent = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join("\n");

/** The typing error that keeps an unknown text from being a step; undefined when there is none. */
const typingError = (text: string, library: StepLibrary): string | undefined => {
  const withStraightQuotes = text.replaceAll(/[“”„]/g, '"');
  if (library.isStep(withStraightQuotes)) return `Quotation marks have to be straight: «${withStraightQuotes}»`;
  const withoutComment = text.replace(/\s+#.*/, "");
  if (library.isStep(withoutComment)) return `A comment stands on a line of its own, above «${withoutComment}»`;
  return undefined;
};

const suggestions = (text: string, library: StepLibrary): string => {
  const catalogue = "All steps: npm run features:steps, then reports/steps.md";
  const steps = library.nearest(text);
  if (steps.length === 0) return `No known step comes near it. ${catalogue}`;
  const parameters = new Set(steps.flatMap((step) => step.parameters));
  const values = [...parameters].map(
    (parameter) => `{${parameter.name}} is ${parameter.values ? "one of: " : ""}${permittedValues(parameter)}`,
  );
  const where = values.length > 0 ? ["where", indent(values)] : [];
  return ["Did you mean", indent(steps.map(({ wording }) => wording)), ...where, catalogue].join("\n");
};

/** The parameter whose value keeps a text from being a step, and its permitted values; undefined when there is none. */
const valueError = (text: string, library: StepLibrary): string | undefined => {
  const found = library.wrongValue(text);
  if (!found) return undefined;
  const { step, parameter, value } = found;
  const { name, values = [], isList = false } = parameter;
  const wrong = isList ? value.split(", ").filter((entry) => !values.includes(entry)) : [value];
  const suggestion = didYouMean(wrong[0] ?? value, values);
  return `It reads like «${step.wording}», but {${name}} cannot be «${wrong.join(", ")}».${suggestion}\nIt may be ${permittedValues(parameter)}`;
};

const unknownStep = (text: string, library: StepLibrary): string =>
  `Not understood: «${text}»\n${typingError(text, library) ?? valueError(text, library) ?? suggestions(text, library)}`;

/** The tables below each step, by its uses; undefined for a use without a table. */
type Tables = ReadonlyMap<KnownStep, readonly MatchedStep["table"][]>;

const tablesOf = (scenarios: readonly MatchedScenario[]): Tables => {
  const tables = new Map<KnownStep, MatchedStep["table"][]>();
  for (const { definitions, table } of scenarios.flatMap(({ steps }) => steps))
    for (const step of definitions) tables.set(step, [...(tables.get(step) ?? []), table]);
  return tables;
};

const tableProblem = ({ text, table }: MatchedStep, uses: readonly MatchedStep["table"][]): string | undefined => {
  const examples = uses.filter((other) => other !== undefined);
  // Cucumber does not tell whether a step takes a table: it does if at least half of its uses have one.
  const takesTable = examples.length * 2 >= uses.length;
  if (table && !takesTable) return `This step takes no table: «${text}»`;
  if (table || !takesTable) return undefined;
  const rows = examples[0]?.slice(0, 2).map((cells) => `| ${cells.join(" | ")} |`) ?? [];
  return `A table has to stand below this step: «${text}»\nIt may look like\n${indent(rows)}`;
};

/** Problems of the scenarios of a file: unknown steps, tables, and expectations that cannot fail. */
export const scenarioProblems = (
  { library, scenarios }: MatchedFeatures,
  cwd: string,
): ((uri: string) => readonly FoundProblem[]) => {
  const tables = tablesOf(scenarios);
  const emptyExpectation = emptyExpectationIn(scenarios, cwd);

  const stepProblem = (step: MatchedStep): string | undefined => {
    const [definition] = step.definitions;
    // A column that the examples lack is a problem of the outline.
    if (/<[^<>]+>/.test(step.text)) return undefined;
    if (!definition) return unknownStep(step.text, library);
    return tableProblem(step, tables.get(definition) ?? []) ?? emptyExpectation(step);
  };

  const problemsOf = (scenario: MatchedScenario): readonly FoundProblem[] => {
    const ofSteps = scenario.steps.flatMap((step): readonly FoundProblem[] => {
      const words = stepProblem(step);
      return words === undefined ? [] : [{ line: step.line, words }];
    });
    if (ofSteps.length > 0) return ofSteps;
    const ofScenario = scenarioProblem(scenario);
    return ofScenario ? [ofScenario] : [];
  };
  return (uri) => scenarios.filter((scenario) => scenario.uri === uri).flatMap(problemsOf);
};
