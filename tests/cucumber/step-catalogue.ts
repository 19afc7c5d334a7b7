import { grouped } from "./grouped.ts";
import { allowed } from "./step-library.ts";
import type { KnownStep, StepLibrary } from "./step-library.ts";

/** A use of a step in a feature. */
export interface UsedStep {
  readonly text: string;
  /** File and line. */
  readonly place: string;
  /** The table below it, if any. */
  readonly table?: readonly (readonly string[])[];
}

const inWords = (place: string): string => {
  const name = place
    .replace(/^.*\//, "")
    .replace(/\.ts:\d+$/, "")
    .replaceAll("-", " ");
  return name.length <= 3 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1);
};

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const exampleOf = ({ text, place, table = [] }: UsedStep): string =>
  [
    `For example (${place}):`,
    "",
    "```gherkin",
    text,
    ...table.slice(0, 3).map((cells) => `  ${row(cells)}`),
    "```",
  ].join("\n");

const described = (step: KnownStep, library: StepLibrary, used: ReadonlyMap<string, readonly UsedStep[]>): string => {
  const uses = [...used].filter(([text]) => step.fits(text)).flatMap(([, those]) => those);
  const parameters = [...new Set(step.parameters)].flatMap((name) => {
    const parameter = library.parameters.get(name);
    return parameter ? [`- {${name}}: ${allowed(parameter)}`] : [];
  });
  return [
    `### ${step.wording}`,
    "",
    `Of a ${step.voice}.${uses.some(({ table }) => table) ? " A table stands below it." : ""} Used ${uses.length === 1 ? "once" : `${String(uses.length)} times`}. Defined in ${step.place}`,
    ...(parameters.length > 0 ? ["", ...parameters] : []),
    "",
    uses[0] ? exampleOf(uses[0]) : "No feature uses it yet.",
    "",
  ].join("\n");
};

/** Every step for features: by area, about a screen or a rule, with parameter values and an example. */
export const stepCatalogue = (library: StepLibrary, used: readonly UsedStep[]): string => {
  const byText = grouped(used, ({ text }) => text);
  const sections = (voice: KnownStep["voice"]): readonly string[] =>
    [
      ...grouped(
        library.steps.filter((step) => step.voice === voice),
        ({ place }) => inWords(place),
      ),
    ].flatMap(([title, steps]) => [
      `## ${title} (${voice})`,
      "",
      ...steps.map((step) => described(step, library, byText)),
    ]);
  return [
    "# The steps that features are written with",
    "",
    "Given, When, Then, And and But may stand before any of them. Where it says {name}, a value of that kind stands.",
    "",
    "A step of a screen does what a person does in the portal, or says what they see there. A step of a rule asks",
    "the rule itself, without a screen and without anyone signed in. A scenario keeps to the one or to the other.",
    "",
    ...sections("screen"),
    ...sections("rule"),
  ].join("\n");
};
