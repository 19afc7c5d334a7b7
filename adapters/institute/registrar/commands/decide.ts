import { CommanderError, Option } from "commander";

import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { verdicts } from "../../../../domain/kernel/decision.ts";
import { decideCase } from "../../areas/cases/decide-case.ts";
import type { CaseOutcome } from "../../areas/cases/open-case.ts";
import { requestMore } from "../../areas/cases/request-more.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { printAnswers, printEvents, printOutcome } from "../print-submission.ts";
import type { RegisterCommand } from "../registry.ts";
import { inbox } from "./inbox.ts";

/** Changes a case in one transaction, and prints what was asked and answered before, and what came of it. */
const change = (context: CommandContext, deed: (acting: CommandContext) => Promise<CaseOutcome>) =>
  inOneTransaction(context, async (database) => {
    const outcome = await deed({ ...context, database });
    await printAnswers(context, outcome.person, outcome.submission);
    printEvents(context, outcome.submission);
    printOutcome(context, outcome);
  });

type Verdict = { readonly grant?: boolean; readonly refuse?: boolean; readonly reason?: string };
type Request = { readonly ask?: string; readonly by?: CalendarDate };

/** `registrar decide`. WAIV-01, MEMB-02, SENT-03, LOG-04, LOG-05 */
export const decideCommand: RegisterCommand = ({ command, withContext }) => {
  command(
    "decide [reference]",
    "grant or refuse a waiver or an application, find the evidence of a declaration sufficient or not, or ask for more about anything that was sent; without a reference, list those that wait",
  )
    .addOption(
      new Option("--grant", "grant it; of a declaration, the evidence is sufficient").conflicts(["refuse", "ask"]),
    )
    .addOption(new Option("--refuse", "refuse it, or the evidence is not sufficient; needs --reason").conflicts("ask"))
    .option("--reason <words>", "the reason, in words for the person")
    .option(
      "--ask <words>",
      "ask for more, in words for the person, who answers in the portal; what waits is on hold until then",
    )
    .option("--by <day>", "the last day to send what is needed, as 2026-03-04", parseDay)
    .action((reference: string | undefined, options: CommonOptions & Verdict & Request) =>
      withContext(options, async (context) => {
        if (reference === undefined) return inbox(context, {});
        const { ask: request, by } = options;
        if (request !== undefined) {
          if (!by) throw new CommanderError(1, "registrar.request", "Say with --by until when it is needed.");
          return change(context, (acting) => requestMore(acting, reference, { wanted: request, by }));
        }
        const verdict = verdicts.find((known) => options[known]);
        if (!verdict) throw new CommanderError(1, "registrar.verdict", "Say --grant, --refuse or --ask.");
        return change(context, (acting) => decideCase(acting, reference, { verdict, reason: options.reason }));
      }),
    );
};
