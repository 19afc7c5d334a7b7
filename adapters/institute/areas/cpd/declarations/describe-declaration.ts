import type { Declaration } from "../../../../../domain/cpd/declaration.ts";
import { displayDate } from "../../../../../domain/kernel/calendar-date.ts";
import { isInForce, submissionStateOf } from "../../../../../domain/submissions/events.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import type { Fact } from "../../../platform/paper/facts.ts";
import { yesOrNo } from "../../submissions/confirm-submission.ts";
import type { DescribeSubmission } from "../../submissions/description.ts";

/** A declaration for its copy. CPD-10 */
export const describeDeclaration: DescribeSubmission = (
  { kind, answers: storedAnswers, submittedOn, events },
  rules,
  words,
) => {
  const texts = words.declaration;
  const declared = storedAnswers as Declaration;
  const answers: Readonly<Record<Exclude<keyof Declaration, "year">, Fact>> = {
    isRequirementsMet: [texts.isRequirementsMet, yesOrNo(declared.isRequirementsMet, words)],
    route: [texts.route, texts.routes[declared.route]],
    isEngagementPartner: [texts.isEngagementPartner, yesOrNo(declared.isEngagementPartner, words)],
    isConfirmed: [texts.isConfirmed, words.yes],
  };
  return {
    title: fillLine(texts.title, { year: String(declared.year) }),
    facts: [[texts.submittedOn, displayDate(submittedOn, rules)], ...Object.values(answers)],
    // A declaration that was taken back gets no copy.
    isSealed: isInForce(submissionStateOf(kind, events)),
  };
};
