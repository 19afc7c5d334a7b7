import type { CalendarDate, DayRule } from "../kernel/calendar-date.ts";
import {
  formKinds,
  latestChangeOf,
  announcedEventsOf,
  type FormKind,
  type SubmissionEvent,
  type SubmissionKind,
} from "./events.ts";
import { followedEventsOf, type FollowedEvent } from "./following.ts";
import { requestOf, type SubmissionRequest } from "./request.ts";

/** An open request with its number, which an answer names. */
export interface NumberedRequest extends SubmissionRequest {
  readonly number: number;
}

/** The requests, answers and decisions about a submission. LOG-04 */
export interface RequestThread {
  readonly of: FormKind;
  readonly reference: string;
  readonly submittedOn: CalendarDate;
  /** The CPD year of a declaration or a waiver. */
  readonly year?: number | undefined;
  /** Present while an answer is open. */
  readonly request?: NumberedRequest | undefined;
  /** Earliest first, without readings. */
  readonly events: readonly FollowedEvent[];
}

interface AskedSubmission {
  readonly kind: SubmissionKind;
  readonly reference: string;
  readonly submittedOn: CalendarDate;
  readonly answers: unknown;
  readonly events: readonly SubmissionEvent[];
}

/** The open request with the position of its event as its number; undefined when there is none. LOG-04 */
export const numberedRequestOf = (events: readonly SubmissionEvent[]): NumberedRequest | undefined => {
  const request = requestOf(events);
  const asked = latestChangeOf(events);
  return request && asked && { ...request, number: events.indexOf(asked) };
};

const yearOf = (answers: unknown): Pick<RequestThread, "year"> => answers as Pick<RequestThread, "year">;

/** The threads of the submissions that more was asked about: those with an open request first, by its day, then the latest. LOG-04 */
export const requestThreadsOf = (submissions: readonly AskedSubmission[], rules: DayRule): readonly RequestThread[] =>
  submissions
    .flatMap(({ kind, reference, submittedOn, answers, events }): readonly RequestThread[] => {
      const of = formKinds.find((form) => form === kind);
      if (of === undefined || !announcedEventsOf(events).some(({ type }) => type === "asked")) return [];
      const { year } = of === "waiver" || of === "declaration" ? yearOf(answers) : {};
      const request = numberedRequestOf(events);
      return [
        {
          of,
          reference,
          submittedOn,
          ...(year === undefined ? {} : { year }),
          ...(request ? { request } : {}),
          events: followedEventsOf(events, rules).filter(({ type }) => type !== "read"),
        },
      ];
    })
    .toSorted((one, other) => {
      const [day, otherDay] = [one.request?.by ?? "9999-12-31", other.request?.by ?? "9999-12-31"];
      const [last, otherLast] = [one.events.at(-1)?.on ?? "", other.events.at(-1)?.on ?? ""];
      return Number(day > otherDay) - Number(day < otherDay) || Number(last < otherLast) - Number(last > otherLast);
    });
