import { reopenCase } from "../../areas/cases/reopen-case.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { printAnswers, printEvents, printOutcome } from "../print-submission.ts";
import type { RegisterCommand } from "../registry.ts";

/** Takes back a decision, a declaration or a retirement, and mails the reason to the person, or undoes a decision of the last ten minutes. SENT-03, DESK-03 */
export const reopen = (context: CommandContext, reference: string, reason: string | undefined) =>
  inOneTransaction(context, async (database) => {
    const outcome = await reopenCase({ ...context, database }, reference, reason);
    await printAnswers(context, outcome.person, outcome.submission);
    printEvents(context, outcome.submission);
    printOutcome(context, outcome);
  });

/** `registrar reopen` */
export const reopenCommand: RegisterCommand = ({ command, withContext }) => {
  command(
    "reopen <reference>",
    "take back a decision, a declaration or a retirement; a mail gives the person the reason. A decision or a request of the last ten minutes is undone, and nobody is told",
  )
    .option("--reason <words>", "the reason, in words for the person; an undo needs none")
    .action((reference: string, options: CommonOptions & { reason?: string }) =>
      withContext(options, (context) => reopen(context, reference, options.reason)),
    );
};
