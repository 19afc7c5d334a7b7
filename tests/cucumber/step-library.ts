import { CucumberExpression, ParameterType, ParameterTypeRegistry, RegularExpression } from "@cucumber/cucumber-expressions";
import { StepDefinitionPatternType } from "@cucumber/messages";
import type { Envelope, StepDefinition } from "@cucumber/messages";
import { likeness } from "./likeness.ts";
import { spelledOut } from "./spelled-out.ts";

export interface KnownStep {
  readonly id: string;
  /** As it was written: "{person} asks for a waiver of {int}". */
  readonly wording: string;
  readonly isExpression: boolean;
  /** File and line. */
  readonly place: string;
  readonly parameters: readonly string[];
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

const builtIn: Record<string, string> = {
  int: "a whole number, such as 3",
  float: "a number, such as 3.5",
  word: "one word",
  string: 'a text in quotation marks, such as "text"',
};

/** What a parameter may be, in words. */
export const allowed = ({ name, values, expressions }: KnownParameter): string =>
  values?.join(", ") ?? builtIn[name] ?? `of the form ${expressions.join(" or ")}`;

export const placeOf = ({ sourceReference }: StepDefinition): string =>
  `${(sourceReference.uri ?? "").replace(/^.*?(?=tests\/)/, "")}:${String(sourceReference.location?.line ?? 0)}`;

/** The steps and parameters that a run knows, learnt from its messages. */
export class StepLibrary {
  readonly steps: KnownStep[] = [];
  readonly parameters = new Map<string, KnownParameter>(
    ["int", "float", "word", "string"].map((name) => [
      name,
      { name, expressions: new ParameterTypeRegistry().lookupByTypeName(name)?.regexpStrings ?? [] },
    ]),
  );

  hear({ stepDefinition, parameterType }: Envelope): void {
    if (parameterType) {
      const { name, regularExpressions: expressions } = parameterType;
      const lists = expressions.map(spelledOut);
      const values = lists.flatMap((list) => list ?? []);
      this.parameters.set(name, { name, expressions, ...(!lists.includes(undefined) && { values }) });
    }
    if (stepDefinition) {
      const { source, type } = stepDefinition.pattern;
      const isExpression = type === StepDefinitionPatternType.CUCUMBER_EXPRESSION;
      this.steps.push({
        id: stepDefinition.id,
        wording: source,
        isExpression,
        place: placeOf(stepDefinition),
        parameters: isExpression ? [...source.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name = ""]) => name) : [],
      });
    }
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

  matches(step: KnownStep, text: string): readonly string[] | undefined {
    const registry = this.#registry(({ expressions }) => expressions);
    const expression = step.isExpression
      ? new CucumberExpression(step.wording, registry)
      : new RegularExpression(new RegExp(step.wording.replace(/^\/|\/$/g, "")), registry);
    return expression.match(text)?.map((argument) => argument.group.value ?? "");
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
