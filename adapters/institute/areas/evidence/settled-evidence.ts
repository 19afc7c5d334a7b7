import type { EvidenceSubject } from "../../../../domain/evidence/evidence.ts";
import { isUndecided, submissionStateOf } from "../../../../domain/submissions/events.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { submissionOf } from "../submissions/submissions.store.ts";

/** Whether a case is decided, or took effect, so that its files stay. An answer is settled once it is sent. */
const isSettledSubmission = async (database: Database, { reference, event }: EvidenceSubject): Promise<boolean> => {
  const submission = await submissionOf(database, reference);
  return (
    submission !== undefined &&
    (event !== undefined || !isUndecided(submissionStateOf(submission.kind, submission.events)))
  );
};

/** Whether what a file proves is settled, so that its person can no longer remove it. LOG-02 */
export const isSettled = async (database: Database, about: EvidenceSubject | undefined): Promise<boolean> => {
  if (about === undefined) return false;
  // An activity's files go with the activity, which its own rules open and close.
  return about.kind === "activity" || isSettledSubmission(database, about);
};
