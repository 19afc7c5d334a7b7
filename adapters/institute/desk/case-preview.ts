import { reviewProgressOf } from "../../../domain/cpd/review-states.ts";
import { displayPrice } from "../../../domain/kernel/money.ts";
import { submissionStateOf } from "../../../domain/submissions/events.ts";
import type { CaseOutcome } from "../areas/cases/open-case.ts";
import { customerBalance } from "../areas/fees/fees.store.ts";
import { submissionOf } from "../areas/submissions/submissions.store.ts";
import { customerOf, fullNameOf } from "../platform/customers/customers.store.ts";
import { mailsWrittenAt } from "../platform/mail/outbox.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { rehearse } from "../platform/storage/rehearse.ts";
import type { Database } from "../platform/storage/storage.ts";
import { confirmationPage, type Confirmation, type Facts } from "./confirmation.ts";
import type { Visit } from "./visit.ts";

/** What can differ after a change to a case, in words. */
const factsAbout = async (
  { rules, today }: Visit,
  database: Database,
  { submission: { reference }, person: { customerId } }: Pick<CaseOutcome, "submission" | "person">,
): Promise<Facts> => {
  const [submission, person] = [await submissionOf(database, reference), await customerOf(database, customerId)];
  return {
    "What was sent": submission ? submissionStateOf(submission.kind, submission.events) : "",
    ...(submission?.kind === "declaration" ? { Review: reviewProgressOf(submission.events, today, rules).state } : {}),
    Type: person.customerType.toLowerCase(),
    Status: person.status.toLowerCase(),
    "May apply for membership": person.eligibleForMembership === 1 ? "yes" : "no",
    Owes: displayPrice(await customerBalance(database, customerId), rules, "forced"),
  };
};

/** How a change to a case is confirmed. */
interface CaseConfirmation extends Pick<Confirmation, "running" | "action" | "kept" | "isAsGiven"> {
  readonly button: (outcome: CaseOutcome) => string;
}

/** Shows what a change to a case will do: the use case, run and rolled back. DESK-03 */
export const casePreview = async (
  visit: Visit,
  change: (acting: Visit) => Promise<CaseOutcome>,
  { button, ...confirmation }: CaseConfirmation,
): Promise<{ readonly content: Html; readonly customerId: string }> => {
  const { outcome, after, letters } = await rehearse(visit.database, async (transaction) => {
    const outcome = await change({ ...visit, database: transaction });
    return {
      outcome,
      after: await factsAbout(visit, transaction, outcome),
      letters: await mailsWrittenAt(transaction, visit.now, { customerId: outcome.person.customerId }),
    };
  });
  const { person, message } = outcome;
  const content = confirmationPage(visit, {
    ...confirmation,
    summary: html`<strong>${fullNameOf(person)}, ${person.customerId}</strong>${message.startsWith("is ") ? " " : ": "}${message}.`,
    before: await factsAbout(visit, visit.database, outcome),
    after,
    letters,
    toldAt: outcome.toldAt,
    button: button(outcome),
  });
  return { content, customerId: person.customerId };
};
