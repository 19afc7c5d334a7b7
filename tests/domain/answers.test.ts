import { expect, test } from "vitest";
import { answersFrom, type AnswerShape } from "../../domain/kernel/answers.ts";

interface Answers {
  readonly networks: readonly string[] | undefined;
}
const shape: AnswerShape<Answers> = { networks: "several" };
const none: Answers = { networks: undefined };

test.each([
  ["words", ["LON", "IRE"], ["LON", "IRE"]],
  ["nothing", [], []],
  ["words and something else", ["LON", 7], undefined],
  ["a single word", "LON", undefined],
])("several words that were kept as %s", (_, kept, networks) => {
  expect(answersFrom({ networks: kept }, shape, none)).toEqual({ networks });
});
