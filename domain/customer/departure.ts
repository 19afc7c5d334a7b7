import type { Debt } from "../fees/settling.ts";
import { firstDayOf, type CalendarDate } from "../kernel/calendar-date.ts";

/** Why people leave the organisation. LIFE-01, LIFE-02 */
export const departureKinds = ["resigned", "deceased", "closed", "merged"] as const;
export type DepartureKind = (typeof departureKinds)[number];

/** Which debts are credited when somebody leaves. */
export const departureCredits = ["nothing", "later subscriptions", "everything"] as const;
export type DepartureCredits = (typeof departureCredits)[number];

/** Why somebody leaves, and from which day on they have left. LIFE-01 */
export interface Departure {
  readonly kind: DepartureKind;
  readonly on: CalendarDate;
}

/** The part of a person that decides whether they can leave or return. */
export interface Leaver {
  readonly isClosed: boolean;
  /** Absent for accounts that an earlier release closed. */
  readonly departure: Departure | undefined;
}

/** Whether a departure has taken effect on a day. LIFE-01 */
export const hasLeft = ({ on }: Departure, today: CalendarDate): boolean => on <= today;

/** Why somebody cannot leave; undefined when they can. A planned departure can be replaced by another. LIFE-01 */
export const whyNotLeaving = (
  { isClosed, departure }: Leaver,
  { kind, on }: Departure,
  today: CalendarDate,
): string | undefined => {
  if (kind === "deceased" && on > today) return "The day of a death cannot be in the future.";
  if (departure?.kind === "merged") return "It is part of another account: record it there.";
  // The death of somebody who had left is recorded too: no mail may be sent to them later.
  const isDeath = kind === "deceased" && departure?.kind !== "deceased";
  return isClosed && !isDeath ? "The account is closed already." : undefined;
};

/** Whether a return undoes a departure, because no day lies between them. LIFE-01 */
export const isContinuous = ({ departure }: Leaver, on: CalendarDate): boolean =>
  departure !== undefined && on <= departure.on;

/** Why somebody cannot be readmitted from a day on, with days as `say` words them; undefined when they can. LIFE-01 */
export const whyNotReadmitted = (
  leaver: Leaver,
  on: CalendarDate,
  today: CalendarDate,
  say: (day: CalendarDate) => string = (day) => day,
): string | undefined => {
  const { isClosed, departure } = leaver;
  if (!isClosed && departure === undefined) return "They have not left.";
  if (on > today) return "A readmission cannot be in the future.";
  if (departure?.kind === "merged") return "Their records were moved to another account.";
  if (departure?.kind === "deceased" && !isContinuous(leaver, on))
    return `They are recorded as deceased on ${say(departure.on)}. If that was a mistake, readmit them from that day.`;
  return departure !== undefined && on < departure.on && hasLeft(departure, today)
    ? "They had not left on that day."
    : undefined;
};

/**
 * The debts that are credited when somebody leaves on a day. Those who leave on the first day of a year, or before, owe
 * no subscription for it. LIFE-01
 */
export const creditedDebts = (
  debts: readonly Debt[],
  { on }: Pick<Departure, "on">,
  credits: DepartureCredits,
): readonly Debt[] => {
  if (credits === "nothing") return [];
  return credits === "everything" ? debts : debts.filter(({ year }) => year !== undefined && on <= firstDayOf(year));
};

/** Two accounts of one person. */
export interface Merger {
  readonly from: Leaver & { readonly customerId: string };
  readonly into: Leaver & { readonly customerId: string };
}

/** Why an account cannot become part of another; undefined when it can. LIFE-02 */
export const whyNotMerged = ({ from, into }: Merger): string | undefined => {
  if (from.customerId === into.customerId) return "Give two different people.";
  if (from.departure?.kind === "merged") return "It is part of another account already.";
  return into.isClosed ? `The account ${into.customerId} is closed: readmit them first.` : undefined;
};
