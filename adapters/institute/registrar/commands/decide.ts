import { CommanderError, Option } from "commander";

import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { type Decision, verdicts } from "../../../../domain/kernel/decision.ts";
import { whyNotRequested, type SubmissionRequest } from "../../../../domain/submissions/request.ts";
import { decideSubmission, whyNotDecided } from "../../areas/submissions/decide.ts";
import { addEvent, type StoredEvent } from "../../areas/submissions/submissions.store.ts";
import { moreNeeded } from "../../platform/mail/mails.ts";
import { putInOutbox } from "../../platform/mail/outbox.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { decidings } from "../decided-kinds.ts";
import { parseDay } from "../option-values.ts";
import { nameOf, refuseFor } from "../people.ts";
import { printAnswers } from "../print-submission.ts";
import type { RegisterCommand } from "../registry.ts";
import { caseOf, refuseUnlessAdded } from "../submission-case.ts";
import { inbox } from "./inbox.ts";

/** Puts a submission on hold, and asks the person for more by a day. MEMB-02, SENT-03 */
export const askForMore = (context: CommandContext, reference: string, request: SubmissionRequest) =>
  inOneTransaction(context, async (database) => {
    const about = await caseOf(context, database, reference);
    const { person, submission } = about;
    const { wanted: reason, by: until } = request;
    const event: StoredEvent = { type: "asked", at: context.now.getTime(), by: context.by, reason, until };
    refuseUnlessAdded(about, event);
    refuseFor(person, whyNotRequested(request, context.today));
    const deciding = decidings[submission.kind];
    if (!deciding) throw new CommandError(`${reference} is not decided.`);
    await printAnswers(context, person, submission);
    await addEvent(database, submission, event);
    await deciding.ask?.(about);
    await putInOutbox(
      database,
      {
        customerId: person.customerId,
        mail: moreNeeded(context.mails, { what: deciding.what(submission, context.rules), reference }, request),
      },
      context.now,
    );
    context.print(
      `${nameOf(person)}: the ${deciding.name(submission, context.rules)} ${reference} is on hold until they send “${reason}”, by ${displayDate(until, context.rules)}.`,
    );
  });

/** Grants or refuses a waiver or an application for membership, by its reference. WAIV-01, MEMB-02, SENT-03 */
export const decide = (context: CommandContext, reference: string, decision: Decision) =>
  inOneTransaction(context, async (database) => {
    const { person, submission } = await caseOf(context, database, reference);
    const deciding = decidings[submission.kind];
    if (!deciding) throw new CommandError(`${reference} is not decided.`);
    const undecided = { person, submission, deciding };
    refuseFor(person, whyNotDecided(context, undecided, decision));
    await printAnswers(context, person, submission);
    const { message } = await decideSubmission({ ...context, database }, undecided, decision);
    context.print(`${nameOf(person)}${message.startsWith("is ") ? " " : ": "}${message}.`);
  });

type Verdict = { readonly grant?: boolean; readonly refuse?: boolean; readonly reason?: string };
type Request = { readonly ask?: string; readonly by?: CalendarDate };

/** `registrar decide` */
export const decideCommand: RegisterCommand = ({ command, withContext }) => {
  command(
    "decide [reference]",
    "grant or refuse a waiver or an application, or ask for more; without a reference, list those that wait",
  )
    .addOption(new Option("--grant", "grant it").conflicts(["refuse", "ask"]))
    .addOption(new Option("--refuse", "refuse it; needs --reason").conflicts("ask"))
    .option("--reason <words>", "the reason, in words for the person")
    .option("--ask <words>", "put it on hold, and say what is still needed, in words for the person")
    .option("--by <day>", "the last day to send what is needed, as 2026-03-04", parseDay)
    .action((reference: string | undefined, options: CommonOptions & Verdict & Request) =>
      withContext(options, async (context) => {
        if (reference === undefined) return inbox(context);
        const { ask: request, by } = options;
        if (request !== undefined) {
          if (!by) throw new CommanderError(1, "registrar.request", "Say with --by until when it is needed.");
          return askForMore(context, reference, { wanted: request, by });
        }
        const verdict = verdicts.find((known) => options[known]);
        if (!verdict) throw new CommanderError(1, "registrar.verdict", "Say --grant, --refuse or --ask.");
        return decide(context, reference, { verdict, reason: options.reason });
      }),
    );
};
