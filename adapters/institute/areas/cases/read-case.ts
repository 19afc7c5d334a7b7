import { isRead, submissionStateOf } from "../../../../domain/submissions/events.ts";
import type { Acting } from "../acting.ts";
import type { SubmissionCase } from "../submissions/decision-effects.ts";
import { addEvent } from "../submissions/submissions.store.ts";
import { openCase } from "./open-case.ts";

/** Reads a case as it was before, and records who read it first and when. SENT-02 */
export const readCase = async (acting: Acting, reference: string): Promise<SubmissionCase> => {
  const about = await openCase(acting, reference);
  const { kind, events } = about.submission;
  if (submissionStateOf(kind, events) !== "taken back" && !isRead(events))
    await addEvent(acting.database, about.submission, { type: "read", at: acting.now.getTime(), by: acting.by });
  return about;
};
