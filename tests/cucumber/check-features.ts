import type {
  Background,
  Feature,
  Location,
  Pickle,
  PickleStep,
  PickleTable,
  Rule,
  Scenario,
  Tag,
} from "@cucumber/messages";
import { distance } from "fastest-levenshtein";

import { expectsSomething, seesNothing, unknownWordsBy } from "./check-expectations.ts";
import { didYouMean } from "./nearest.ts";
import type { ReadFeature, Trouble } from "./read-features.ts";
import type { KnownStep, StepLibrary } from "./step-library.ts";
import { allowed } from "./step-library.ts";

/** Tags for the execution of a scenario rather than its requirement. */
export const workingTags = ["browser", "screen-only", "other-body"];

const keywords = ["Given", "When", "Then", "And", "But"];

interface FoundProblem {
  readonly at: Location;
  readonly words: string;
}

const looksLikeRequirement = (tag: string): boolean => /^[A-Z]+-?\d+$/i.test(tag);

/** The problem with a tag, in words; undefined when valid. */
export const tagProblem = (tag: string, requirements: Readonly<Record<string, string>>): string | undefined => {
  if (tag in requirements || workingTags.includes(tag)) return undefined;
  const tags = [...Object.keys(requirements), ...workingTags].map((known) => `@${known}`);
  return `${looksLikeRequirement(tag) ? `There is no requirement ${tag} in tests/requirements.ts.` : `@${tag} is no tag of these features.`}${didYouMean(`@${tag}`, tags)}`;
};

const partsOf = ({ document }: ReadFeature) => {
  const { feature } = document;
  const children = feature?.children ?? [];
  const rules = children.flatMap(({ rule }) => rule ?? []);
  const inner = [...children, ...rules.flatMap((rule) => rule.children)];
  const scenarios = inner.flatMap(({ scenario }) => scenario ?? []);
  const backgrounds = inner.flatMap(({ background }) => background ?? []);
  return { feature, rules, scenarios, backgrounds };
};

const tagTroubles = (read: ReadFeature, requirements: Readonly<Record<string, string>>): readonly FoundProblem[] => {
  const { feature, rules, scenarios } = partsOf(read);
  const tagged = [
    ...(feature ? [feature] : []),
    ...rules,
    ...scenarios,
    ...scenarios.flatMap(({ examples }) => examples),
  ];
  return tagged.flatMap(({ tags }: { readonly tags: readonly Tag[] }) =>
    tags.flatMap(({ name, location }) => {
      const words = tagProblem(name.slice(1), requirements);
      return words === undefined ? [] : [{ at: location, words }];
    }),
  );
};

/** Lines that were meant as steps, but are part of a description because they lack a keyword. */
const lostLines = (
  { text }: ReadFeature,
  part: Feature | Rule | Scenario | Background,
  library: StepLibrary,
): readonly FoundProblem[] => {
  const holdsSteps = "steps" in part;
  const isStep = (line: string): boolean => {
    const [first = "", ...rest] = line.split(" ");
    const isKeyword = keywords.some((keyword) => distance(first.toLowerCase(), keyword.toLowerCase()) <= 1);
    return (
      library.steps.some((step) => step.fits(line) || (isKeyword && step.fits(rest.join(" ")))) ||
      (holdsSteps && isKeyword && first.length > 2)
    );
  };
  const begin = part.location.line;
  return part.description.split("\n").flatMap((described) => {
    const line = described.trim();
    if (line === "" || !isStep(line)) return [];
    const at = { line: text.findIndex((other, index) => index >= begin && other.trim() === line) + 1 };
    return [
      {
        at,
        words: `This line is not carried out: «${line}». ${holdsSteps ? "A step begins with Given, When, Then, And or But." : "Steps stand below a line that begins with «Scenario:»."}`,
      },
    ];
  });
};

const indent = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join("\n");

/** The typing error that keeps a text from matching a step; undefined when there is none. */
const whyMistyped = (text: string, library: StepLibrary): string | undefined => {
  const straight = text.replaceAll(/[“”„]/g, '"');
  if (straight !== text && library.fitting(straight).length > 0)
    return `Quotation marks have to be straight ones: «${straight}»`;
  const bare = text.replace(/\s+#.*/, "");
  if (bare !== text && library.fitting(bare).length > 0)
    return `A comment stands on a line of its own, above «${bare}»`;
  return undefined;
};

/** The reason why a step is undefined, and suggestions. */
const whyNotUnderstood = (text: string, library: StepLibrary): string => {
  const mistyped = whyMistyped(text, library);
  if (mistyped !== undefined) return `Not understood: «${text}»\n${mistyped}`;
  const wrong = library.wrongValue(text);
  if (wrong) {
    const { values = [] } = wrong.parameter;
    return [
      `Not understood: «${text}»`,
      `It reads like «${wrong.step.wording}», but {${wrong.parameter.name}} cannot be «${wrong.value}».${didYouMean(wrong.value, values)}`,
      `It may be ${allowed(wrong.parameter)}`,
    ].join("\n");
  }
  const near = library.nearest(text);
  if (near.length === 0)
    return `Not understood: «${text}»\nNo known step comes near it. All steps: npm run features:steps, then reports/steps.md`;
  const parameters = [...new Set(near.flatMap((step) => step.parameters))].flatMap((name) => {
    const parameter = library.parameters.get(name);
    return parameter ? [`{${name}} is ${parameter.values ? "one of: " : ""}${allowed(parameter)}`] : [];
  });
  return [
    `Not understood: «${text}»`,
    "Did you mean",
    indent(near.map(({ wording }) => wording)),
    ...(parameters.length > 0 ? ["where", indent(parameters)] : []),
    "All steps: npm run features:steps, then reports/steps.md",
  ].join("\n");
};

const whyAmbiguous = (text: string, steps: readonly KnownStep[]): string =>
  [
    `Understood in more than one way: «${text}»`,
    "It fits each of these; one of them has to be worded differently:",
    indent(steps.map(({ wording, place }) => `${wording}  (${place})`)),
  ].join("\n");

/** The tables of each step's uses; undefined for a use without one. */
type Uses = ReadonlyMap<KnownStep, readonly (PickleTable | undefined)[]>;

const usesIn = (features: readonly ReadFeature[], library: StepLibrary): Uses => {
  const uses = new Map<KnownStep, (PickleTable | undefined)[]>();
  for (const { scenarios } of features)
    for (const { steps } of scenarios)
      for (const { text, argument } of steps) {
        const [known] = library.fitting(text);
        if (known) uses.set(known, [...(uses.get(known) ?? []), argument?.dataTable]);
      }
  return uses;
};

/** A table from another use of the step. */
const tableLike = (tables: readonly (PickleTable | undefined)[]): string => {
  const rows = tables.find((table) => table !== undefined)?.rows.slice(0, 2) ?? [];
  return ["It may look like", ...rows.map(({ cells }) => `  | ${cells.map(({ value }) => value).join(" | ")} |`)].join(
    "\n",
  );
};

const stepTrouble = (step: PickleStep, library: StepLibrary, uses: Uses): string | undefined => {
  const fitting = library.fitting(step.text);
  const [known, another] = fitting;
  if (!known) return whyNotUnderstood(step.text, library);
  if (another) return whyAmbiguous(step.text, fitting);
  const tables = uses.get(known) ?? [];
  const hasTable = step.argument?.dataTable !== undefined;
  const withTable = tables.filter((table) => table !== undefined).length;
  // A step takes a table if at least half of its uses have one.
  const takesTable = withTable * 2 >= tables.length;
  if (takesTable && !hasTable && !step.argument?.docString)
    return `A table has to stand below this step: «${step.text}»\n${tableLike(tables)}`;
  if (!takesTable && hasTable) return `This step takes no table: «${step.text}»`;
  return undefined;
};

/** Two steps of a scenario without a common state: one about a screen, one about a rule. */
const mixed = (
  { steps }: Pickle,
  library: StepLibrary,
): { readonly step: PickleStep; readonly words: string } | undefined => {
  const voiced = steps.flatMap((step) => {
    const [known] = library.fitting(step.text);
    return known ? [{ step, voice: known.voice }] : [];
  });
  const [first] = voiced;
  const other = voiced.find(({ voice }) => voice !== first?.voice);
  if (!first || !other) return undefined;
  const screen = first.voice === "screen" ? first : other;
  const rule = first.voice === "rule" ? first : other;
  return {
    step: other.step,
    words: [
      "These two steps do not go together:",
      `  «${screen.step.text}» is of what someone does and sees in the portal`,
      `  «${rule.step.text}» is of a rule, and knows of nobody who is signed in`,
      "Which steps are of a screen and which of a rule: npm run features:steps",
    ].join("\n"),
  };
};

/** Expectations that pass whatever the product does. */
const emptyExpectation = (text: string, unknownWords: (step: string) => readonly string[]): string | undefined => {
  if (seesNothing(text)) return `This step sees an empty text, which is everywhere: «${text}»`;
  const [unknown] = unknownWords(text);
  return unknown === undefined
    ? undefined
    : `The product says «${unknown}» nowhere, so that this step always passes: «${text}»`;
};

const stepTroubles = (
  read: ReadFeature,
  library: StepLibrary,
  uses: Uses,
  unknownWords: (step: string) => readonly string[],
): readonly FoundProblem[] => {
  const { scenarios, backgrounds } = partsOf(read);
  const places = new Map<string, Location>();
  for (const { steps } of [...scenarios, ...backgrounds])
    for (const { id, location } of steps) places.set(id, location);
  const rows = new Map<string, Location>();
  for (const { examples } of scenarios)
    for (const { tableBody } of examples) for (const { id, location } of tableBody) rows.set(id, location);
  // Problems caused by a row of examples are reported at the row.
  const placeOf = ({ astNodeIds }: PickleStep): Location =>
    astNodeIds.flatMap((id) => rows.get(id) ?? [])[0] ??
    astNodeIds.flatMap((id) => places.get(id) ?? [])[0] ?? { line: 1 };
  return read.scenarios.flatMap((pickle): readonly FoundProblem[] => {
    const found = pickle.steps.flatMap((step): readonly FoundProblem[] => {
      // Problems of the outline itself are reported at the outline.
      const words = /<[^<>]+>/.test(step.text)
        ? undefined
        : (stepTrouble(step, library, uses) ?? emptyExpectation(step.text, unknownWords));
      return words === undefined ? [] : [{ at: placeOf(step), words }];
    });
    if (found.length > 0) return found;
    const together = mixed(pickle, library);
    if (together) return [{ at: placeOf(together.step), words: together.words }];
    const [first] = pickle.steps;
    return first === undefined || expectsSomething(pickle)
      ? []
      : [
          {
            at: placeOf(first),
            words: `This scenario expects nothing: «${pickle.name}». What is to be seen stands in a step that begins with Then.`,
          },
        ];
  });
};

/**
 * Features that run nothing or less than they say: a file without scenarios, a scenario without steps, an outline
 * without examples.
 */
const emptyScenarios = (read: ReadFeature): readonly FoundProblem[] => {
  const { scenarios } = partsOf(read);
  if (scenarios.length === 0) return [{ at: { line: 1 }, words: "There is no scenario in this file." }];
  return scenarios.flatMap(({ steps, location, examples, name }) => {
    if (steps.length === 0) return [{ at: location, words: `This scenario has no steps: «${name}»` }];
    const isOutline = examples.length > 0 || steps.some(({ text }) => /<[^<>]+>/.test(text));
    if (isOutline && examples.every(({ tableBody }) => tableBody.length === 0))
      return [
        {
          at: location,
          words: `This outline has no examples: «${name}». Below its steps stands «Examples:», and a table with a column for each <word> and a row for each scenario.`,
        },
      ];
    const columns = new Set(
      examples.flatMap(({ tableHeader }) => (tableHeader?.cells ?? []).map(({ value }) => value)),
    );
    return steps.flatMap((step) =>
      examples.length === 0
        ? []
        : [...step.text.matchAll(/<([^<>]+)>/g)].flatMap(([, column = ""]) =>
            columns.has(column)
              ? []
              : [
                  {
                    at: step.location,
                    words: `The examples have no column «${column}».${didYouMean(column, [...columns])}`,
                  },
                ],
          ),
    );
  });
};

/** Everything that prevents features from running as intended, each problem once, in the order of the files. */
export const troublesOf = (
  features: readonly ReadFeature[],
  library: StepLibrary,
  requirements: Readonly<Record<string, string>>,
  cwd: string,
): readonly Trouble[] => {
  const uses = usesIn(features, library);
  const unknownWords = unknownWordsBy(features, library, cwd);
  return features.flatMap((read) => {
    const { feature, rules, scenarios, backgrounds } = partsOf(read);
    const found = [
      ...tagTroubles(read, requirements),
      ...[...(feature ? [feature] : []), ...rules, ...scenarios, ...backgrounds].flatMap((part) =>
        lostLines(read, part, library),
      ),
      ...emptyScenarios(read),
      ...stepTroubles(read, library, uses, unknownWords),
    ];
    const told = new Map(
      found.map(({ at, words }) => [`${String(at.line)} ${words}`, { uri: read.uri, line: at.line, words }]),
    );
    return [...told.values()].toSorted((one, other) => one.line - other.line);
  });
};
