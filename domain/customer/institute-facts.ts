import type { HeldCertificate } from "../documents/renewal.ts";
import type { ExamEntry } from "../qualifications/exam-entry.ts";
import type { OpenSubmission } from "../submissions/open-submission.ts";

/** Facts that obligations derive from and that only the institute knows. DATE-01 */
export interface InstituteFacts {
  readonly certificates: readonly HeldCertificate[];
  readonly exams: readonly ExamEntry[];
  readonly submissions: readonly OpenSubmission[];
  /** Whether professional indemnity insurance is missing. */
  readonly lacksInsurance: boolean;
}

/** What is known from an API that does not report these facts. */
export const noInstituteFacts: InstituteFacts = {
  certificates: [],
  exams: [],
  submissions: [],
  lacksInsurance: false,
};
