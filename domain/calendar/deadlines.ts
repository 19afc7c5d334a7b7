import { obligationHeading, obligationsOf, type ObligationFacts } from "../customer/obligations.ts";
import type { Route } from "../customer/routes.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { ObligationTexts } from "../shell/content.ts";

/** An item with a due date, as a calendar shows it. Contains no amounts owed. TASK-03 */
export interface Deadline {
  /** Stable identifier such as "payment-2026"; does not change when the due date moves. */
  readonly key: string;
  readonly title: string;
  readonly by: CalendarDate;
}

/** A deadline and the portal page where the user meets it. TASK-03 */
export interface DeadlineWithPage extends Deadline {
  readonly page: Route;
}

const pages = {
  payment: "/fees-and-transactions",
  declaration: "/professional-development/annual-declarations",
} as const satisfies Readonly<Record<string, Route>>;

/** Returns the obligations that have a due date, most urgent first. TASK-03 */
export const deadlinesOf = (facts: ObligationFacts, texts: ObligationTexts): readonly DeadlineWithPage[] =>
  obligationsOf(facts).flatMap((item) => {
    const title = obligationHeading(item, texts);
    if (!("by" in item) || item.by === undefined || title === undefined) return [];
    // The amount owed may include more than the subscription; the subscription still supplies the due date and the
    // year.
    const year = item.kind === "payment" ? facts.statement?.subscription?.year : item.year;
    return [{ key: `${item.kind}-${String(year)}`, title, by: item.by, page: pages[item.kind] }];
  });

/** Whether a deadline is today or later; only these are exported to calendars. TASK-03 */
export const isAhead = ({ by }: Deadline, today: CalendarDate): boolean => by >= today;

/** File name for the download of a single deadline. */
export const deadlineFileName = ({ key }: Pick<Deadline, "key">): string => `${key}.ics`;

/** A customer's deadlines and, if one exists, the private address of their calendar feed. TASK-03 */
export interface DeadlineRecord {
  readonly deadlines: readonly Deadline[];
  readonly address?: string | undefined;
}

export type AddressChange = "make" | "renew" | "withdraw";
