import { china } from "../customer/countries.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import { messages, problemsIn, requiredUnless, type Problem } from "../kernel/field-rules.ts";
import { messagesOf } from "../kernel/message.ts";
import { isComplete, type StepFlow, type StepRule } from "../kernel/step-flow.ts";
import { readTypedDate, typedDateMessages, formatTypedDate } from "../kernel/typed-date.ts";
import { mayJoinRegister, type RegisterCandidate } from "./register-card.ts";

/** A member's answers so far. The date is raw input; undefined until the suggested date is changed or confirmed. */
export interface RetirementAnswers {
  readonly isPermanentRetirement?: boolean | undefined;
  readonly retirementDate?: string | undefined;
  readonly isPcOrInsolvencyLicenceHolder?: boolean | undefined;
  readonly declarationAccepted: boolean;
  readonly chinaDataProtectionAccepted: boolean;
}

/** Member data that the register's rules depend on. */
export interface RetirementFacts extends RegisterCandidate {
  readonly isRetired: boolean;
  readonly isFellow: boolean;
  readonly countryOfResidence: string | undefined;
  readonly membershipDate: CalendarDate | undefined;
  readonly today: CalendarDate;
}

/** The value of the retirement date field: the user's input, or today by default. RETR-04 */
export const typedRetirementDate = (answers: RetirementAnswers, today: CalendarDate): string =>
  answers.retirementDate ?? formatTypedDate(today);

/** Validation messages for the retirement date, besides "required". */
export const retirementMessages = messagesOf("retirement", {
  future: "The retirement date must not be in the future",
  beforeMembership: "The retirement date must not be before you became a member",
});

type RetirementDateFacts = Pick<RetirementFacts, "today" | "membershipDate">;

/** Validates the retirement date: required, not in the future, not before membership. RETR-04 */
export const retirementDateProblem = (
  typed: string,
  { today, membershipDate }: RetirementDateFacts,
): Problem | undefined => {
  const read = readTypedDate(typed);
  if (read.kind === "empty") return messages.required;
  if (read.kind === "invalid") return typedDateMessages[read.why];
  if (read.date > today) return retirementMessages.future;
  return membershipDate !== undefined && read.date < membershipDate ? retirementMessages.beforeMembership : undefined;
};

/** Any question of the flow. */
export type RetirementField = keyof RetirementAnswers;

/** The questions and information steps, in order. RETR-04 */
const questions = [
  {
    step: "PERMANENT_RETIREMENT",
    number: 1,
    problems: (answers, facts) =>
      problemsIn({
        isPermanentRetirement: requiredUnless(answers.isPermanentRetirement !== undefined),
        // A retirement that is not permanent needs no date.
        retirementDate:
          answers.isPermanentRetirement === false
            ? undefined
            : retirementDateProblem(typedRetirementDate(answers, facts.today), facts),
      }),
    withSuggestions: (answers, { today }) =>
      answers.isPermanentRetirement === true
        ? { ...answers, retirementDate: typedRetirementDate(answers, today) }
        : answers,
    ends: { at: "NOT_PERMANENT", holds: ({ isPermanentRetirement }) => isPermanentRetirement === false },
  },
  {
    step: "INSOLVENCY_LICENCE",
    number: 2,
    problems: ({ isPcOrInsolvencyLicenceHolder }) =>
      problemsIn({
        isPcOrInsolvencyLicenceHolder: requiredUnless(isPcOrInsolvencyLicenceHolder !== undefined),
      }),
    ends: { at: "LICENCE_HELD", holds: ({ isPcOrInsolvencyLicenceHolder }) => isPcOrInsolvencyLicenceHolder === true },
  },
  {
    step: "DECLARATION",
    number: 3,
    problems: ({ declarationAccepted }) => problemsIn({ declarationAccepted: requiredUnless(declarationAccepted) }),
  },
  { step: "DATA_PROTECTION", number: 4, problems: () => ({}) },
  {
    step: "DATA_PROTECTION_CHINA",
    number: 5,
    isFor: ({ countryOfResidence }) => countryOfResidence === china,
    problems: ({ chinaDataProtectionAccepted }) =>
      problemsIn({ chinaDataProtectionAccepted: requiredUnless(chinaDataProtectionAccepted) }),
  },
] as const satisfies readonly StepRule<string, RetirementAnswers, RetirementFacts, RetirementField>[];

/** The steps of the path after the landing. RETR-04 */
export type RetirementQuestionStep = (typeof questions)[number]["step"];

/** All steps: the path, the two endings, and the override. RETR-01, RETR-04 */
export type RetirementStep =
  | "LANDING"
  | RetirementQuestionStep
  | Extract<(typeof questions)[number], { readonly ends: unknown }>["ends"]["at"]
  | "ALREADY_RETIRED";

/** The register of retired members as a step flow. RETR-01 to RETR-04 */
export const retirementFlow: StepFlow<RetirementStep, RetirementAnswers, RetirementFacts, RetirementField> = {
  emptyAnswers: { declarationAccepted: false, chinaDataProtectionAccepted: false },
  shape: {
    isPermanentRetirement: "yes or no",
    retirementDate: "words",
    isPcOrInsolvencyLicenceHolder: "yes or no",
    declarationAccepted: "yes or no",
    chinaDataProtectionAccepted: "yes or no",
  },
  overrides: [{ step: "ALREADY_RETIRED", holds: (facts) => facts.isRetired }],
  landing: { step: "LANDING", mayStart: mayJoinRegister },
  steps: questions,
};

/** Payload for joining the register. RETR-05 */
export interface Retirement {
  readonly retirementDate: CalendarDate;
}

/** Builds the retirement from complete answers; undefined while any step is unanswered. RETR-05 */
export const retirementOf = (answers: RetirementAnswers, facts: RetirementFacts): Retirement | undefined => {
  const typed = readTypedDate(typedRetirementDate(answers, facts.today));
  return typed.kind === "valid" && isComplete(retirementFlow, answers, facts)
    ? { retirementDate: typed.date }
    : undefined;
};
