import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { submissionStateOf } from "../../../../domain/submissions/events.ts";
import { waitOf } from "../../../../domain/submissions/promises.ts";
import { describe } from "../../areas/descriptions.ts";
import { undecidedSubmissions, type StoredSubmission } from "../../areas/submissions/submissions.store.ts";
import { submissionTexts } from "../../areas/submissions/submitted.ts";
import { customerOf } from "../../platform/customers/customers.store.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { decidings } from "../decided-kinds.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const titleOf = (submission: StoredSubmission, rules: OrganisationRules, texts: SubmissionTexts): string =>
  decidings[submission.kind]?.name(submission, rules) ?? describe(submission, rules, texts).title;

const waitInWords = ({ kind, submittedOn }: StoredSubmission, { today, rules }: CommandContext): string => {
  const { waited, promised, isLate } = waitOf(kind, submittedOn, today, rules);
  const days = counted(waited, "working day");
  return promised === undefined ? days : `${days} of ${promised}${isLate ? ", late" : ""}`;
};

/** Lists submissions that wait for a decision, oldest first, with their age and the promised working days. SENT-02 */
export const inbox = async (context: CommandContext): Promise<void> => {
  const { database, mails, print, rules } = context;
  const waiting = await undecidedSubmissions(database);
  if (waiting.length === 0) return print("Nothing waits for a decision.");
  const texts = await submissionTexts(mails.library, undefined);
  const rows = waiting.map(async (submission) => {
    const { reference, kind, customerId, submittedOn, events } = submission;
    const latestRequest = events.findLast(({ type }) => type === "asked");
    const waitsForReply = submissionStateOf(kind, events) === "asked" && latestRequest?.until !== undefined;
    return [
      reference,
      titleOf(submission, rules, texts),
      nameOf(await customerOf(database, customerId)),
      displayDate(submittedOn, rules),
      waitInWords(submission, context),
      waitsForReply ? `the person, by ${displayDate(latestRequest.until, rules)}` : "a decision",
    ];
  });
  printTable(print, ["Reference", "What", "Who", "Sent on", "Waited", "Waits for"], await Promise.all(rows));
};

/** `registrar inbox` */
export const inboxCommand: RegisterCommand = ({ reading, withContext }) => {
  reading("inbox", "list the submissions that wait for a decision, oldest first, with their waiting time").action(
    (options: CommonOptions) => withContext(options, inbox),
  );
};
