import type { Route } from "../../domain/customer/routes.ts";
import type { UserType } from "../../domain/customer/user-type.ts";
import { daysBetween, displayDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import type { DatedObligation } from "../../domain/reminders/dated-obligations.ts";
import type { OrganisationRules } from "../../domain/rules/organisation-rules.ts";
import type { Letter } from "../mail/letters.ts";

/** A suspension in its grace period: why, and until when. */
export interface Grace {
  readonly code: string | null;
  readonly ends: CalendarDate | null;
}

/** What a reminder is written for. */
interface ReminderFacts {
  readonly obligation: DatedObligation;
  readonly type: UserType | undefined;
  /** Absent for those who are not suspended. */
  readonly grace?: Grace | undefined;
  readonly today: CalendarDate;
  readonly rules: OrganisationRules;
  /** Address of the portal, without a slash at the end. */
  readonly portalUrl: string;
}

type ReminderLetter = Required<Omit<Letter, "to">>;

interface Timing {
  readonly date: string;
  /** "in 30 days", "tomorrow", "today". */
  readonly soon: string;
  readonly isLate: boolean;
}

const soonness = (days: number): string => {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
};

const suspended: Readonly<Record<UserType, string>> = {
  member: "we can suspend your membership",
  affiliate: "we can suspend your registration",
  student: "we can suspend your registration, and you cannot enter exams",
  graduate: "we can suspend your registration",
  firm: "we can suspend the firm's registration",
};

const untilEnd = ({ ends }: Grace, rules: OrganisationRules): string =>
  ends === null ? "" : ` The last day for it is ${displayDate(ends, rules)}.`;

const way = (portalUrl: string, route: Route, text: string): ReminderLetter["way"] => ({
  text,
  href: `${portalUrl}/#${route}`,
});

/** What happens while a declaration is missing. */
const declarationMissing = (isLate: boolean, { grace, rules }: ReminderFacts): string => {
  if (grace?.code === "CPD_NON_COMPLIANCE")
    return `You are suspended because a declaration is missing. Please make it now: the suspension ends once we have checked it.${untilEnd(grace, rules)}`;
  const consequence = `you cannot have a letter of good standing${grace ? "" : ", and we can suspend your membership"}`;
  return isLate
    ? `Please make it now. As long as it is missing, ${consequence}.`
    : `If we do not have it by then, ${consequence}.`;
};

const declaration = (
  { year }: DatedObligation & { readonly kind: "declaration" },
  { date, soon, isLate }: Timing,
  facts: ReminderFacts,
): ReminderLetter => ({
  subject: isLate
    ? `Your CPD declaration for ${year} is overdue`
    : `Your CPD declaration for ${year} is due by ${date}`,
  paragraphs: [
    isLate
      ? `Your CPD declaration for ${year} was due by ${date}, and we do not have it yet.`
      : `Please make your CPD declaration for ${year} by ${date}: that is ${soon}.`,
    declarationMissing(isLate, facts),
  ],
  way: way(facts.portalUrl, "/professional-development/annual-declarations", "Make your declaration"),
});

/** What happens while a subscription is unpaid. */
const subscriptionUnpaid = (isLate: boolean, { grace, rules, type = "member" }: ReminderFacts): string => {
  if (grace?.code === "UNPAID_FEES")
    return `You are suspended because fees are unpaid. The suspension ends as soon as all that is overdue is paid.${untilEnd(grace, rules)}`;
  if (grace) return "Unpaid fees can be a reason of their own for a suspension.";
  return isLate
    ? `Please pay it now. As long as it is unpaid, ${suspended[type]}.`
    : `If it is not paid by then, ${suspended[type]}.`;
};

const subscription = (
  { year, open }: DatedObligation & { readonly kind: "subscription" },
  { date, soon, isLate }: Timing,
  facts: ReminderFacts,
): ReminderLetter => {
  const { portalUrl, rules } = facts;
  const amount = displayPrice(open, rules, "forced");
  const days = rules.promisedDays.payment;
  return {
    subject: isLate ? `Your subscription for ${year} is overdue` : `Your subscription for ${year} is due by ${date}`,
    paragraphs: [
      isLate
        ? `Your subscription for ${year} was due by ${date}, and ${amount} is still to be paid.`
        : `Please pay your subscription for ${year} by ${date}: that is ${soon}. ${amount} is still to be paid.`,
      subscriptionUnpaid(isLate, facts),
      `A payment shows in the portal within ${days} working ${days === 1 ? "day" : "days"}. If you have paid in the meantime, you do not need to do anything.`,
    ],
    way: way(portalUrl, "/fees-and-transactions", "See what you owe, and pay"),
  };
};

const practisingCertificate = (
  { jurisdiction, subject: number }: DatedObligation & { readonly kind: "practisingCertificate" },
  { date, soon, isLate }: Timing,
  { portalUrl }: ReminderFacts,
): ReminderLetter => ({
  subject: isLate
    ? `Your practising certificate (${jurisdiction}) has expired`
    : `Your practising certificate (${jurisdiction}) expires on ${date}`,
  paragraphs: [
    isLate
      ? `Your practising certificate ${number} (${jurisdiction}) expired on ${date}.`
      : `Your practising certificate ${number} (${jurisdiction}) expires on ${date}: that is ${soon}.`,
    `${isLate ? "Until you have renewed it" : "If you do not renew it by then"}, you may not practise there. If you have given up practice there, you do not need to do anything.`,
  ],
  way: way(portalUrl, "/documents-and-downloads", "See your certificates, and renew them"),
});

/**
 * Writes a reminder: what is to be done, by when, what happens otherwise, and where to do it, in words for the person's
 * kind. YEAR-02
 */
export const reminderLetter = (facts: ReminderFacts): ReminderLetter => {
  const { obligation, today, rules } = facts;
  const days = daysBetween(today, obligation.due);
  const timing = { date: displayDate(obligation.due, rules), soon: soonness(days), isLate: days < 0 };
  switch (obligation.kind) {
    case "declaration":
      return declaration(obligation, timing, facts);
    case "subscription":
      return subscription(obligation, timing, facts);
    case "practisingCertificate":
      return practisingCertificate(obligation, timing, facts);
  }
};
