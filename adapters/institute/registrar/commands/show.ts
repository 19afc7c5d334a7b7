import { submissionStateOf } from "../../../../domain/submissions/events.ts";
import { filesOfCase, logOfDeclaration } from "../../areas/cases/case-files.ts";
import { readCase } from "../../areas/cases/read-case.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { printAnswers, printEvents, printFiles } from "../print-submission.ts";
import type { RegisterCommand } from "../registry.ts";

/** Prints a submission with its files and events, and records who read it and when. SENT-02 */
export const show = (context: CommandContext, reference: string): Promise<void> =>
  context.database.transaction().execute(async (database) => {
    const { person, submission } = await readCase({ ...context, database }, reference);
    await printAnswers(context, person, submission);
    const log = await logOfDeclaration({ ...context, database }, { person, submission });
    printFiles(context, await filesOfCase({ database }, { person, submission }, log));
    context.print(`It is ${submissionStateOf(submission.kind, submission.events)}. What happened:`);
    printEvents(context, submission);
  });

/** `registrar show` */
export const showCommand: RegisterCommand = ({ reading, withContext }) => {
  reading(
    "show <reference>",
    "print a submission and its events by its reference; the log records that you read it",
  ).action((reference: string, options: CommonOptions) => withContext(options, (context) => show(context, reference)));
};
