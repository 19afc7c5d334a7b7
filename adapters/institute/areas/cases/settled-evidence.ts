import type { EvidenceSubject } from "../../../../domain/evidence/evidence.ts";
import { isUndecided, submissionStateOf } from "../../../../domain/submissions/events.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { openActivityIds } from "../cpd/log/logged-years.ts";
import type { CheckSettled } from "../evidence/check-settled.ts";
import { submissionOf } from "../submissions/submissions.store.ts";

/** Whether a case is decided, or took effect, so that its files stay. An answer is settled once it is sent. */
const isSettledSubmission = async (database: Database, { reference, event }: EvidenceSubject): Promise<boolean> => {
  const submission = await submissionOf(database, reference);
  return (
    submission !== undefined &&
    (event !== undefined || !isUndecided(submissionStateOf(submission.kind, submission.events)))
  );
};

/**
 * Makes the check of a person's files: they cannot be removed once their case is decided, their answer sent or their
 * year declared. LOG-02
 */
export const checkSettled: CheckSettled = ({ database, customer, today, rules }) => {
  let open: Promise<readonly string[]> | undefined;
  return async (about) => {
    if (about === undefined) return false;
    if (about.kind === "submission") return isSettledSubmission(database, about);
    open ??= openActivityIds(database, customer, { today, rules });
    return !(await open).includes(about.reference);
  };
};
