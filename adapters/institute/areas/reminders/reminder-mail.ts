import { requestAddress, type Route } from "../../../../domain/customer/routes.ts";
import type { DatedObligation } from "../../../../domain/institute/reminders/dated-obligations.ts";
import { daysBetween, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { mailOf, type Mail, type MailTexts, type Words } from "../../platform/mail/mails.ts";
import { linesOf } from "../../platform/mail/paragraphs.ts";

/** A suspension in its grace period: reason and last day. */
export interface Grace {
  readonly code: string | null;
  readonly ends: CalendarDate | null;
}

/** The context of a reminder. */
interface ReminderFacts {
  readonly obligation: DatedObligation;
  /** Absent for those who are not suspended. */
  readonly grace?: Grace | undefined;
  readonly today: CalendarDate;
}

type ObligationOfKind<Kind extends DatedObligation["kind"]> = Extract<DatedObligation, { readonly kind: Kind }>;

type ReminderName =
  | "mail-reminder-declaration"
  | "mail-reminder-subscription"
  | "mail-reminder-practising-certificate"
  | "mail-reminder-answer";

const daysLeft = ({ obligation, today }: ReminderFacts): number => daysBetween(today, obligation.due);

/** "in 30 days", "tomorrow", "today" */
const soonness = (days: number, { soon }: Words<ReminderName>["frame"]): string => {
  if (days === 0) return soon.today;
  return days === 1 ? soon.tomorrow : fillLine(soon.later, { days: String(days) });
};

const portalLink = ({ portalUrl }: MailTexts, route: Route, text: string) => ({ text, href: `${portalUrl}/#${route}` });

type Consequences = Words<"mail-reminder-declaration" | "mail-reminder-subscription">["texts"]["consequence"];

/** Chooses the consequence text by whether the person is suspended for the same reason. */
const consequenceOf = (
  texts: Consequences,
  code: string,
  facts: ReminderFacts,
  { say, rules }: Pick<Words<ReminderName>, "say" | "rules">,
) => {
  const { grace } = facts;
  if (grace?.code === code)
    return grace.ends === null
      ? say(texts.suspended, {})
      : say(texts.suspendedUntil, { lastDay: displayDate(grace.ends, rules) });
  if (daysLeft(facts) < 0) return say(grace ? texts.overdueInGrace : texts.overdue, {});
  return say(grace ? texts.dueInGrace : texts.due, {});
};

const declaration = (mails: MailTexts, obligation: ObligationOfKind<"declaration">, facts: ReminderFacts): Mail =>
  mailOf(mails, "mail-reminder-declaration", ({ texts, frame, say, rules }) => {
    const days = daysLeft(facts);
    const { subject, body } = days < 0 ? texts.overdue : texts.due;
    const values = { year: String(obligation.year), date: displayDate(obligation.due, rules) };
    const consequence = consequenceOf(texts.consequence, "CPD_NON_COMPLIANCE", facts, { say, rules });
    return {
      subject: fillLine(subject, values),
      paragraphs: say(body, { ...values, soon: soonness(days, frame), consequence }),
      link: portalLink(mails, "/professional-development/annual-declarations", texts.link),
    };
  });

const subscription = (mails: MailTexts, obligation: ObligationOfKind<"subscription">, facts: ReminderFacts): Mail =>
  mailOf(mails, "mail-reminder-subscription", ({ texts, frame, say, rules }) => {
    const days = daysLeft(facts);
    const { subject, body } = days < 0 ? texts.overdue : texts.due;
    const values = { year: String(obligation.year), date: displayDate(obligation.due, rules) };
    const consequence = consequenceOf(texts.consequence, "UNPAID_FEES", facts, { say, rules });
    const amount = displayPrice(obligation.open, rules, "forced");
    return {
      subject: fillLine(subject, values),
      paragraphs: say(body, { ...values, soon: soonness(days, frame), amount, consequence }),
      link: portalLink(mails, "/fees-and-transactions", texts.link),
    };
  });

const practisingCertificate = (
  mails: MailTexts,
  { jurisdiction, subject: number, due }: ObligationOfKind<"practisingCertificate">,
  facts: ReminderFacts,
): Mail =>
  mailOf(mails, "mail-reminder-practising-certificate", ({ texts, frame, say, rules }) => {
    const days = daysLeft(facts);
    const { subject, body } = days < 0 ? texts.overdue : texts.due;
    const values = { jurisdiction, date: displayDate(due, rules) };
    return {
      subject: fillLine(subject, values),
      paragraphs: say(body, { ...values, number, soon: soonness(days, frame) }),
      link: portalLink(mails, "/documents-and-downloads", texts.link),
    };
  });

/** The name of a submission in mails: "CPD declaration for 2026". */
const nameOf = (
  { of, year }: ObligationOfKind<"answer">,
  { submissions }: Words<"mail-reminder-answer">["frame"],
): string => {
  switch (of) {
    case "declaration":
      return fillLine(submissions.declaration, { year: String(year) });
    case "waiver":
      return fillLine(submissions.waiverRequest, { year: String(year) });
    case "application":
    case "retirement":
      return submissions[of];
  }
};

const answer = (mails: MailTexts, obligation: ObligationOfKind<"answer">, facts: ReminderFacts): Mail =>
  mailOf(mails, "mail-reminder-answer", ({ texts, frame, say, rules }) => {
    const days = daysLeft(facts);
    const { subject, body } = days < 0 ? texts.overdue : texts.due;
    const { subject: reference, wanted, due } = obligation;
    const values = { what: nameOf(obligation, frame), date: displayDate(due, rules) };
    return {
      subject: fillLine(subject, values),
      paragraphs: say(body, { ...values, reference, wanted: linesOf(wanted), soon: soonness(days, frame) }),
      link: { text: texts.link, href: `${mails.portalUrl}/#${requestAddress(reference)}` },
    };
  });

/**
 * Writes a reminder in words for the customer type: what to do, by when, the consequences, and where to do it. YEAR-02
 */
export const reminderMail = (mails: MailTexts, facts: ReminderFacts): Mail => {
  const { obligation } = facts;
  switch (obligation.kind) {
    case "declaration":
      return declaration(mails, obligation, facts);
    case "subscription":
      return subscription(mails, obligation, facts);
    case "practisingCertificate":
      return practisingCertificate(mails, obligation, facts);
    case "answer":
      return answer(mails, obligation, facts);
  }
};
