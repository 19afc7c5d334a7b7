import {
  isRead,
  isUndecided,
  latestChangeOf,
  submissionStateOf,
  type SubmissionEvent,
  type SubmissionKind,
} from "../../submissions/events.ts";
import { requestOf } from "../../submissions/request.ts";

/**
 * Who has to act on a submission: the person while a request is open, else the organisation until it has decided, or has
 * read the answer about what took effect on receipt; undefined when nobody has to. SENT-02, LOG-04
 */
export const waitingParty = (
  kind: SubmissionKind,
  events: readonly SubmissionEvent[],
): "organisation" | "person" | undefined => {
  if (requestOf(events)) return "person";
  if (isUndecided(submissionStateOf(kind, events))) return "organisation";
  return latestChangeOf(events)?.type === "answered" && !isRead(events) ? "organisation" : undefined;
};
