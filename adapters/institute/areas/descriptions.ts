import type { SubmissionKind } from "../../../domain/submissions/events.ts";
import { describeDeclaration } from "./cpd/declarations/describe-declaration.ts";
import { describeWaiver } from "./cpd/waivers/describe-waiver.ts";
import { describeApplication } from "./membership/describe-application.ts";
import { describeDetailsChange } from "./my-details/changes.ts";
import { describeRetirement } from "./retirement/describe-retirement.ts";
import type { DescribeSubmission } from "./submissions/description.ts";

const descriptions: Readonly<Record<SubmissionKind, DescribeSubmission>> = {
  declaration: describeDeclaration,
  waiver: describeWaiver,
  application: describeApplication,
  retirement: describeRetirement,
  contact: describeDetailsChange,
  employment: describeDetailsChange,
  account: describeDetailsChange,
  consents: describeDetailsChange,
  networks: describeDetailsChange,
};

/** Describes a submission of any kind in words. SENT-02 */
export const describeSubmission: DescribeSubmission = (submission, rules, texts, language) =>
  descriptions[submission.kind](submission, rules, texts, language);
