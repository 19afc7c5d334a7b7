import { messagesOf, withValues, type Message } from "../kernel/message.ts";
import { waitingTime } from "../kernel/waiting-time.ts";

/** A refusal because of too many attempts. */
export interface TooOften {
  /** Seconds until the next attempt, if the other system tells them. */
  readonly retryAfter: number | undefined;
}

/** Whether a reason for a refusal is too many attempts. */
export const isTooOften = (reason: string | TooOften): reason is TooOften => typeof reason === "object";

/** What to do after too many attempts. */
export const tooOftenMessages = messagesOf("tooOften", {
  soon: "You have tried too often. Wait some minutes, and try again",
  after: "You have tried too often. Try again in {wait}",
});

/** Says when to try again. CONT-09, LOGN-01, PASS-02, PASS-03 */
export const tooOftenMessage = ({ retryAfter }: TooOften): Message =>
  retryAfter === undefined
    ? tooOftenMessages.soon
    : withValues(tooOftenMessages.after, { wait: waitingTime(retryAfter) });
