type KindOf<Answer> = [Answer] extends [boolean]
  ? "yes or no"
  : [Answer] extends [number]
    ? "number"
    : [Answer] extends [readonly string[]]
      ? "several"
      : [Answer] extends [string]
        ? string extends Answer
          ? "words"
          : readonly Answer[]
        : AnswerShape<Answer>;

/** Runtime description of each answer's type: boolean, number, text, list of texts, choice, or nested object. */
export type AnswerShape<Answers> = {
  readonly [Name in keyof Answers]-?: KindOf<Exclude<Answers[Name], undefined>>;
};

/**
 * All properties, including optional ones; adding a property fails to compile until every user of this type supplies
 * it.
 */
export type Exhaustive<Whole> = { readonly [Part in keyof Required<Whole>]: Whole[Part] };

type Parts = Readonly<Record<string, unknown>>;

const partsOf = (value: unknown): Parts => (typeof value === "object" && value !== null ? (value as Parts) : {});

const isOf = (kind: unknown, answer: unknown): boolean => {
  switch (kind) {
    case "yes or no":
      return typeof answer === "boolean";
    case "number":
      return typeof answer === "number";
    case "words":
      return typeof answer === "string";
    case "several":
      return Array.isArray(answer) && answer.every((one) => typeof one === "string");
    default:
      if (Array.isArray(kind)) return kind.includes(answer);
      return Object.entries(partsOf(kind)).every(([part, kindOfPart]) => isOf(kindOfPart, partsOf(answer)[part]));
  }
};

/**
 * Restores answers that an earlier visit saved, possibly in another version of the portal. Values that are missing or
 * no longer match the shape come from `others`.
 */
export const restoreAnswers = <Answers extends object>(
  stored: unknown,
  shape: AnswerShape<Answers>,
  others: Answers,
): Answers => {
  const parts = partsOf(stored);
  const fitting = Object.entries(shape).filter(([name, kind]) => isOf(kind, parts[name]));
  return { ...others, ...(Object.fromEntries(fitting.map(([name]) => [name, parts[name]])) as Partial<Answers>) };
};

/** Whether all answers in the shape are equal. */
export const isSameAnswers = <Answers extends object>(
  shape: AnswerShape<Answers>,
  one: Answers,
  other: Answers,
): boolean =>
  (Object.keys(shape) as (keyof Answers)[]).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

const inOneOrder = (sent: object | undefined): string | undefined =>
  sent &&
  JSON.stringify(
    Object.entries(sent)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * Whether a received payload equals the expected one, ignoring property order and undefined properties. False when
 * nothing is expected.
 */
export const isSameSent = <Sent extends object>(expected: Sent | undefined, sent: Sent): boolean =>
  inOneOrder(expected) === inOneOrder(sent);
