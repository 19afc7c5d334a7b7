import { expect, test } from "vitest";

import { restoreAnswers, type AnswerShape } from "../../../domain/kernel/answers.ts";

interface Answers {
  readonly networks: readonly string[] | undefined;
  readonly year: number | undefined;
  readonly isMet: boolean | undefined;
  readonly reason: string | undefined;
}
const shape: AnswerShape<Answers> = { networks: "several", year: "number", isMet: "yes or no", reason: "words" };
const none: Answers = { networks: undefined, year: undefined, isMet: undefined, reason: undefined };

test.each<[string, keyof Answers, unknown, unknown]>([
  ["several words", "networks", ["LON", "IRE"], ["LON", "IRE"]],
  ["no words of several", "networks", [], []],
  ["words and something else, of several", "networks", ["LON", 7], undefined],
  ["a single word, of several", "networks", "LON", undefined],
  ["a number", "year", 2026, 2026],
  ["a number in words", "year", "2026", undefined],
  ["yes or no", "isMet", false, false],
  ["yes or no in words", "isMet", "No", undefined],
  ["words", "reason", "Illness", "Illness"],
  ["a number for words", "reason", 7, undefined],
])("an answer stored as %s", (_, name, kept, answer) => {
  expect(restoreAnswers({ [name]: kept }, shape, none)).toEqual({ ...none, [name]: answer });
});
