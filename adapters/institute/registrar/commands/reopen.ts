import { reopenCase } from "../../areas/cases/reopen-case.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { printAnswers, printEvents, printOutcome } from "../print-submission.ts";
import type { RegisterCommand } from "../registry.ts";

/** Takes back a decision, a declaration or a retirement, and mails the reason to the person. SENT-03 */
export const reopen = (context: CommandContext, reference: string, reason: string) =>
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
    "take back a decision, a declaration or a retirement; a mail gives the person the reason",
  )
    .requiredOption("--reason <words>", "the reason, in words for the person")
    .action((reference: string, options: CommonOptions & { reason: string }) =>
      withContext(options, (context) => reopen(context, reference, options.reason)),
    );
};
