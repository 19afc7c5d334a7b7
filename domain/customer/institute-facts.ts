import type { HeldCertificate } from "../documents/renewal.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { ExamEntry } from "../qualifications/exam-entry.ts";
import type { OpenSubmission } from "../submissions/open-submission.ts";

/** The day since which a notification applies. */
export interface NotificationDate {
  readonly code: string;
  readonly since: CalendarDate;
}

/** Facts behind obligations that only the institute knows. Facts that do not apply are absent. DATE-01 */
export interface InstituteFacts {
  readonly certificates?: readonly HeldCertificate[] | undefined;
  readonly exams?: readonly ExamEntry[] | undefined;
  readonly submissions?: readonly OpenSubmission[] | undefined;
  /** Whether professional indemnity insurance is missing. */
  readonly lacksInsurance?: boolean | undefined;
  /** The email to which mails are refused for good. MAIL-03 */
  readonly unreachableAt?: string | undefined;
  /** Whether there is neither an email address nor a phone number to reach them at. */
  readonly lacksContact?: boolean | undefined;
  /** Notifications whose day was recorded. */
  readonly notificationDates?: readonly NotificationDate[] | undefined;
}
