import type { ObligationTexts } from "../shell/content.ts";
import { obligationHeading, obligationsOf, type ObligationFacts } from "../customer/obligations.ts";
import type { Route } from "../customer/routes.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";

/** Something that is asked of a person by a day, as a calendar shows it. It tells nobody what they owe. TASK-03 */
export interface Deadline {
  /** The same for as long as the same thing is asked, wherever its day moves: "payment-2026". */
  readonly key: string;
  readonly title: string;
  readonly by: CalendarDate;
}

/** A deadline with the page of the portal where it is met. TASK-03 */
export interface DeadlineWithPage extends Deadline {
  readonly page: Route;
}

const pages = {
  payment: "/fees-and-transactions",
  declaration: "/professional-development/annual-declarations",
} as const satisfies Readonly<Record<string, Route>>;

/** The obligations that have a day, most pressing first. TASK-03 */
export const deadlinesOf = (facts: ObligationFacts, texts: ObligationTexts): readonly DeadlineWithPage[] =>
  obligationsOf(facts).flatMap((item) => {
    const title = obligationHeading(item, texts);
    if (!("by" in item) || item.by === undefined || title === undefined) return [];
    // What is owed in all may be more than a subscription, which gives it its day and its year all the same.
    const year = item.kind === "payment" ? facts.statement?.subscription?.year : item.year;
    return [{ key: `${item.kind}-${String(year)}`, title, by: item.by, page: pages[item.kind] }];
  });

/** Whether a deadline can still be kept: no other is worth a place in a calendar of one's own. TASK-03 */
export const isAhead = ({ by }: Deadline, today: CalendarDate): boolean => by >= today;

/** The name that one deadline is saved under. */
export const deadlineFileName = ({ key }: Pick<Deadline, "key">): string => `${key}.ics`;

/** What the institute knows of someone's deadlines, and the private address under which any calendar finds them, if there is one. TASK-03 */
export interface DeadlineRecord {
  readonly deadlines: readonly Deadline[];
  readonly address?: string | undefined;
}

export type AddressChange = "make" | "renew" | "withdraw";
