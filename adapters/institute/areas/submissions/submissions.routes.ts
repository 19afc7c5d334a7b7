import { submissionCopyFileName } from "../../../../domain/documents/downloads.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { followedEventsOf, followedNameOf } from "../../../../domain/submissions/following.ts";
import { submissionCopy } from "../../../contract/submissions.contract.ts";
import type { CallRequest } from "../../platform/api/serve.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import { fillLines, paperWords, type PaperWords } from "../../platform/paper/paper-texts.ts";
import type { ApiParts } from "../api-parts.ts";
import { issuePaper } from "../documents/issue-paper.ts";
import type { DescribeSubmission, SubmissionDescription } from "./description.ts";
import { submissionOf, type StoredSubmission } from "./submissions.store.ts";

type CopyTexts = PaperWords<"paper-submission-copy">["texts"];

/** A submission and its events in words. SENT-01 */
const withEvents = (
  describe: DescribeSubmission,
  submission: StoredSubmission,
  rules: OrganisationRules,
  texts: CopyTexts,
): SubmissionDescription => {
  const { facts, ...described } = describe(submission, rules, texts.submissions);
  const since = followedEventsOf(submission.events, rules).slice(1);
  const words = since.map((event): Fact => [
    texts.events[followedNameOf(event)],
    [displayDate(event.on, rules), event.reason].filter(Boolean).join(": "),
  ]);
  return { ...described, facts: [...facts, ...words] };
};

const submittedUnder = async (
  describe: DescribeSubmission,
  { database, customerId, rules }: CallRequest<typeof submissionCopy>,
  reference: string,
  texts: CopyTexts,
): Promise<SubmissionDescription> => {
  const found = await submissionOf(database, reference);
  if (found?.customerId === customerId) return withEvents(describe, found, rules, texts);
  throw wordedRefusal("unknown", "NO_SUCH_SUBMISSION");
};

/** Copies of submissions. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const serveSubmissions = ({ serve, body, publicUrl, content, describe }: ApiParts): void => {
  serve(submissionCopy, {
    answer: async (callRequest) => {
      const { customer, customerId, params, rules } = callRequest;
      const { reference = "" } = params;
      const { texts, frame } = await paperWords(content, "paper-submission-copy", customer);
      const { title, facts, isSealed = false } = await submittedUnder(describe, callRequest, reference, texts);
      const bytes = await issuePaper({ body, publicUrl, content }, callRequest, {
        kind: "submission",
        subject: reference,
        // Answers can be private: the public page shows that the copy is genuine, and none of its answers.
        shown: ([label]) => label === texts.reference,
        paperOn: (today) => ({
          layout: "letter",
          content: {
            title,
            paragraphs: fillLines(texts.paragraphs, { institute: body.name }),
            facts: [[frame.name, fullNameOf(customer)], [frame.id, customerId], [texts.reference, reference], ...facts],
            closing: fillLines(texts.closing, { date: displayDate(today, rules) }),
            isSealed,
          },
        }),
      });
      return { name: submissionCopyFileName(reference, customerId), bytes };
    },
  });
};
