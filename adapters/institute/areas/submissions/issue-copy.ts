import { submissionCopyFileName } from "../../../../domain/documents/downloads.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { followedEventsOf, followedNameOf } from "../../../../domain/submissions/following.ts";
import type { ServedFile } from "../../platform/api/serve.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import { fillLines, paperWords, type PaperWords } from "../../platform/paper/paper-texts.ts";
import { issuePaper, type PaperDependencies } from "../issued-documents/issue-paper.ts";
import type { IssueContext } from "../issued-documents/issued.store.ts";
import type { DescribeSubmission } from "./description.ts";
import { ownSubmission, type StoredSubmission } from "./submissions.store.ts";

/** The events of a submission in words. SENT-01 */
const eventFacts = (
  { events }: StoredSubmission,
  rules: OrganisationRules,
  texts: PaperWords<"paper-submission-copy">["texts"],
): readonly Fact[] =>
  followedEventsOf(events, rules)
    .slice(1)
    .map((event) => [
      texts.events[followedNameOf(event)],
      [displayDate(event.on, rules), event.reason].filter(Boolean).join(": "),
    ]);

/** Issues the copy of a customer's submission, with its answers and events. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const issueCopy = async (
  request: IssueContext,
  dependencies: PaperDependencies & { readonly describe: DescribeSubmission },
  reference: string,
): Promise<ServedFile> => {
  const { database, customer, rules } = request;
  const { customerId } = customer;
  const submission = await ownSubmission(database, customerId, reference);
  const write = async (language: string | undefined) => {
    const {
      texts,
      frame,
      rules: style,
    } = await paperWords(dependencies, "paper-submission-copy", { customer, rules, language });
    const { title, facts, isSealed = false } = dependencies.describe(submission, style, texts.submissions, language);
    return (today: CalendarDate): PaperContent => ({
      layout: "letter",
      content: {
        title,
        paragraphs: fillLines(texts.paragraphs, { institute: dependencies.body.name }),
        facts: [
          [frame.name, fullNameOf(customer)],
          [frame.id, customerId],
          [texts.reference, reference],
          ...facts,
          ...eventFacts(submission, style, texts),
        ],
        closing: fillLines(texts.closing, { date: displayDate(today, style) }),
        isSealed,
      },
    });
  };
  const bytes = await issuePaper(dependencies, request, {
    kind: "submission",
    subject: reference,
    // Answers can be private: the public page shows that the copy is genuine, and none of its answers.
    shown: ([, value]) => value === reference,
    write,
  });
  return { name: submissionCopyFileName(reference, customerId), bytes };
};
