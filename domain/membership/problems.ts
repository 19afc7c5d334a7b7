import { isUkOrIreland } from "../customer/countries.ts";
import type { Problem, Problems } from "../kernel/field-rules.ts";
import { isBlank, messages, problemsIn } from "../kernel/field-rules.ts";
import { notEmployed } from "../my-details/employment.ts";
import type { MembershipAnswers, MembershipFacts, MembershipStep } from "./application.ts";

/** What must be answered somewhere in the application. */
export const membershipFields = [
  "hasConvictions",
  "confirmedPermission",
  "publicPractice",
  "publicPracticeConfirmed",
  "employmentCategory",
  "businessCategory",
  "regionalNetwork",
  "includeInDirectoryOfMembers",
  "declarationAccepted",
] as const;
export type MembershipField = (typeof membershipFields)[number];

const unless = (isGiven: boolean): Problem | undefined => (isGiven ? undefined : messages.required);

/** Whether there is an employer to ask about. MEMB-05 */
export const hasEmployer = ({ employmentCategory }: MembershipAnswers): boolean =>
  !isBlank(employmentCategory) && employmentCategory !== notEmployed;

/** What is still to be answered at a step, field by field; nothing exactly when it may be left. MEMB-04 to MEMB-07 */
export const membershipProblems = (
  step: MembershipStep,
  answers: MembershipAnswers,
  { countryOfResidence }: Pick<MembershipFacts, "countryOfResidence">,
): Problems<MembershipField> => {
  const asked: Readonly<Partial<Record<MembershipStep, Problems<MembershipField>>>> = {
    CONVICTIONS: problemsIn({
      hasConvictions: unless(answers.hasConvictions !== undefined),
      confirmedPermission: unless(!answers.hasConvictions || answers.confirmedPermission),
      publicPractice: unless(answers.publicPractice !== undefined),
      publicPracticeConfirmed: unless(!answers.publicPractice || answers.publicPracticeConfirmed),
    }),
    EMPLOYMENT: problemsIn({
      employmentCategory: unless(!isBlank(answers.employmentCategory)),
      businessCategory: unless(!hasEmployer(answers) || !isBlank(answers.businessCategory)),
    }),
    CONTACT: problemsIn({
      regionalNetwork: unless(!isUkOrIreland(countryOfResidence) || !isBlank(answers.regionalNetwork)),
      includeInDirectoryOfMembers: unless(answers.includeInDirectoryOfMembers !== undefined),
    }),
    DECLARATION: problemsIn({ declarationAccepted: unless(answers.declarationAccepted) }),
  };
  return asked[step] ?? {};
};
