import type { HeldCertificate } from "../documents/renewal.ts";
import type { ExamEntry } from "../qualifications/exam-entry.ts";
import type { OpenSubmission } from "../submissions/open-submission.ts";

/** Facts that obligations derive from and that only the institute knows; what there is none of is absent. DATE-01 */
export interface InstituteFacts {
  readonly certificates?: readonly HeldCertificate[] | undefined;
  readonly exams?: readonly ExamEntry[] | undefined;
  readonly submissions?: readonly OpenSubmission[] | undefined;
  /** Whether professional indemnity insurance is missing. */
  readonly lacksInsurance?: boolean | undefined;
}
