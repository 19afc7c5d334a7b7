import type { SubmissionKind } from "../../../domain/submissions/events.ts";
import { declarationSubmitted } from "./cpd/declarations/describe-declaration.ts";
import { waiverSubmitted } from "./cpd/waivers/describe-waiver.ts";
import { applicationSubmitted } from "./membership/describe-application.ts";
import { changeSubmitted } from "./my-details/changes.ts";
import { retirementSubmitted } from "./retirement/describe-retirement.ts";
import type { DescribeSubmission } from "./submissions/description.ts";

const descriptions: Readonly<Record<SubmissionKind, DescribeSubmission>> = {
  declaration: declarationSubmitted,
  waiver: waiverSubmitted,
  application: applicationSubmitted,
  retirement: retirementSubmitted,
  contact: changeSubmitted,
  employment: changeSubmitted,
  account: changeSubmitted,
  consents: changeSubmitted,
  networks: changeSubmitted,
};

/** Describes a submission of any kind in words. SENT-02 */
export const describeSubmission: DescribeSubmission = (submission, rules, texts, language) =>
  descriptions[submission.kind](submission, rules, texts, language);
