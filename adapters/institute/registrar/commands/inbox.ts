import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { listedCases, type ListedCase } from "../../areas/cases/inbox.ts";
import { undecidedSubmissions } from "../../areas/submissions/submissions.store.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const waitInWords = ({ waited, promised, isLate }: ListedCase): string => {
  const days = counted(waited, "working day");
  return promised === undefined ? days : `${days} of ${promised}${isLate ? ", late" : ""}`;
};

/** Lists submissions that wait for a decision, oldest first, with their age and the promised working days. SENT-02 */
export const inbox = async (context: CommandContext): Promise<void> => {
  const { print, rules } = context;
  const waiting = await listedCases(context, await undecidedSubmissions(context.database));
  if (waiting.length === 0) return print("Nothing waits for a decision.");
  const rows = waiting.map((listed) => {
    const { submission, person, title, waitsForPersonUntil: until } = listed;
    return [
      submission.reference,
      title,
      nameOf(person),
      displayDate(submission.submittedOn, rules),
      waitInWords(listed),
      until === undefined ? "a decision" : `the person, by ${displayDate(until, rules)}`,
    ];
  });
  printTable(print, ["Reference", "What", "Who", "Sent on", "Waited", "Waits for"], rows);
};

/** `registrar inbox` */
export const inboxCommand: RegisterCommand = ({ reading, withContext }) => {
  reading("inbox", "list the submissions that wait for a decision, oldest first, with their waiting time").action(
    (options: CommonOptions) => withContext(options, inbox),
  );
};
