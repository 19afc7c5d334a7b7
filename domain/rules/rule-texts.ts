import type { OrganisationRules } from "./organisation-rules.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Writes a number up to ten as a word, and a larger one in digits. */
const spelled = (count: number): string => numbers[count] ?? String(count);

const withUnit = (count: number, unit: string): string => `${spelled(count)} ${unit}${count === 1 ? "" : "s"}`;

/**
 * The placeholders that texts of every page, letter and paper may use for the organisation's rules. They are filled
 * when the institute loads the text, so pages never see them. RULE-02, RULE-04
 */
export const ruleTexts = ({ cpd, evidenceYears, graceDays, promisedDays }: OrganisationRules) =>
  ({
    unitsRequired: String(cpd.units.required),
    unitsVerifiable: String(cpd.units.verifiable),
    unitsBroughtForward: String(cpd.units.broughtForward),
    /** The name of a CPD year; a calendar year needs no special name. */
    cpdYear: cpd.year.starts === "01-01" ? "calendar year" : "CPD year",
    /** "three", for sentences that contain the unit elsewhere. */
    evidenceYearsNumber: spelled(evidenceYears),
    evidenceYears: withUnit(evidenceYears, "year"),
    graceDays: withUnit(graceDays, "day"),
    promisedDaysWaiver: withUnit(promisedDays.waiver, "working day"),
    promisedDaysApplication: withUnit(promisedDays.application, "working day"),
    promisedDaysReducedSubscription: withUnit(promisedDays.reducedSubscription, "working day"),
    promisedDaysPayment: withUnit(promisedDays.payment, "working day"),
    promisedDaysMessage: withUnit(promisedDays.message, "working day"),
  }) as const satisfies Readonly<Record<string, string>>;

/** The names of the placeholders for rules. */
export type RuleTexts = ReturnType<typeof ruleTexts>;

/** Fills the placeholders for rules in some words; all others stay. */
export const fillRules = (words: string, texts: RuleTexts): string =>
  words.replace(/\{([a-zA-Z]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(texts, name) ? texts[name as keyof RuleTexts] : placeholder,
  );
