import type { ParameterType } from "@cucumber/messages";

type Parameter = Pick<ParameterType, "name" | "regularExpressions">;

/** The expression of all that a parameter accepts. */
export const expressionOf = ({ regularExpressions }: Parameter): string => regularExpressions.join("|");

/** Splits an expression at its outermost bars: "a|(?:b|c)" has two parts. */
const alternativesOf = (expression: string): readonly string[] => {
  const parts = [""];
  let depth = 0;
  for (const piece of expression.match(/\\.|\[[^\]]*\]|./g) ?? []) {
    if (piece === "(") depth += 1;
    if (piece === ")") depth -= 1;
    if (piece === "|" && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${piece}`);
  }
  return parts;
};

/** Replaces forms in an expression by examples of them. */
const withExamples = (expression: string): string =>
  expression
    .replaceAll(/\(\?:January\|.*?\)/g, "March")
    .replaceAll(/\(\?:([^()]*)\)\?/g, "[$1]")
    .replaceAll(/\(\?:([^()]*)\)/g, (_, inner: string) => inner.replaceAll("|", "/"))
    .replaceAll(String.raw`\d{4}`, "2027")
    .replaceAll(/-?\??\\d\+/g, "5")
    .replaceAll(String.raw`\d{1,2}`, "1")
    .replaceAll(String.raw`\w+`, "March")
    .replaceAll('[^"]*', "…")
    .replaceAll(/(\w)\?/g, "[$1]")
    .replaceAll(/\\(.)/g, "$1");

/** Names another parameter where an expression contains all of it. */
const withNames = (expression: string, others: readonly Parameter[]): string =>
  others
    .map((other) => ({ name: `{${other.name}}`, whole: expressionOf(other) }))
    .filter(({ whole }) => whole.length > 20)
    .toSorted((one, other) => other.whole.length - one.whole.length)
    .reduce((named, { name, whole }) => (named === whole ? name : named.replaceAll(`(?:${whole})`, name)), expression);

/**
 * What a parameter of steps accepts, in words: its values, examples of forms in which "…" stands for any text and
 * brackets enclose what may be missing, and other parameters by their name.
 */
export const valuesOf = (parameter: Parameter, all: readonly Parameter[]): readonly string[] => {
  const others = all.filter(({ name }) => name !== parameter.name);
  return parameter.regularExpressions.flatMap((expression) => {
    const named = withNames(expression, others);
    const [, several] = /^(\{\w+\})\(\?:, .*\)\*\|nothing$/.exec(named) ?? [];
    if (several !== undefined) return [`one or more of ${several} with commas between`, "nothing"];
    return alternativesOf(named).map(withExamples);
  });
};
