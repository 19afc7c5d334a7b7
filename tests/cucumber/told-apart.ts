import type { ISupportCodeLibrary } from "@cucumber/cucumber/api";

interface LoadedLibrary {
  readonly stepDefinitions: readonly {
    readonly pattern: string | RegExp;
    readonly expression: { readonly regexp: RegExp };
    matchesStepName: (text: string) => boolean;
  }[];
}

/** What every text begins with that a wording fits; nothing where that cannot be told at a glance. */
export const beginningOf = (wording: string | RegExp): string => {
  if (typeof wording !== "string") return "";
  const [literal = ""] = /^[^{}()/\\]*/.exec(wording) ?? [];
  // Of words between strokes any may be meant, the first as well: "a/an".
  return wording[literal.length] === "/" ? literal.slice(0, literal.lastIndexOf(" ") + 1) : literal;
};

/**
 * Cucumber tries each of its expressions on each line of the features, and takes apart what fits. Most are told apart by
 * the words that they begin with.
 */
export const tellApart = (support: ISupportCodeLibrary): void => {
  for (const step of (support as unknown as LoadedLibrary).stepDefinitions) {
    const beginning = beginningOf(step.pattern);
    const { regexp } = step.expression;
    step.matchesStepName = (text) => text.startsWith(beginning) && regexp.test(text);
  }
};
