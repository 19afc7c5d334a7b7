import type { ISupportCodeLibrary } from "@cucumber/cucumber/api";
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from "@cucumber/cucumber-expressions";
import { likeness } from "./likeness.ts";
import { spelledOut } from "./spelled-out.ts";

/** What a step speaks of: what a person does and sees, or a rule without any screen. */
export type Voice = "screen" | "rule";

export interface KnownStep {
  /** As it was written: "{person} asks for a waiver of {int}". */
  readonly wording: string;
  readonly isExpression: boolean;
  /** File and line. */
  readonly place: string;
  readonly voice: Voice;
  readonly parameters: readonly string[];
  /** Whether a table has to stand below it. */
  readonly takesTable: boolean;
  readonly fits: (text: string) => boolean;
}

export interface KnownParameter {
  readonly name: string;
  readonly expressions: readonly string[];
  /** Absent when it stands for a form (a date, a number) rather than for a list. */
  readonly values?: readonly string[];
}

/** A step that would have been understood, had this part of it been a value the step knows. */
export interface WrongValue {
  readonly step: KnownStep;
  readonly parameter: KnownParameter;
  readonly value: string;
}

/** What is looked at of the library that Cucumber loads. */
interface LoadedLibrary {
  readonly stepDefinitions: readonly {
    readonly pattern: string | RegExp;
    readonly matchesStepName: (text: string) => boolean;
    readonly uri: string;
    readonly line: number;
    readonly unwrappedCode: { readonly length: number };
  }[];
  readonly parameterTypeRegistry: {
    readonly parameterTypes: Iterable<{ readonly name: string | undefined; readonly regexpStrings: readonly string[] }>;
  };
}

const forms: Readonly<Record<string, string>> = {
  int: "a whole number, such as 3",
  float: "a number, such as 3.5",
  word: "one word",
  string: 'a text in quotation marks, such as "text"',
  day: "a day, such as 4 March 2026",
  hour: "a time of day, such as 09:30",
  price: "an amount, such as £268.50",
};

/** What a parameter may be, in words. */
export const allowed = ({ name, values, expressions }: KnownParameter): string =>
  values?.join(", ") ?? forms[name] ?? `of the form ${expressions.join(" or ")}`;

const inRepository = (uri: string): string => uri.replace(/^.*?(?=tests\/)/, "");

/** The steps and parameters that features may be written with. */
export class StepLibrary {
  readonly steps: readonly KnownStep[];
  readonly parameters: ReadonlyMap<string, KnownParameter>;
  readonly #found = new Map<string, readonly KnownStep[]>();

  constructor(support: ISupportCodeLibrary) {
    const { stepDefinitions, parameterTypeRegistry } = support as unknown as LoadedLibrary;
    this.steps = stepDefinitions.map((definition): KnownStep => {
      const { pattern, uri, line, unwrappedCode } = definition;
      const isExpression = typeof pattern === "string";
      const parameters = isExpression ? [...pattern.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name = ""]) => name) : [];
      return {
        wording: String(pattern),
        isExpression,
        place: `${inRepository(uri)}:${String(line)}`,
        voice: uri.includes("/rules/") ? "rule" : "screen",
        parameters,
        takesTable: isExpression && unwrappedCode.length > parameters.length,
        fits: (text) => definition.matchesStepName(text),
      };
    });
    const known = [...parameterTypeRegistry.parameterTypes].flatMap(({ name, regexpStrings }): KnownParameter[] => {
      if (name === undefined || name === "") return [];
      const lists = name in forms ? [undefined] : regexpStrings.map(spelledOut);
      const values = lists.flatMap((list) => list ?? []);
      return [{ name, expressions: regexpStrings, ...(!lists.includes(undefined) && { values }) }];
    });
    this.parameters = new Map(known.map((parameter) => [parameter.name, parameter]));
  }

  /** Every step that a text is understood as: one, when all is well. */
  fitting(text: string): readonly KnownStep[] {
    const found = this.#found.get(text) ?? this.steps.filter(({ fits }) => fits(text));
    this.#found.set(text, found);
    return found;
  }

  /** The steps whose wording comes nearest, nearest first; none that has next to nothing in common. */
  nearest(text: string, count = 3): readonly KnownStep[] {
    return this.steps
      .map((step) => ({ step, score: likeness(text, step.wording) }))
      .filter(({ score }) => score > 0.5)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ step }) => step);
  }

  /** The step that fits but for the value of one parameter; undefined when there is none. */
  wrongValue(text: string): WrongValue | undefined {
    const anything = this.#registry(() => [".+"]);
    const strict = this.#registry(({ expressions }) => expressions);
    const fits = this.steps.flatMap((step): WrongValue[] => {
      if (!step.isExpression) return [];
      const found = new CucumberExpression(step.wording, anything).match(text);
      const wrong = (found ?? []).flatMap((argument): WrongValue[] => {
        const { name = "" } = argument.getParameterType();
        const parameter = this.parameters.get(name);
        const value = argument.group.value ?? "";
        const isKnown = parameter === undefined || new CucumberExpression(`{${name}}`, strict).match(value) !== null;
        return isKnown ? [] : [{ step, parameter, value }];
      });
      return wrong.length === 1 ? wrong : [];
    });
    // The more of the wording is literal, the less it fits by accident.
    return fits.toSorted((a, b) => literal(b.step).length - literal(a.step).length)[0];
  }

  #registry(expressions: (parameter: KnownParameter) => readonly string[]): ParameterTypeRegistry {
    const registry = new ParameterTypeRegistry();
    for (const parameter of this.parameters.values()) {
      const known = registry.lookupByTypeName(parameter.name);
      if (known) known.regexpStrings = [...expressions(parameter)];
      else registry.defineParameterType(new ParameterType(parameter.name, [...expressions(parameter)], null));
    }
    return registry;
  }
}

const literal = ({ wording }: KnownStep): string => wording.replace(/\{\w*\}/g, "");
