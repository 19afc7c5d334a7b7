import { plusDays, type CalendarDate } from "../../kernel/calendar-date.ts";
import { datedObligations, type DatedFacts, type DatedObligation } from "./dated-obligations.ts";

/** A change that happens to a customer on a day because time passes. YEAR-03 */
export type DatedChange =
  | { readonly what: "opens" | "becomes overdue" | "expires"; readonly obligation: DatedObligation }
  | { readonly what: "grace period ends"; readonly graceEnds: CalendarDate };

const changesOfObligation = (
  obligation: DatedObligation,
  { declaration }: DatedFacts,
  day: CalendarDate,
): readonly DatedChange[] => {
  const { kind, due } = obligation;
  if (kind === "practisingCertificate") return due === day ? [{ what: "expires", obligation }] : [];
  return [
    ...(kind === "declaration" && declaration?.opens === day ? [{ what: "opens", obligation } as const] : []),
    ...(plusDays(due, 1) === day ? [{ what: "becomes overdue", obligation } as const] : []),
  ];
};

/**
 * Changes for a customer on a day: a declaration opens; a declaration, a subscription or an answer becomes overdue, on
 * the day after its due date; a practising certificate or a grace period has its last day. YEAR-03
 */
export const changesOn = (facts: DatedFacts, day: CalendarDate): readonly DatedChange[] => [
  ...datedObligations(facts, day).flatMap((obligation) => changesOfObligation(obligation, facts, day)),
  ...(facts.suspension === "grace" && facts.graceEnds === day
    ? [{ what: "grace period ends", graceEnds: day } as const]
    : []),
];
