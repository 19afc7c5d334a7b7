import { obligationWords } from "../customer/obligation-texts.ts";
import { datesOf, type Obligation } from "../customer/obligation.ts";
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
  readonly held?: Pick<ExamEntry, "time" | "place"> | undefined;
}

/** A deadline and the portal page where the user meets it. TASK-03 */
export interface DeadlineWithPage extends Deadline {
  readonly page: Route;
}

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
      return item.of === "waiver" ? "/professional-development/annual-declarations" : "/apply-for-membership";
    case "application":
    case "notification":
      return "/";
  }
};

/**
 * An obligation's key in lower case: "exam-audit-and-assurance". A certificate's key also holds for its successors and
 * contains no number, because files are shared.
 */
const keyOf = (item: Obligation): string => {
  const subject =
    item.kind === "practisingCertificate"
      ? `practising certificate ${item.jurisdiction}`
      : `${item.kind} ${item.subject}`;
  return subject
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replace(/-$/, "")
    .toLowerCase();
};

/** Returns the obligations that have a due date, most urgent first. TASK-03, DATE-01 */
export const deadlinesOf = (facts: ObligationFacts, texts: ObligationTexts): readonly DeadlineWithPage[] =>
  obligationsOf(facts).flatMap((item) => {
    const title = obligationWords(item, texts)?.heading;
    const by = datesOf(item)?.due;
    if (by === undefined || title === undefined) return [];
    const held = item.kind === "exam" ? { time: item.time, place: item.place } : undefined;
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

export type AddressChange = "make" | "renew" | "withdraw";
