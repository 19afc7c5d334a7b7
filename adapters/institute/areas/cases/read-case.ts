import { isRead, submissionStateOf } from "../../../../domain/submissions/events.ts";
import type { SubmissionCase } from "../submissions/decision-effects.ts";
import { addEvent } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { openCase } from "./open-case.ts";

/** Reads a case, and records its first reading: who and when. The answer is the case before that. SENT-02 */
export const readCase = async (context: ActionContext, reference: string): Promise<SubmissionCase> => {
  const about = await openCase(context, reference);
  const { kind, events } = about.submission;
  if (submissionStateOf(kind, events) !== "taken back" && !isRead(events))
    await addEvent(context.database, about.submission, { type: "read", at: context.now.getTime(), by: context.by });
  return about;
};
