import { atMost, messages, type Problem } from "../kernel/field-rules.ts";
import { normaliseLines } from "../kernel/typed-text.ts";
import type { FollowedEvent } from "./following.ts";

/** The maximum length of an answer, in characters. */
export const answerLimit = 2000;

/** A customer's answer to a request of the organisation. LOG-04 */
export interface AnswerToRequest {
  /** The number of the request that it answers. */
  readonly request: number;
  readonly words: string;
  /** The ids of uploaded files. LOG-02 */
  readonly evidence?: readonly string[] | undefined;
}

/** The problem with the words of an answer; undefined without one. LOG-04 */
export const answerProblem = (typed: string): Problem | undefined => {
  const words = normaliseLines(typed);
  return words === "" ? messages.required : atMost(answerLimit)(words);
};

/** Whether an event is an answer that came after the day by which it was asked for. LOG-04 */
export const isLateAnswer = ({ type, on, until }: Pick<FollowedEvent, "type" | "on" | "until">): boolean =>
  type === "answered" && until !== undefined && on > until;
