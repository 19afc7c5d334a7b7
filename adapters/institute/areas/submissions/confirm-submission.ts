import { userTypeOf, type UserType } from "../../../../domain/customer/user-type.ts";
import { rulesIn } from "../../../../domain/institute/rules/rules-in.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { readerLanguage } from "../../platform/mail/mails.ts";
import type { NextAfterSubmission } from "../../texts/mail-shapes.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import type { ActionContext } from "../use-case-context.ts";
import type { DescribeSubmission } from "./description.ts";
import { submissionReceivedMail, type ChooseNextSteps, type ChooseSubmissionName } from "./submission-mails.ts";
import type { StoredSubmission } from "./submissions.store.ts";

/** The texts about submissions, for a type of user; in the organisation's language without another. RULE-04, LANG-07 */
export const submissionTexts = async (
  library: TextLibrary,
  type: UserType | undefined,
  language?: string,
): Promise<SubmissionTexts> => (await library.document("paper-submission-copy", type, language)).submissions;

interface ReceiptDetails {
  /** "CPD declaration for 2026" */
  readonly what: ChooseSubmissionName;
  readonly submission: StoredSubmission;
  readonly describe: DescribeSubmission;
  readonly next: ChooseNextSteps<NextAfterSubmission>;
  /** Whether it is an entry in a register, which takes effect at once. */
  readonly isEntry?: boolean;
}

/** Confirms a stored submission to the person by email. MAIL-01 */
export const confirmByEmail = async (
  { database, now, rules, mails }: Pick<ActionContext, "database" | "now" | "rules" | "mails">,
  person: Pick<CustomerRow, "customerId" | "customerType" | "language">,
  { describe, submission, ...about }: ReceiptDetails,
): Promise<void> => {
  const { reference } = submission;
  const { customerId, customerType } = person;
  const language = readerLanguage(mails, person);
  const texts = await submissionTexts(mails.library, userTypeOf(customerType), language);
  const { facts } = describe(submission, rulesIn(rules, language, mails.languages?.[0]), texts);
  await putInOutbox(database, { customerId, mail: submissionReceivedMail(mails, { ...about, reference, facts }) }, now);
};

/** A flag in words. */
export const yesOrNo = (isTrue: boolean, { yes, no }: Pick<SubmissionTexts, "yes" | "no">): string =>
  isTrue ? yes : no;
