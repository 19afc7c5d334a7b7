import { obligationWords } from "../customer/obligation-texts.ts";
import { datesOf, type Obligation, type ObligationOf } from "../customer/obligation.ts";
import { obligationsOf, type ObligationFacts } from "../customer/obligations.ts";
import type { Route } from "../customer/routes.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { ExamEntry } from "../qualifications/exam-entry.ts";
import type { ObligationTexts } from "../shell/content.ts";

/** An item with a due date for a calendar. Contains no amounts owed. TASK-03 */
export interface Deadline {
  /** Stable identifier such as "payment-2026"; does not change when the due date moves. */
  readonly key: string;
  readonly title: string;
  readonly by: CalendarDate;
  /** Hours and place of an exam, which takes place on the day. DATE-01 */
  readonly held?: Pick<ExamEntry, "time" | "place" | "timeZone"> | undefined;
}

/** A deadline and the portal page where the user meets it. TASK-03 */
export interface DeadlineWithPage extends Deadline {
  readonly page: Route;
}

const pageOfSubmission = ({ of, isAnsweredHere }: ObligationOf<"submission">): Route => {
  if (isAnsweredHere) return "/requests";
  if (of === "application") return "/apply-for-membership";
  return of === "retirement" ? "/retirement" : "/professional-development/annual-declarations";
};

const pageOf = (item: Obligation): Route => {
  switch (item.kind) {
    case "payment":
      return "/fees-and-transactions";
    case "declaration":
      return "/professional-development/annual-declarations";
    case "practisingCertificate":
    case "exam":
    case "insurance":
      return "/documents-and-downloads";
    case "submission":
      return pageOfSubmission(item);
    case "contact":
      return "/my-details";
    case "application":
    case "notification":
      return "/";
  }
};

/** A short text that differs for different texts (FNV-1a, 32 bits). */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
};

/**
 * An obligation's key in lower case: "exam-audit-and-assurance". A subject with other signs than letters and digits also
 * has its fingerprint, so that two never share a key. A certificate's key also holds for its successors and contains no
 * number, because files are shared. REAL-07
 */
const keyOf = (item: Obligation): string => {
  const subject =
    item.kind === "practisingCertificate"
      ? `practising certificate ${item.jurisdiction}`
      : `${item.kind} ${item.subject}`;
  const key = subject
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replace(/-$/, "")
    .toLowerCase();
  return /^[A-Za-z0-9 ]*$/.test(subject) ? key : `${key}-${fingerprint(subject)}`;
};

/** Returns the obligations that have a due date, most urgent first. TASK-03, DATE-01 */
export const deadlinesOf = (facts: ObligationFacts, texts: ObligationTexts): readonly DeadlineWithPage[] =>
  obligationsOf(facts).flatMap((item) => {
    const title = obligationWords(item, texts)?.heading;
    const by = datesOf(item)?.due;
    if (by === undefined || title === undefined) return [];
    const held = item.kind === "exam" ? { time: item.time, place: item.place, timeZone: item.timeZone } : undefined;
    return [{ key: keyOf(item), title, by, page: pageOf(item), ...(held ? { held } : {}) }];
  });

/** Whether a deadline is today or later; only these are exported to calendars. TASK-03 */
export const isUpcoming = ({ by }: Deadline, today: CalendarDate): boolean => by >= today;

/** File name for the download of a single deadline. */
export const deadlineFileName = ({ key }: Pick<Deadline, "key">): string => `${key}.ics`;

/** A customer's deadlines and, if one exists, the private address of their calendar feed. TASK-03 */
export interface DeadlineRecord {
  readonly deadlines: readonly Deadline[];
  readonly address?: string | undefined;
}
