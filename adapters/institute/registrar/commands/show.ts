import { isRead, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { addEvent } from "../../areas/submissions/submissions.store.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { printAnswers, printEvents } from "../print-submission.ts";
import type { RegisterCommand } from "../registry.ts";
import { caseOf } from "../submission-case.ts";

/**
 * Prints a submission with its events, and records who read it and when.
 * SENT-02
 */
export const show = (context: CommandContext, reference: string): Promise<void> =>
  context.database.transaction().execute(async (database) => {
    const { person, submission } = await caseOf(context, database, reference);
    const { kind, events } = submission;
    const state = submissionStateOf(kind, events);
    await printAnswers(context, person, submission);
    context.print(`It is ${state}. What happened:`);
    printEvents(context, submission);
    if (state === "taken back" || isRead(events)) return;
    await addEvent(database, submission, { type: "read", at: context.now.getTime(), by: context.by });
  });

/** `registrar show` */
export const showCommand: RegisterCommand = ({ reading, withContext }) => {
  reading(
    "show <reference>",
    "print a submission and its events by its reference; the log records that you read it",
  ).action((reference: string, options: CommonOptions) => withContext(options, (context) => show(context, reference)));
};
