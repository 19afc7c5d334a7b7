import type { ToDeclare } from "../../domain/cpd/status.ts";
import { obligationWords, type ObligationWords } from "../../domain/customer/obligation-texts.ts";
import {
  datesOf,
  displayedDays,
  requiresAction,
  isDueToday,
  type Obligation,
  type ObligationOf,
  type Urgency,
} from "../../domain/customer/obligation.ts";
import { declarationObligation } from "../../domain/customer/obligations.ts";
import { displayDate, withWholeDates, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../domain/kernel/money.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ObligationTexts } from "../../domain/shell/content.ts";
import { ButtonLink } from "./button-link.tsx";
import { classNames } from "./class-names.ts";
import { Figure, Ledger, type FigureWords } from "./ledger.tsx";
import { PartHeading } from "./part-heading.tsx";
import { useRules } from "./rules.ts";

import styles from "./ledger.module.css";

interface ObligationsProps {
  readonly items: readonly Obligation[];
  readonly texts: ObligationTexts;
}

/** Texts of an obligation besides its state: due date and figure. */
interface Said {
  readonly when?: string | undefined;
  readonly note?: string | undefined;
  readonly figure?: FigureWords | undefined;
}

const days = (count: number): string => `${String(count)} ${count === 1 ? "day" : "days"}`;

type Look = readonly [word: string, look?: string | undefined];

/** Label and style of each state; states that require nothing have none, because their list has a heading. */
const looks: Readonly<Record<Urgency, Look | undefined>> = {
  coming: ["Coming"],
  due: ["Due", styles.due],
  overdue: ["Overdue", styles.late],
  ready: ["You may apply", styles.ready],
  optional: undefined,
  "with us": undefined,
};

const fullDay = (day: CalendarDate, rules: DateStyle): string => withWholeDates(displayDate(day, rules));

/** Formats "by 31 December 2026" or "since 22 October 2026". */
const dayWords = (state: Urgency, by: CalendarDate, rules: DateStyle): string =>
  `${state === "overdue" ? "since" : "by"} ${fullDay(by, rules)}`;

/** Formats a date with the remaining days: "by 31 December 2026, in 40 days". */
const whenWords = (item: Obligation, rules: DateStyle): string | undefined => {
  const dates = datesOf(item);
  if (!dates) return undefined;
  const { due: by, days: left } = dates;
  if (isDueToday(item)) return fullDay(by, rules);
  const count = displayedDays(item.state, left) ?? 0;
  const until = item.state === "overdue" ? days(count) : `in ${days(count)}`;
  return [dayWords(item.state, by, rules), ...(count === 0 ? [] : [until])].join(", ");
};

/** Label and style of an obligation; due today is as urgent as overdue. TASK-01, DATE-02 */
const lookOf = (item: Obligation): Look | undefined => {
  if (isDueToday(item)) return ["Due today", styles.late];
  return item.kind === "practisingCertificate" && item.state === "overdue"
    ? ["Expired", styles.late]
    : looks[item.state];
};

const paymentSays = (item: ObligationOf<"payment">, texts: ObligationTexts, rules: DateStyle & MoneyStyle): Said => {
  const { state, owed, failedOn, pendingSince } = item;
  const isLate = state === "overdue";
  const standing = failedOn
    ? fill(texts.payment.failed, { date: displayDate(failedOn, rules) })
    : pendingSince && fill(texts.payment.pending, { date: displayDate(pendingSince, rules) });
  return {
    when: whenWords(item, rules),
    note: standing ?? (isLate ? texts.payment.settling : undefined),
    figure: { number: displayPrice(owed, rules, "forced"), unit: isLate ? "overdue" : "to pay" },
  };
};

const daysFigure = (state: Urgency, days: number): FigureWords | undefined => {
  const count = displayedDays(state, days);
  return count === undefined
    ? undefined
    : { number: String(count), unit: `${count === 1 ? "day" : "days"} ${state === "overdue" ? "late" : "left"}` };
};

/** Due date and remaining days of an obligation that is met by an action. */
const dayAndFigure = (item: Obligation, rules: DateStyle): Pick<Said, "when" | "figure"> => {
  const dates = datesOf(item);
  if (!dates) return {};
  const { due, days: left } = dates;
  return isDueToday(item)
    ? { when: fullDay(due, rules), figure: { number: "Today", unit: "is the last day" } }
    : { when: dayWords(item.state, due, rules), figure: daysFigure(item.state, left) };
};

const certificateSays = (
  item: ObligationOf<"practisingCertificate">,
  texts: ObligationTexts,
  rules: DateStyle,
): Said => ({
  ...dayAndFigure(item, rules),
  ...(item.state === "overdue"
    ? {
        when: `on ${fullDay(item.due, rules)}`,
        figure: { number: String(-item.days), unit: item.days === -1 ? "day ago" : "days ago" },
      }
    : {}),
  note: fill(texts.practisingCertificate.note, { number: item.subject }),
});

const examSays = ({ due, days: left, time, place }: ObligationOf<"exam">, rules: DateStyle): Said => ({
  when: `${left === 0 ? "today" : `on ${fullDay(due, rules)}`}, ${time}`,
  note: place,
  figure:
    left === 0
      ? { number: "Today", unit: time }
      : { number: String(left), unit: left === 1 ? "day to go" : "days to go" },
});

/** The requested information, or otherwise the date on which the institute received the submission. */
const submissionSays = (item: ObligationOf<"submission">, texts: ObligationTexts, rules: DateStyle): Said => ({
  ...dayAndFigure(item, rules),
  note: item.wanted ?? fill(texts.submission.sent, { date: displayDate(item.since, rules), reference: item.reference }),
});

const saidOf = (item: Obligation, texts: ObligationTexts, rules: DateStyle & MoneyStyle): Said => {
  switch (item.kind) {
    case "payment":
      return paymentSays(item, texts, rules);
    case "declaration":
      return {
        ...dayAndFigure(item, rules),
        note: fill(texts.declaration[item.status].message, { year: item.subject }),
      };
    case "practisingCertificate":
      return certificateSays(item, texts, rules);
    case "exam":
      return examSays(item, rules);
    case "submission":
      return submissionSays(item, texts, rules);
    case "insurance":
      return { note: texts.insurance.note };
    case "application":
      return { note: texts.application.note, figure: { number: "3 of 3", unit: "requirements met" } };
    case "notification":
      return {};
  }
};

/** Obligations, most urgent first, each with due date, amount and one link. TASK-01, LAND-02, CPD-02, FEES-03 */
export const Obligations = ({ items, texts }: ObligationsProps) => {
  const rules = useRules();
  return (
    <Ledger>
      {items.map((item) => {
        const words = obligationWords(item, texts);
        return (
          words && (
            <One key={`${item.kind} ${item.subject}`} item={item} words={words} said={saidOf(item, texts, rules)} />
          )
        );
      })}
    </Ledger>
  );
};

/** Due date or overdue date of a declaration, shown at the start of its form. TASK-01, CPD-02 */
export const DeclarationState = ({ declaration }: { readonly declaration: ToDeclare }) => {
  const rules = useRules();
  const item = declarationObligation(declaration);
  const [word, look] = lookOf(item) ?? [];
  return (
    <p className={classNames(styles.when, look)}>
      <strong className={styles.state}>{word}</strong> {whenWords(item, rules)}
    </p>
  );
};

interface OneProps {
  readonly item: Obligation;
  readonly words: ObligationWords;
  readonly said: Said;
}

const One = ({ item, words: { heading, link }, said }: OneProps) => {
  const look = lookOf(item);
  return (
    <li className={classNames(styles.entry, styles.obligation, look?.[1])}>
      <div className={styles.what}>
        <PartHeading>{heading}</PartHeading>
        {look && (
          <p className={styles.when}>
            <strong className={styles.state}>{look[0]}</strong> {said.when}
          </p>
        )}
        {said.note !== undefined && <p>{said.note}</p>}
      </div>
      <Figure figure={said.figure} />
      <p className={styles.act}>
        <ButtonLink href={link.href} look={requiresAction(item) && item.state !== "coming" ? "primary" : "plain"}>
          {link.text}
        </ButtonLink>
      </p>
    </li>
  );
};
