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

/** What each answer may be: yes or no, a number, words, several of them, one of those listed, or made of such parts. */
export type AnswerShape<Answers> = {
  readonly [Name in keyof Answers]-?: KindOf<Exclude<Answers[Name], undefined>>;
};

/** All parts of something, those too that may be undefined: one that is added does not compile until it is told. */
export type AllOf<Whole> = { readonly [Part in keyof Required<Whole>]: Whole[Part] };

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
 * Answers that were kept by an earlier visit, which may have been one of another portal than this: those
 * that are still answers here, laid over `others`. What was not answered then is not answered now.
 */
export const answersFrom = <Answers extends object>(
  kept: unknown,
  shape: AnswerShape<Answers>,
  others: Answers,
): Answers => {
  const given = partsOf(kept);
  const fitting = Object.entries(shape).filter(([name, kind]) => isOf(kind, given[name]));
  return { ...others, ...(Object.fromEntries(fitting.map(([name]) => [name, given[name]])) as Partial<Answers>) };
};

export const isSameAnswers = <Answers extends object>(shape: AnswerShape<Answers>, one: Answers, other: Answers): boolean =>
  (Object.keys(shape) as (keyof Answers)[]).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

const inOneOrder = (sent: object | undefined): string | undefined =>
  sent &&
  JSON.stringify(
    Object.entries(sent)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether what is sent is what was to be expected, if anything was: in whatever order, and what is undefined is not said. */
export const isSameSent = <Sent extends object>(expected: Sent | undefined, sent: Sent): boolean =>
  inOneOrder(expected) === inOneOrder(sent);
