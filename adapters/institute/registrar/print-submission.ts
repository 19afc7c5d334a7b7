import { userTypeOf } from "../../../domain/customer/user-type.ts";
import { displaySize } from "../../../domain/evidence/evidence-limits.ts";
import type { Evidence } from "../../../domain/evidence/evidence.ts";
import { eventWords } from "../../../domain/institute/submissions/event-words.ts";
import { dayOf, displayDate, type DateStyle, type DayRule } from "../../../domain/kernel/calendar-date.ts";
import { describeSubmission } from "../areas/descriptions.ts";
import { submissionTexts } from "../areas/submissions/confirm-submission.ts";
import type { StoredEvent, StoredSubmission } from "../areas/submissions/submissions.store.ts";
import type { CustomerRow } from "../platform/customers/customers.store.ts";
import type { CommandContext } from "./command-context.ts";
import { nameOf } from "./people.ts";

type Printing = Pick<CommandContext, "print" | "rules">;

/** Prints every answer of a submission, in the words of the person's own copy. SENT-02 */
export const printAnswers = async (
  { print, rules, mails }: Printing & Pick<CommandContext, "mails">,
  person: CustomerRow,
  submission: StoredSubmission,
): Promise<void> => {
  const texts = await submissionTexts(mails.library, userTypeOf(person.customerType));
  const { title, facts } = describeSubmission(submission, rules, texts);
  const width = Math.max(...facts.map(([label]) => label.length));
  print(`${submission.reference}  ${title}: ${nameOf(person)}`);
  for (const [label, value] of facts) print(`  ${label.padEnd(width)}  ${value}`);
};

const wordsOf = (event: StoredEvent, events: readonly StoredEvent[], rules: DateStyle & DayRule): string =>
  [eventWords(event, events, rules), event.reason && `“${event.reason}”`].filter(Boolean).join(" ");

/** Prints the files of a case, with the names under which they lie in EVIDENCE_DIR. LOG-02 */
export const printFiles = ({ print, rules }: Printing, files: readonly Evidence[]): void => {
  if (files.length > 0) print("Files sent, in EVIDENCE_DIR:");
  for (const { id, name, size, receivedOn } of files)
    print(`  ${displayDate(receivedOn, rules)}  ${name}, ${displaySize(size)}: ${id}`);
};

/** Prints a submission's events in order, with author and reason. SENT-02 */
export const printEvents = ({ print, rules }: Printing, { customerId, events }: StoredSubmission): void => {
  for (const event of events) {
    const by = event.by === customerId ? "the person" : event.by;
    print(`  ${displayDate(dayOf(new Date(event.at), rules), rules)}  ${wordsOf(event, events, rules)}, by ${by}`);
  }
};
