import { isSuspended } from "../../customer/suspension.ts";
import { debtsOf, lateFees } from "../../fees/settling.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";
import { datedObligations, type DatedFacts } from "../reminders/dated-obligations.ts";

/** A reason for suspension, and the due date that has passed. YEAR-04 */
export type SuspensionReason =
  | { readonly code: "UNPAID_FEES"; readonly due: CalendarDate; readonly open: Pence }
  | { readonly code: "CPD_NON_COMPLIANCE"; readonly due: CalendarDate; readonly year: number };

/** The codes of reasons that follow from facts. */
const derivedReasons: readonly string[] = [
  "UNPAID_FEES",
  "CPD_NON_COMPLIANCE",
] satisfies readonly SuspensionReason["code"][];

const unpaid = (facts: DatedFacts, today: CalendarDate): readonly SuspensionReason[] => {
  const late = lateFees(debtsOf(facts), today);
  return late ? [{ code: "UNPAID_FEES", ...late }] : [];
};

/**
 * Reasons for suspending a customer on a day: fees and a declaration past their due dates. Empty for suspended
 * customers and closed accounts. Unpaid fees come first, because paying them ends the suspension. YEAR-04
 */
export const suspensionReasons = (facts: DatedFacts, today: CalendarDate): readonly SuspensionReason[] => {
  if (facts.standing.isClosed || isSuspended(facts.standing)) return [];
  const declarations = datedObligations(facts, today).flatMap((obligation): readonly SuspensionReason[] =>
    obligation.kind === "declaration" && obligation.due < today
      ? [{ code: "CPD_NON_COMPLIANCE", due: obligation.due, year: obligation.year }]
      : [],
  );
  return [...unpaid(facts, today), ...declarations];
};

/** Whether a reason holds on a day; one that follows from no facts, such as a decision, always does. YEAR-04, SUSP-01 */
export const isReasonMet = (facts: DatedFacts, code: string, today: CalendarDate): boolean =>
  !derivedReasons.includes(code) || suspensionReasons(facts, today).some((reason) => reason.code === code);
