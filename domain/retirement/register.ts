import { china } from "../customer/countries.ts";
import type { UserType } from "../customer/user-type.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import { readTypedDate, typedForm } from "../kernel/calendar-date.ts";
import type { Problem, Problems } from "../kernel/field-rules.ts";
import { messages, problemsIn } from "../kernel/field-rules.ts";
import type { StepFlow } from "../kernel/step-flow.ts";
import { isComplete } from "../kernel/step-flow.ts";
import { isNonStandard } from "./criteria.ts";

/** RETR-01 */
export type RetirementStep =
  | "LANDING"
  | "PERMANENT_RETIREMENT"
  | "INSOLVENCY_LICENCE"
  | "DECLARATION"
  | "DATA_PROTECTION"
  | "DATA_PROTECTION_CHINA"
  | "ALREADY_RETIRED";

/** What a member has answered so far. The date is as typed; undefined is the date offered, untouched. */
export interface RetirementAnswers {
  readonly isPermanentRetirement?: boolean | undefined;
  readonly retirementDate?: string | undefined;
  readonly isPcOrInsolvencyLicenceHolder?: boolean | undefined;
  readonly declarationAccepted: boolean;
  readonly chinaDataProtectionAccepted: boolean;
}

/** What is known of the member when they join the register. */
export interface RetirementFacts {
  readonly userType: UserType;
  readonly accountStatus: string;
  readonly isRetired: boolean;
  readonly countryOfResidence: string | undefined;
  readonly membershipDate: CalendarDate | undefined;
  /** The criteria by which the member retires; undefined while no others than the standard ones are known. */
  readonly retirementCriteria: string | undefined;
  readonly today: CalendarDate;
}

/** Whether someone may join: a member whose account status starts with F and who retires by the standard criteria. RETR-03 */
export const mayJoinRegister = ({
  userType,
  accountStatus,
  retirementCriteria,
}: Pick<RetirementFacts, "userType" | "accountStatus" | "retirementCriteria">): boolean =>
  userType === "member" && accountStatus.startsWith("F") && !isNonStandard(retirementCriteria);

/** The retirement date as it stands in its field: today, until another is typed. RETR-04 */
export const typedRetirementDate = (answers: RetirementAnswers, today: CalendarDate): string =>
  answers.retirementDate ?? typedForm(today);

/** What the retirement date is told, beyond that it is required. */
export const retirementMessages = {
  form: "Please enter a date as DD/MM/YYYY",
  "no such day": "There is no such day",
  future: "The retirement date must not be in the future",
  beforeMembership: "The retirement date must not be before you became a member",
  notPermanent: "You can only join the register if your retirement is permanent",
  licenceHeld: "You cannot join the register while you hold a practising certificate or an insolvency licence",
} as const;

type RetirementDateFacts = Pick<RetirementFacts, "today" | "membershipDate">;

/** What is wrong with a retirement date: it is required, not in the future, not before membership. RETR-04 */
export const retirementDateProblem = (
  typed: string,
  { today, membershipDate }: RetirementDateFacts,
): Problem | undefined => {
  const read = readTypedDate(typed);
  if (read.kind === "empty") return messages.required;
  if (read.kind === "invalid") return retirementMessages[read.why];
  if (read.date > today) return retirementMessages.future;
  return membershipDate !== undefined && read.date < membershipDate ? retirementMessages.beforeMembership : undefined;
};

const hasRetirementDate = (answers: RetirementAnswers, facts: RetirementFacts): boolean =>
  retirementDateProblem(typedRetirementDate(answers, facts.today), facts) === undefined;

/** The register of retired members, step by step; its steps bear no numbers. RETR-01 to RETR-04 */
export const retirementFlow: StepFlow<RetirementStep, RetirementAnswers, RetirementFacts> = {
  emptyAnswers: { declarationAccepted: false, chinaDataProtectionAccepted: false },
  overrides: [{ step: "ALREADY_RETIRED", holds: (facts) => facts.isRetired }],
  steps: [
    { step: "LANDING", mayContinue: (_, facts) => mayJoinRegister(facts) },
    {
      step: "PERMANENT_RETIREMENT",
      mayContinue: (answers, facts) => answers.isPermanentRetirement === true && hasRetirementDate(answers, facts),
    },
    { step: "INSOLVENCY_LICENCE", mayContinue: (answers) => answers.isPcOrInsolvencyLicenceHolder === false },
    { step: "DECLARATION", mayContinue: (answers) => answers.declarationAccepted },
    { step: "DATA_PROTECTION", mayContinue: () => true },
    {
      step: "DATA_PROTECTION_CHINA",
      applies: (_, facts) => facts.countryOfResidence === china,
      mayContinue: (answers) => answers.chinaDataProtectionAccepted,
    },
  ],
};

/** What must be answered somewhere on the way into the register. */
export const retirementFields = [
  "isPermanentRetirement",
  "retirementDate",
  "isPcOrInsolvencyLicenceHolder",
  "declarationAccepted",
  "chinaDataProtectionAccepted",
] as const;
export type RetirementField = (typeof retirementFields)[number];

const unless = (isGiven: boolean): Problem | undefined => (isGiven ? undefined : messages.required);

/** What a yes-or-no question is told when only one answer leads on. */
const only = (wanted: boolean, given: boolean | undefined, otherwise: Problem): Problem | undefined => {
  if (given === undefined) return messages.required;
  return given === wanted ? undefined : otherwise;
};

/** What stands in the way at a step, field by field; nothing exactly when it may be left. RETR-04 */
export const retirementProblems = (
  step: RetirementStep,
  answers: RetirementAnswers,
  facts: RetirementDateFacts,
): Problems<RetirementField> => {
  const { isPermanentRetirement, isPcOrInsolvencyLicenceHolder } = answers;
  const asked: Readonly<Partial<Record<RetirementStep, Problems<RetirementField>>>> = {
    PERMANENT_RETIREMENT: problemsIn({
      isPermanentRetirement: only(true, isPermanentRetirement, retirementMessages.notPermanent),
      retirementDate: retirementDateProblem(typedRetirementDate(answers, facts.today), facts),
    }),
    INSOLVENCY_LICENCE: problemsIn({
      isPcOrInsolvencyLicenceHolder: only(false, isPcOrInsolvencyLicenceHolder, retirementMessages.licenceHeld),
    }),
    DECLARATION: problemsIn({ declarationAccepted: unless(answers.declarationAccepted) }),
    DATA_PROTECTION_CHINA: problemsIn({ chinaDataProtectionAccepted: unless(answers.chinaDataProtectionAccepted) }),
  };
  return asked[step] ?? {};
};

/** What is sent to join the register. RETR-05 */
export interface Retirement {
  readonly retirementDate: CalendarDate;
}

/** The retirement that complete answers stand for; undefined while any step is unanswered. RETR-05 */
export const retirementOf = (answers: RetirementAnswers, facts: RetirementFacts): Retirement | undefined => {
  const typed = readTypedDate(typedRetirementDate(answers, facts.today));
  return typed.kind === "valid" && isComplete(retirementFlow, answers, facts)
    ? { retirementDate: typed.date }
    : undefined;
};
