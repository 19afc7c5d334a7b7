import { CucumberExpression, ParameterType, ParameterTypeRegistry } from "@cucumber/cucumber-expressions";
import type { Envelope, StepDefinition } from "@cucumber/messages";
import { StepDefinitionPatternType } from "@cucumber/messages";

import { suggestionScore } from "./likeness.ts";

export interface KnownStep {
  readonly id: string;
  /** As written: "{person} asks for a waiver of {int}". */
  readonly wording: string;
  /** File and line. */
  readonly place: string;
  /** What it is about: actions and perceptions of a person, or a rule without a screen. */
  readonly subject: "screen" | "rule";
  readonly parameters: readonly KnownParameter[];
  readonly matches: (text: string) => boolean;
}

export interface KnownParameter {
  readonly name: string;
  /** Regular expressions. */
  readonly forms: readonly string[];
  /** Absent for an open form, such as a date, rather than a list. */
  readonly values?: readonly string[];
  /** Whether several values may stand there, separated by commas. */
  readonly isList?: boolean;
}

/** A step that would match if one parameter had a permitted value. */
export interface WrongValue {
  readonly step: KnownStep;
  readonly parameter: KnownParameter;
  readonly value: string;
}

const openForms: Readonly<Record<string, string>> = {
  int: "a whole number, such as 3",
  float: "a number, such as 3.5",
  word: "one word",
  string: 'a text in quotation marks, such as "text"',
  day: "a day, such as 4 March 2026",
  hour: "a time of day, such as 09:30",
  clock: "right, or some minutes fast, such as 12 minutes fast",
  duration: "some seconds or minutes, such as 5 seconds",
  dayOfYear: "a day, such as 4 March or 4 March 2026",
  recorded: 'a text in quotation marks, or "60 characters long", or "without a value"',
  report:
    "how things stand, who owes, who owes, as CSV, who is overdue, what 4 March 2026 brings (, as CSV), what the subscription of 2027 would charge",
};

/** Permitted values of a parameter, in words. */
export const permittedValues = ({ name, values, isList, forms }: KnownParameter): string => {
  if (values === undefined) return openForms[name] ?? `of the form ${forms.join(" or ")}`;
  const listed = values.toSorted().join(", ");
  if (isList === true) return `nothing, or several of these, separated by commas: ${listed}`;
  return name === "page" ? `${listed}, or the address "/…"` : listed;
};

const isPlain = (form: string): boolean => !/[\\[\](){}.*+?^$]/.test(form);

/** The form of a list: "(?:a|b)(?:, (?:a|b))*|nothing". */
const listForm = /^\(\?:(.+)\)\(\?:, \(\?:\1\)\)\*\|nothing$/;

const knownParameter = (name: string, forms: readonly string[]): KnownParameter => {
  const [first = ""] = forms;
  const [, listed] = listForm.exec(first) ?? [];
  if (listed !== undefined) return { name, forms, values: listed.split("|"), isList: true };
  const isOpen = name in openForms || first === "" || !isPlain(first);
  return { name, forms, ...(!isOpen && { values: first.split("|") }) };
};

const registryOf = (
  parameters: Iterable<KnownParameter>,
  formsOf: (parameter: KnownParameter) => readonly string[],
): ParameterTypeRegistry => {
  const registry = new ParameterTypeRegistry();
  for (const parameter of parameters) {
    const builtIn = registry.lookupByTypeName(parameter.name);
    if (builtIn) builtIn.regexpStrings = [...formsOf(parameter)];
    else registry.defineParameterType(new ParameterType(parameter.name, [...formsOf(parameter)], null));
  }
  return registry;
};

/** The text of a wording apart from its parameters. */
const fixedText = ({ wording }: KnownStep): string => wording.replaceAll(/\{\w*\}/g, "");

/** The steps and parameters that features are written with. */
export class StepLibrary {
  readonly steps: readonly KnownStep[];
  readonly parameters: ReadonlyMap<string, KnownParameter>;
  readonly #strict: ParameterTypeRegistry;

  /** `messages` are Cucumber's, with step definitions and parameter types. */
  constructor(messages: readonly Envelope[]) {
    const builtIn = [...new ParameterTypeRegistry().parameterTypes].map(({ name = "", regexpStrings }) =>
      knownParameter(name, regexpStrings),
    );
    const defined = messages.flatMap(({ parameterType }) =>
      parameterType ? [knownParameter(parameterType.name, parameterType.regularExpressions)] : [],
    );
    this.parameters = new Map(
      [...builtIn, ...defined].filter(({ name }) => name !== "").map((parameter) => [parameter.name, parameter]),
    );
    this.#strict = registryOf(this.parameters.values(), ({ forms }) => forms);
    this.steps = messages.flatMap(({ stepDefinition }) => (stepDefinition ? [this.#knownStep(stepDefinition)] : []));
  }

  #knownStep({ id, pattern, sourceReference }: StepDefinition): KnownStep {
    const uri = sourceReference.uri ?? "";
    if (pattern.type === StepDefinitionPatternType.REGULAR_EXPRESSION)
      throw new Error(`Analysts cannot read a regular expression: reword ${pattern.source} in ${uri}`);
    const expression = new CucumberExpression(pattern.source, this.#strict);
    const names = new Set([...pattern.source.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name = ""]) => name));
    return {
      id,
      wording: pattern.source,
      place: `${uri.replace(/^.*?(?=tests\/)/, "")}:${String(sourceReference.location?.line ?? 0)}`,
      subject: uri.includes("/rules/") ? "rule" : "screen",
      parameters: [...names].flatMap((name) => this.parameters.get(name) ?? []),
      matches: (text) => expression.match(text) !== null,
    };
  }

  isStep(text: string): boolean {
    return this.steps.some(({ matches }) => matches(text));
  }

  /** Up to three steps with a similar wording or meaning, the most similar first. */
  nearest(text: string): readonly KnownStep[] {
    return this.steps
      .map((step) => ({ step, score: suggestionScore(text, step.wording) }))
      .filter(({ score }) => score > 0.5)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 3)
      .map(({ step }) => step);
  }

  /** The step that would match with another value of one parameter; undefined when there is none. */
  wrongValue(text: string): WrongValue | undefined {
    const anyText = registryOf(this.parameters.values(), () => [".+"]);
    const candidates = this.steps.flatMap((step): WrongValue[] => {
      const values = new CucumberExpression(step.wording, anyText).match(text) ?? [];
      const wrongValues = values.flatMap((argument): WrongValue[] => {
        const { name = "" } = argument.getParameterType();
        const value = argument.group.value ?? "";
        const parameter = this.parameters.get(name);
        const isPermitted = new CucumberExpression(`{${name}}`, this.#strict).match(value) !== null;
        return isPermitted || !parameter ? [] : [{ step, parameter, value }];
      });
      return wrongValues.length === 1 ? wrongValues : [];
    });
    // A wording with more fixed text matches less by chance.
    return candidates.toSorted((a, b) => fixedText(b.step).length - fixedText(a.step).length)[0];
  }
}
