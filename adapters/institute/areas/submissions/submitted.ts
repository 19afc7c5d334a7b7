import { userTypeOf, type UserType } from "../../../../domain/customer/user-type.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { languageReadBy, mailRulesIn, type Mail } from "../../platform/mail/mails.ts";
import type { NextAfterSubmission } from "../../texts/mail-shapes.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import type { Acting } from "../acting.ts";
import type { DescribeSubmission } from "./description.ts";
import { received, type ChooseNextSteps, type ChooseSubmissionName } from "./submission-mails.ts";
import type { StoredSubmission } from "./submissions.store.ts";

/** The texts about submissions, for a type of user. RULE-04 */
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
  /** Whether it is an entry in a register, which counts at once. */
  readonly isEntry?: boolean;
}

/** Confirms a stored submission to the person by email. MAIL-01 */
export const confirmByEmail = async (
  { database, now, rules, mails }: Pick<Acting, "database" | "now" | "rules" | "mails">,
  { customerId, customerType }: Pick<CustomerRow, "customerId" | "customerType">,
  { describe, submission, ...about }: ReceiptDetails,
): Promise<void> => {
  const { reference } = submission;
  const mail: Mail = async (reader) => {
    const language = languageReadBy(mails, reader);
    const texts = await submissionTexts(mails.library, userTypeOf(customerType), language);
    const { facts } = describe(submission, { ...rules, ...mailRulesIn(mails, language) }, texts);
    return received(mails, { ...about, reference, facts })(reader);
  };
  await putInOutbox(database, { customerId, mail }, now);
};

/** A flag in words. */
export const yesOrNo = (isTrue: boolean, { yes, no }: Pick<SubmissionTexts, "yes" | "no">): string =>
  isTrue ? yes : no;
