import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { inboxColumns as columns, listedCases, type ListedCase } from "../../areas/cases/inbox.ts";
import { waitingSubmissions } from "../../areas/submissions/submission-lists.store.ts";
import type { CommandContext } from "../command-context.ts";
import { nameOf } from "../people.ts";
import { pluralise } from "../pluralise.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const waitInWords = ({ waited, promised, isLate }: ListedCase): string => {
  const days = pluralise(waited, "working day");
  return promised === undefined ? days : `${days} of ${promised}${isLate ? ", late" : ""}`;
};

const waitsForUs = ({ isAnswered, isToDecide }: ListedCase): string => {
  if (!isToDecide) return "somebody to read the answer";
  return isAnswered ? "a decision; answered" : "a decision";
};

/** Lists submissions that wait, oldest first, with their age and the promised working days. SENT-02, LOG-04 */
export const inbox = async (context: CommandContext, options: ListOptions): Promise<void> => {
  const { print, rules } = context;
  const waiting = await listedCases(context, await waitingSubmissions(context.database));
  const table = (): void => {
    if (waiting.length === 0) return print("Nothing is waiting.");
    const rows = waiting.map((listed) => {
      const { submission, person, title, waitsForPersonUntil: until } = listed;
      return [
        submission.reference,
        title,
        nameOf(person),
        displayDate(submission.submittedOn, rules),
        waitInWords(listed),
        until === undefined ? waitsForUs(listed) : `the member, by ${displayDate(until, rules)}`,
      ];
    });
    printTable(print, ["Reference", "What", "From", "Sent on", "Waiting", "Waiting for"], rows);
  };
  printList(context, options, { columns, rows: waiting, printTable: table });
};

/** `registrar inbox` */
export const inboxCommand: RegisterCommand = ({ listing, withContext }) => {
  listing("inbox", "list the submissions that are waiting, oldest first, with their waiting time").action(
    (options: ListOptions) => withContext(options, (context) => inbox(context, options)),
  );
};
