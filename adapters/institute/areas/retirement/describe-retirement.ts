import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Retirement, RetirementAnswers } from "../../../../domain/retirement/register.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { DescribeSubmission } from "../submissions/description.ts";

/** An entry in the register of retired members for its copy. RETR-01 */
export const describeRetirement: DescribeSubmission = (
  { answers: storedAnswers, submittedOn },
  rules,
  { retirement: texts, yes, no },
) => {
  const { retirementDate } = storedAnswers as Retirement;
  // Everyone on the register gave these answers, because no others lead to it.
  const answers: Readonly<Record<Exclude<keyof RetirementAnswers, "chinaDataProtectionAccepted">, Fact>> = {
    isPermanentRetirement: [texts.isPermanentRetirement, yes],
    retirementDate: [texts.retirementDate, displayDate(retirementDate, rules)],
    isPcOrInsolvencyLicenceHolder: [texts.isPcOrInsolvencyLicenceHolder, no],
    declarationAccepted: [texts.declarationAccepted, yes],
  };
  return {
    title: texts.title,
    facts: [[texts.joinedOn, displayDate(submittedOn, rules)], ...Object.values(answers)],
  };
};
