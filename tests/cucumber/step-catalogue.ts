import { grouped } from "./grouped.ts";
import { allowed } from "./step-library.ts";
import type { KnownStep, StepLibrary } from "./step-library.ts";

interface UsedStep {
  readonly text: string;
  readonly uri: string;
}

const inWords = (place: string): string => {
  const name = place.replace(/^.*\//, "").replace(/\.ts:\d+$/, "").replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const describe = (step: KnownStep, library: StepLibrary, used: readonly UsedStep[]): string => {
  const uses = used.filter(({ text }) => library.matches(step, text) !== undefined);
  const parameters = [...new Set(step.parameters)].flatMap((name) => {
    const parameter = library.parameters.get(name);
    return parameter ? [`- {${name}}: ${allowed(parameter)}`] : [];
  });
  const [example] = uses;
  return [
    `### ${step.wording}`,
    "",
    ...parameters,
    example ? `- For example: \`${example.text}\` (${example.uri})` : "- Not used in any feature yet.",
    `- Uses: ${String(uses.length)}. Defined in ${step.place}`,
    "",
  ].join("\n");
};

/** The step catalogue in Markdown: each wording, what its parameters may be, an example, where it is defined. */
export const stepCatalogue = (library: StepLibrary, used: readonly UsedStep[]): string => {
  const sections = grouped(library.steps, ({ place }) => inWords(place));
  return [
    "# The steps that features are written with",
    "",
    "Given, When, Then, And and But may stand before any of them. Where it says {name}, a value of that kind stands.",
    "",
    ...[...sections].flatMap(([title, steps]) => [`## ${title}`, "", ...steps.map((step) => describe(step, library, used))]),
  ].join("\n");
};
