import { normaliseLines } from "../../../../domain/kernel/typed-text.ts";
import { answerProblem, type AnswerToRequest } from "../../../../domain/submissions/answer.ts";
import { reviewOutcomeOf, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { numberedRequestOf, type NumberedRequest } from "../../../../domain/submissions/thread.ts";
import type { RefusalError } from "../../platform/http/refusal-error.ts";
import { ruleRefusal, wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { deleteDelayedMails, putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { attachEvidence } from "../evidence/attach-evidence.ts";
import type { SubmissionCase } from "../submissions/decision-effects.ts";
import {
  addEvent,
  delayOf,
  ownSubmission,
  type StoredEvent,
  type StoredSubmission,
} from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { decisionEffects, submissionNameInMail } from "./decided-kinds.ts";
import { openCase } from "./open-case.ts";
import { answerReceivedMail } from "./request-mails.ts";

/** Why there is nothing to answer: it was answered, decided or taken back meanwhile. */
const nothingAsked = ({ kind, events }: StoredSubmission): RefusalError => {
  const last = events.findLast(({ type }) => type !== "read")?.type;
  if (last === "answered") return wordedRefusal("conflict", "ANSWERED_ALREADY");
  const state = submissionStateOf(kind, events);
  const isDecided = state === "granted" || state === "refused" || reviewOutcomeOf(events) !== undefined;
  return wordedRefusal("conflict", isDecided ? "DECIDED_MEANWHILE" : "NOTHING_ASKED");
};

/** The open request that an answer names; throws a refusal when there is none, or another one. */
const requestFor = (submission: StoredSubmission, number: number): NumberedRequest => {
  const open = numberedRequestOf(submission.events);
  if (!open) throw nothingAsked(submission);
  if (open.number !== number) throw wordedRefusal("conflict", "ASKED_ANEW");
  return open;
};

/** The mail of a request that was answered before it went is not sent any more. */
const withdrawRequestMail = async (
  { database, now }: ActionContext,
  { submission }: SubmissionCase,
  position: number,
) => {
  const asked = submission.events[position];
  const delay = asked && delayOf({ reference: submission.reference, position }, asked);
  if (delay && delay.sendNotBefore > now.getTime()) await deleteDelayedMails(database, delay.heldFor, now.getTime());
};

/**
 * Takes a customer's answer to an open request: once for each request, and after its day as well. It waits for the
 * organisation again. LOG-04, LOG-02
 */
export const answerRequest = async (
  context: ActionContext,
  given: string,
  { request: number, words, evidence }: AnswerToRequest,
) => {
  const { database, mails, now, today, by } = context;
  await ownSubmission(database, by, given);
  const about = await openCase(context, given);
  const { person, submission } = about;
  const { reference, kind } = submission;
  const request = requestFor(submission, number);
  const problem = answerProblem(words);
  if (problem !== undefined) throw ruleRefusal("NO_ANSWER", problem, { field: "body.words" });
  const reason = normaliseLines(words);
  const event: StoredEvent = { type: "answered", at: now.getTime(), by, reason, until: request.by };
  await addEvent(database, submission, event);
  await attachEvidence(context, person.customerId, evidence, {
    kind: "submission",
    reference,
    event: submission.events.length,
  });
  await decisionEffects[kind]?.setOnHold?.(about, false);
  await withdrawRequestMail(context, about, number);
  const mail = answerReceivedMail(mails, {
    what: submissionNameInMail(submission),
    reference,
    request,
    words: reason,
    today,
  });
  await putInOutbox(database, { customerId: person.customerId, mail }, now);
  return { reference, answeredOn: today };
};
