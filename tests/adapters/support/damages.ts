/** A change that a real system makes to an answer, at one place. */
export interface Damage {
  /** "transactions.*.status: unknown" */
  readonly name: string;
  readonly answer: unknown;
}

type Change = (value: unknown) => unknown;

const absent = Symbol("absent");

/** What real systems send instead of a value. */
const changesOf = (value: unknown): Readonly<Record<string, Change>> => ({
  absent: () => absent,
  null: () => null,
  ...(typeof value === "string" ? { unknown: () => "SOMETHING_NEW", number: () => 7 } : {}),
  ...(typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? { "with time": () => `${value}T10:30:00Z` } : {}),
  ...(typeof value === "number" ? { text: () => String(value), negative: () => -3 } : {}),
  ...(typeof value === "boolean" ? { text: () => (value ? "Y" : "N") } : {}),
  ...(Array.isArray(value)
    ? {
        empty: () => [],
        "bad entry": () => [...(value as unknown[]), { nonsense: true }],
        "null entry": () => [...(value as unknown[]), null],
      }
    : {}),
  ...(typeof value === "object" && value !== null && !Array.isArray(value)
    ? { "extra key": () => ({ ...value, somethingNew: { of: "another system" } }) }
    : {}),
});

const replaced = (whole: unknown, path: readonly (string | number)[], change: Change): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return change(whole);
  const changed = replaced((whole as Record<string | number, unknown>)[key], rest, change);
  if (Array.isArray(whole))
    return (whole as unknown[]).flatMap((entry, index) =>
      index === key ? (changed === absent ? [] : [changed]) : [entry],
    );
  const entries = Object.entries(whole as object).map(([name, value]: [string, unknown]) => [
    name,
    name === key ? changed : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== absent));
};

const placesIn = (
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] => {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Array.isArray(value)
    ? // The first entry stands for all.
      value.slice(0, 1).flatMap((entry) => placesIn(entry, [...path, 0]))
    : Object.entries(value).flatMap(([key, of]) => placesIn(of, [...path, key]));
  return [path, ...inside];
};

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);

/** An answer damaged in every way and at every place, one at a time. */
export const damagesOf = (answer: unknown): readonly Damage[] =>
  placesIn(answer)
    .filter((path) => path.length > 0)
    .flatMap((path) =>
      Object.entries(changesOf(at(answer, path))).map(([how, change]) => ({
        name: `${path.map((key) => (typeof key === "number" ? "*" : key)).join(".")}: ${how}`,
        answer: replaced(answer, path, change),
      })),
    );
