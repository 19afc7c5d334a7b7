import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
  RegularExpression,
} from "@cucumber/cucumber-expressions";
import type { Envelope, StepDefinition } from "@cucumber/messages";
import { StepDefinitionPatternType } from "@cucumber/messages";

import { suggestionScore } from "./likeness.ts";
import { spelledOut } from "./spelled-out.ts";

/** Subject of a step: a person's actions and perceptions, or a rule without a screen. */
export type Voice = "screen" | "rule";

export interface KnownStep {
  /** As written: "{person} asks for a waiver of {int}". */
  readonly wording: string;
  readonly isExpression: boolean;
  /** File and line. */
  readonly place: string;
  readonly voice: Voice;
  readonly parameters: readonly string[];
  readonly fits: (text: string) => boolean;
}

export interface KnownParameter {
  readonly name: string;
  readonly expressions: readonly string[];
  /** Absent for an open form (a date, a number) rather than a list. */
  readonly values?: readonly string[];
}

/** A step that would match if one parameter had a known value. */
export interface WrongValue {
  readonly step: KnownStep;
  readonly parameter: KnownParameter;
  readonly value: string;
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

/** Permitted values of a parameter, in words. */
export const allowed = ({ name, values, expressions }: KnownParameter): string =>
  values?.join(", ") ?? forms[name] ?? `of the form ${expressions.join(" or ")}`;

const inRepository = (uri: string): string => uri.replace(/^.*?(?=tests\/)/, "");

/** The literal beginning of all lines that match a wording; empty when it cannot be determined quickly. */
const beginningOf = (wording: string): string => {
  const [literal = ""] = /^[^{}()/\\]*/.exec(wording) ?? [];
  // "a/an" are alternatives, including the first word.
  return wording[literal.length] === "/" ? literal.slice(0, literal.lastIndexOf(" ") + 1) : literal;
};

const knownStep = ({ pattern, sourceReference }: StepDefinition, registry: ParameterTypeRegistry): KnownStep => {
  const isExpression = pattern.type === StepDefinitionPatternType.CUCUMBER_EXPRESSION;
  const expression = isExpression
    ? new CucumberExpression(pattern.source, registry)
    : new RegularExpression(new RegExp(pattern.source.replaceAll(/^\/|\/$/g, "")), registry);
  // Comparing the beginning is cheaper than matching, and excludes most steps.
  const beginning = isExpression ? beginningOf(pattern.source) : "";
  const uri = sourceReference.uri ?? "";
  return {
    wording: pattern.source,
    isExpression,
    place: `${inRepository(uri)}:${String(sourceReference.location?.line ?? 0)}`,
    voice: uri.includes("/rules/") ? "rule" : "screen",
    parameters: isExpression ? [...pattern.source.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name = ""]) => name) : [],
    fits: (text) => text.startsWith(beginning) && expression.match(text) !== null,
  };
};

/** The steps and parameters for features. */
export class StepLibrary {
  readonly steps: readonly KnownStep[];
  readonly parameters: ReadonlyMap<string, KnownParameter>;
  readonly #found = new Map<string, readonly KnownStep[]>();

  /** `messages` are Cucumber's, with step definitions and parameter types. */
  constructor(messages: readonly Envelope[]) {
    const registry = new ParameterTypeRegistry();
    const builtIn = [...registry.parameterTypes].map(({ name = "", regexpStrings }) => ({
      name,
      expressions: regexpStrings,
    }));
    const defined = messages.flatMap(({ parameterType }) =>
      parameterType ? [{ name: parameterType.name, expressions: parameterType.regularExpressions }] : [],
    );
    for (const { name, expressions } of defined)
      registry.defineParameterType(new ParameterType(name, [...expressions], null));
    const known = [...builtIn, ...defined].flatMap(({ name, expressions }): KnownParameter[] => {
      if (name === "") return [];
      const lists = name in forms ? [undefined] : expressions.map(spelledOut);
      const values = lists.flatMap((list) => list ?? []);
      return [{ name, expressions, ...(!lists.includes(undefined) && { values }) }];
    });
    this.parameters = new Map(known.map((parameter) => [parameter.name, parameter]));
    this.steps = messages.flatMap(({ stepDefinition }) =>
      stepDefinition ? [knownStep(stepDefinition, registry)] : [],
    );
  }

  /** All steps that match a text; one, if unambiguous. */
  fitting(text: string): readonly KnownStep[] {
    const found = this.#found.get(text) ?? this.steps.filter(({ fits }) => fits(text));
    this.#found.set(text, found);
    return found;
  }

  /** Steps with the most similar wording first, without dissimilar ones. */
  nearest(text: string, count = 3): readonly KnownStep[] {
    return this.steps
      .map((step) => ({ step, score: suggestionScore(text, step.wording) }))
      .filter(({ score }) => score > 0.5)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ step }) => step);
  }

  /** The step that would match with another value of one parameter; undefined when there is none. */
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
    // A wording with more literal text matches less by chance.
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
