import { displayNumber } from "../../kernel/display-number.ts";
import { messagesOf, withValues, formatMessage, type Message, type Wording } from "../../kernel/message.ts";
import type { OrganisationRules } from "../../rules/organisation-rules.ts";

/** Numbers that are written as words. RULE-04 */
export const numberMessages = messagesOf("number", {
  0: "no",
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
});

/** Words for the quantities of rules. RULE-04 */
export const unitMessages = messagesOf("unit", {
  year: { one: "{number} year", other: "{number} years" },
  day: { one: "{number} day", other: "{number} days" },
  workingDay: { one: "{number} working day", other: "{number} working days" },
  calendarYear: "calendar year",
  cpdYear: "CPD year",
});

/** A number up to ten as a word, and a larger one in digits. */
const spelled = (count: number): number | Message =>
  (numberMessages as Readonly<Partial<Record<number, Message>>>)[count] ?? count;

/**
 * The placeholders that texts of every page, letter and paper may use for the organisation's rules, in the words of a
 * language; English without. They are filled when the institute loads the text, so pages never see them. RULE-02,
 * RULE-04, LANG-04
 */
export const ruleTexts = ({ cpd, evidenceYears, graceDays, promisedDays }: OrganisationRules, wording?: Wording) => {
  const style = { locale: wording?.locale ?? "en" };
  const withUnit = (count: number, unit: Message): string =>
    formatMessage(withValues(unit, { count, number: spelled(count) }), wording);
  const { year, day, workingDay, calendarYear, cpdYear } = unitMessages;
  const years = spelled(evidenceYears);
  return {
    unitsRequired: displayNumber(cpd.units.required, style),
    unitsVerifiable: displayNumber(cpd.units.verifiable, style),
    unitsBroughtForward: displayNumber(cpd.units.broughtForward, style),
    /** The name of a CPD year; a calendar year needs no special name. */
    cpdYear: formatMessage(cpd.year.starts === "01-01" ? calendarYear : cpdYear, wording),
    /** "three", for sentences that contain the unit elsewhere. */
    evidenceYearsNumber: typeof years === "number" ? String(years) : formatMessage(years, wording),
    evidenceYears: withUnit(evidenceYears, year),
    graceDays: withUnit(graceDays, day),
    promisedDaysWaiver: withUnit(promisedDays.waiver, workingDay),
    promisedDaysApplication: withUnit(promisedDays.application, workingDay),
    promisedDaysReducedSubscription: withUnit(promisedDays.reducedSubscription, workingDay),
    promisedDaysPayment: withUnit(promisedDays.payment, workingDay),
    promisedDaysMessage: withUnit(promisedDays.message, workingDay),
  } as const satisfies Readonly<Record<string, string>>;
};

/** The names of the placeholders for rules. */
export type RuleTexts = ReturnType<typeof ruleTexts>;

/** Fills the placeholders for rules in some words; all others stay. */
export const fillRules = (words: string, texts: RuleTexts): string =>
  words.replace(/\{([a-zA-Z]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(texts, name) ? texts[name as keyof RuleTexts] : placeholder,
  );
