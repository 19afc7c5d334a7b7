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
import { inNumber } from "../../domain/kernel/content.ts";
import { displayPrice, type MoneyStyle } from "../../domain/kernel/money.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import type { ObligationTexts } from "../../domain/shell/content.ts";
import { ButtonLink } from "./button-link.tsx";
import { classNames } from "./class-names.ts";
import { Figure, Ledger, type FigureWords } from "./ledger.tsx";
import { PartHeading } from "./part-heading.tsx";
import { useRules } from "./rules.ts";
import { useTexts } from "./texts.ts";

import styles from "./ledger.module.css";

interface ObligationsProps {
  readonly items: readonly Obligation[];
  readonly texts: ObligationTexts;
}

type StateTexts = ComponentTexts["obligations"];
type Texts = ObligationTexts & StateTexts;

/** Texts of an obligation besides its state: due date and figure. */
interface Wording {
  readonly when?: string | undefined;
  readonly note?: string | undefined;
  readonly figure?: FigureWords | undefined;
}

/** The key of a state's text, and its style. */
type Look = readonly [word: keyof StateTexts["states"], look?: string | undefined];

/** Label and style of each state; states that require nothing have none, because their list has a heading. */
const looks: Readonly<Record<Urgency, Look | undefined>> = {
  coming: ["coming"],
  due: ["due", styles.due],
  overdue: ["overdue", styles.late],
  ready: ["ready", styles.ready],
  optional: undefined,
  "with us": undefined,
};

const fullDay = (day: CalendarDate, rules: DateStyle): string => withWholeDates(displayDate(day, rules));

/** Formats "by 31 December 2026" or "since 22 October 2026". */
const dayWords = (state: Urgency, by: CalendarDate, { dates }: StateTexts, rules: DateStyle): string =>
  fill(state === "overdue" ? dates.since : dates.by, { date: displayDate(by, rules) });

/** Formats a date with the remaining days: "by 31 December 2026, in 40 days". */
const whenWords = (item: Obligation, texts: StateTexts, rules: DateStyle): string | undefined => {
  const dates = datesOf(item);
  if (!dates) return undefined;
  const { due: by, days: left } = dates;
  if (isDueToday(item)) return fullDay(by, rules);
  const count = displayedDays(item.state, left) ?? 0;
  if (count === 0) return dayWords(item.state, by, texts, rules);
  const dated = item.state === "overdue" ? texts.dates.sinceFor : texts.dates.byIn;
  return fill(inNumber(count, dated, rules), { date: displayDate(by, rules), count: String(count) });
};

/** Label and style of an obligation; due today is as urgent as overdue. TASK-01, DATE-02 */
const lookOf = (item: Obligation): Look | undefined => {
  if (isDueToday(item)) return ["dueToday", styles.late];
  return item.kind === "practisingCertificate" && item.state === "overdue"
    ? ["expired", styles.late]
    : looks[item.state];
};

const paymentSays = (item: ObligationOf<"payment">, texts: Texts, rules: DateStyle & MoneyStyle): Wording => {
  const { state, owed, failedOn, pendingSince, takenBack } = item;
  const isLate = state === "overdue";
  const standing = failedOn
    ? fill(texts.payment.failed, { date: displayDate(failedOn, rules) })
    : pendingSince
      ? fill(texts.payment.pending, { date: displayDate(pendingSince, rules) })
      : takenBack &&
        texts.payment.takenBack &&
        fill(texts.payment.takenBack, {
          paidOn: displayDate(takenBack.paidOn, rules),
          date: displayDate(takenBack.on, rules),
        });
  return {
    when: whenWords(item, texts, rules),
    note: standing ?? (isLate ? texts.payment.settling : undefined),
    figure: { number: displayPrice(owed, rules, "forced"), unit: isLate ? texts.figures.overdue : texts.figures.toPay },
  };
};

const daysFigure = (
  state: Urgency,
  days: number,
  { figures }: StateTexts,
  rules: DateStyle,
): FigureWords | undefined => {
  const count = displayedDays(state, days);
  return count === undefined
    ? undefined
    : { number: String(count), unit: inNumber(count, state === "overdue" ? figures.late : figures.left, rules) };
};

/** Due date and remaining days of an obligation that is met by an action. */
const dayAndFigure = (item: Obligation, texts: StateTexts, rules: DateStyle): Pick<Wording, "when" | "figure"> => {
  const dates = datesOf(item);
  if (!dates) return {};
  const { due, days: left } = dates;
  return isDueToday(item)
    ? { when: fullDay(due, rules), figure: { number: texts.figures.today, unit: texts.figures.lastDay } }
    : { when: dayWords(item.state, due, texts, rules), figure: daysFigure(item.state, left, texts, rules) };
};

const certificateSays = (item: ObligationOf<"practisingCertificate">, texts: Texts, rules: DateStyle): Wording => ({
  ...dayAndFigure(item, texts, rules),
  ...(item.state === "overdue"
    ? {
        when: fill(texts.dates.on, { date: displayDate(item.due, rules) }),
        figure: { number: String(-item.days), unit: inNumber(-item.days, texts.figures.ago, rules) },
      }
    : {}),
  note: fill(texts.practisingCertificate.note, { number: item.subject }),
});

const examSays = (
  { due, days: left, time, place }: ObligationOf<"exam">,
  { dates, figures }: StateTexts,
  rules: DateStyle,
): Wording => ({
  when: left === 0 ? fill(dates.timeToday, { time }) : fill(dates.timeOn, { date: displayDate(due, rules), time }),
  note: place,
  figure:
    left === 0
      ? { number: figures.today, unit: time }
      : { number: String(left), unit: inNumber(left, figures.toGo, rules) },
});

/** The requested information, or otherwise the date on which the institute received the submission. */
const submissionSays = (item: ObligationOf<"submission">, texts: Texts, rules: DateStyle): Wording => ({
  ...dayAndFigure(item, texts, rules),
  note: item.wanted ?? fill(texts.submission.sent, { date: displayDate(item.since, rules), reference: item.reference }),
});

const wordingOf = (item: Obligation, texts: Texts, rules: DateStyle & MoneyStyle): Wording => {
  switch (item.kind) {
    case "payment":
      return paymentSays(item, texts, rules);
    case "declaration":
      return {
        ...dayAndFigure(item, texts, rules),
        note: fill(texts.declaration[item.status].message, { year: item.subject }),
      };
    case "practisingCertificate":
      return certificateSays(item, texts, rules);
    case "exam":
      return examSays(item, texts, rules);
    case "submission":
      return submissionSays(item, texts, rules);
    case "contact":
      return { note: texts.contact[item.address === undefined ? "missing" : "unreachable"].note };
    case "insurance":
      return { note: texts.insurance.note };
    case "application":
      return {
        note: texts.application.note,
        figure: { number: texts.figures.requirements, unit: texts.figures.requirementsMet },
      };
    case "notification":
      // The day of the notification is not the day on which something is due.
      return requiresAction(item) || !item.since
        ? {}
        : { note: fill(texts.dates.sinceDay, { date: displayDate(item.since, rules) }) };
  }
};

/** Obligations, most urgent first, each with due date, amount and one link. TASK-01, LAND-02, CPD-02, FEES-03 */
export const Obligations = ({ items, texts }: ObligationsProps) => {
  const rules = useRules();
  const all: Texts = { ...useTexts().obligations, ...texts };
  return (
    <Ledger>
      {items.map((item) => {
        const words = obligationWords(item, texts);
        return (
          words && (
            <One
              key={`${item.kind} ${item.subject}`}
              item={item}
              texts={all}
              words={words}
              wording={wordingOf(item, all, rules)}
            />
          )
        );
      })}
    </Ledger>
  );
};

/** Due date or overdue date of a declaration, shown at the start of its form. TASK-01, CPD-02 */
export const DeclarationState = ({ declaration }: { readonly declaration: ToDeclare }) => {
  const texts = useTexts().obligations;
  const rules = useRules();
  const item = declarationObligation(declaration);
  const [word, look] = lookOf(item) ?? [];
  return (
    <p className={classNames(styles.when, look)}>
      <strong className={styles.state}>{word && texts.states[word]}</strong> {whenWords(item, texts, rules)}
    </p>
  );
};

interface OneProps {
  readonly texts: StateTexts;
  readonly item: Obligation;
  readonly words: ObligationWords;
  readonly wording: Wording;
}

const One = ({ item, texts, words: { heading, link }, wording }: OneProps) => {
  const look = lookOf(item);
  return (
    <li className={classNames(styles.entry, styles.obligation, look?.[1])}>
      <div className={styles.what}>
        <PartHeading>{heading}</PartHeading>
        {look && (
          <p className={styles.when}>
            <strong className={styles.state}>{texts.states[look[0]]}</strong> {wording.when}
          </p>
        )}
        {wording.note !== undefined && <p>{wording.note}</p>}
      </div>
      <Figure figure={wording.figure} />
      <p className={styles.act}>
        <ButtonLink
          href={link.href}
          look={requiresAction(item) && item.state !== "coming" ? "primary" : "plain"}
          isUrgent={look?.[1] === styles.late}
        >
          {link.text}
        </ButtonLink>
      </p>
    </li>
  );
};
