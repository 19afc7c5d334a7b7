interface Expectation {
  readonly operator: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !(value instanceof RegExp) && !(value instanceof Error);

export const valueInWords = (value: unknown): string => {
  if (value === undefined || value === null || value === "") return "nothing";
  if (value === true) return "yes";
  if (value === false) return "no";
  if (typeof value === "string") return `«${value}»`;
  if (Array.isArray(value))
    return value.length === 0
      ? "nothing"
      : `\n${value.map((item) => `- ${valueInWords(item).trim().replaceAll("\n", "\n  ")}`).join("\n")}`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof RegExp) return `something of the form ${value.source}`;
  if (value instanceof Set || value instanceof Map) return valueInWords([...value]);
  if (!isPlainObject(value)) return value instanceof Error ? value.message : JSON.stringify(value);
  const entries = Object.entries(value);
  return entries.length === 0
    ? "nothing"
    : `\n${entries.map(([name, held]) => `${name}: ${valueInWords(held).trim().replaceAll("\n", "\n  ")}`).join("\n")}`;
};

/** A failed `node:assert` expectation in words. */
export const inWords = ({ operator, expected, actual }: Expectation): string => {
  const found = valueInWords(actual);
  if (operator === "==") return `Expected something that holds, and it does not: ${found}`;
  if (operator.startsWith("not")) return `Expected anything but this: ${valueInWords(expected)}`;
  const wanted = operator === "doesNotMatch" ? `anything but ${valueInWords(expected)}` : valueInWords(expected);
  return `Expected: ${wanted}\nFound:    ${found}`;
};
