import { needsDecision } from "../../../../domain/submissions/events.ts";
import { whyNotRevoked } from "../../../../domain/submissions/revoking.ts";
import type { SubmissionCase } from "../../areas/submissions/deciding.ts";
import { addEvent, submissionsOf, type StoredEvent } from "../../areas/submissions/submissions.store.ts";
import { decisionTakenBack, submissionTakenBack, type Mail, type MailTexts } from "../../platform/mail/mails.ts";
import { putInOutbox } from "../../platform/mail/outbox.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { decidings, undoings } from "../decided-kinds.ts";
import { nameOf, refuseFor } from "../people.ts";
import { printAnswers, printEvents } from "../print-submission.ts";
import type { RegisterCommand } from "../registry.ts";
import { caseOf, refuseUnlessAdded } from "../submission-case.ts";

interface Undone {
  readonly mail: Mail;
  readonly message: string;
}

const undo = async (about: SubmissionCase, reason: string, mails: MailTexts): Promise<Undone> => {
  const { operator, submission } = about;
  const { kind, reference } = submission;
  const deciding = decidings[kind];
  if (deciding) {
    await deciding.reopen(about);
    const name = deciding.name(submission, operator.rules);
    return {
      mail: decisionTakenBack(mails, { what: deciding.what(submission, operator.rules), reference }, reason),
      message: `the ${name} ${reference} waits for a decision again`,
    };
  }
  const undoing = undoings[kind];
  if (!undoing) throw new CommandError(`${reference} cannot be taken back.`);
  await undoing.undo(about);
  const name = undoing.name(submission);
  return {
    mail: submissionTakenBack(mails, { what: undoing.what(submission), reference }, reason),
    message: `the ${name} ${reference} is taken back`,
  };
};

/** Takes back a decision, a declaration or a retirement, and mails the reason to the person. SENT-03 */
export const reopen = (context: CommandContext, reference: string, reason: string) =>
  inOneTransaction(context, async (database) => {
    const about = await caseOf(context, database, reference);
    const { person, submission } = about;
    const type = needsDecision(submission.kind) ? "reopened" : "taken back";
    const event: StoredEvent = { type, at: context.now.getTime(), by: context.by, reason };
    refuseUnlessAdded(about, event);
    refuseFor(person, whyNotRevoked(submission, await submissionsOf(database, person.customerId)));
    await printAnswers(context, person, submission);
    printEvents(context, submission);
    const { mail, message } = await undo(about, reason, context.mails);
    await addEvent(database, submission, event);
    await putInOutbox(database, { customerId: person.customerId, mail }, context.now);
    context.print(`${nameOf(person)}: ${message}.`);
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
