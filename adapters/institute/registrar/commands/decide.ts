import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Decision } from "../../../../domain/kernel/decision.ts";
import { whyNotRequested, type SubmissionRequest } from "../../../../domain/submissions/request.ts";
import { decideSubmission, whyNotDecided } from "../../areas/submissions/decide.ts";
import { addEvent, type StoredEvent } from "../../areas/submissions/submissions.store.ts";
import { moreNeeded } from "../../platform/mail/mails.ts";
import { putInOutbox } from "../../platform/mail/outbox.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { decidings } from "../decided-kinds.ts";
import { nameOf, refuseFor } from "../people.ts";
import { printAnswers } from "../print-submission.ts";
import { caseOf, refuseUnlessAdded } from "../submission-case.ts";

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
