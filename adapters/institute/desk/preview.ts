import { displayPrice } from "../../../domain/kernel/money.ts";
import { submissionStateOf } from "../../../domain/submissions/events.ts";
import type { CaseOutcome } from "../areas/cases/open-case.ts";
import { customerBalance } from "../areas/fees/fees.store.ts";
import { submissionOf } from "../areas/submissions/submissions.store.ts";
import { customerOf, fullNameOf } from "../platform/customers/customers.store.ts";
import { signed } from "../platform/mail/letters.ts";
import { mailsWrittenAt } from "../platform/mail/outbox.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { rehearse } from "../platform/storage/rehearse.ts";
import type { Database } from "../platform/storage/storage.ts";
import { head, table } from "./pieces.ts";
import type { Visit } from "./visit.ts";

/** What can differ after a change to a case, in words. */
const factsAbout = async (
  { rules }: Visit,
  database: Database,
  { submission: { reference }, person: { customerId } }: Pick<CaseOutcome, "submission" | "person">,
): Promise<Readonly<Record<string, string>>> => {
  const [submission, person] = [await submissionOf(database, reference), await customerOf(database, customerId)];
  return {
    "What was sent": submission ? submissionStateOf(submission.kind, submission.events) : "",
    Is: person.customerType.toLowerCase(),
    Status: person.status.toLowerCase(),
    "May apply for membership": person.eligibleForMembership === 1 ? "yes" : "no",
    Owes: displayPrice(await customerBalance(database, customerId), rules, "forced"),
  };
};

type Letter = Awaited<ReturnType<typeof mailsWrittenAt>>[number];

/** A mail as the person will read it. */
const letter = ({ recipient, subject, ...words }: Letter, { organisation }: Visit): Html => {
  const paragraphs = signed(words, organisation).text.trim().split("\n\n");
  const lines = (paragraph: string) =>
    paragraph.split("\n").map((line, at) => html`${at > 0 ? html`<br />` : undefined}${line}`);
  return html`<article class="mail" aria-label="The mail, as it will be read">
      <header><p><span class="soft">To</span> ${recipient}</p><p><span class="soft">Subject</span> <strong>${subject}</strong></p></header>
      <div>
        ${paragraphs.map((paragraph) => html`<p>${lines(paragraph)}</p>`)}
      </div>
    </article>`;
};

/** How a change is confirmed: the button that names the deed, and what is sent with it. */
interface Confirmation {
  readonly running: Html;
  readonly action: string;
  readonly button: (outcome: CaseOutcome) => string;
  readonly kept: Readonly<Record<string, string>>;
}

/**
 * Shows what a change to a case will do: the use case, run and rolled back. Who it is about, what was before and what will
 * be, and the mail as the person will read it. DESK-03
 */
export const previewOf = async (
  visit: Visit,
  change: (acting: Visit) => Promise<CaseOutcome>,
  { running, action, button, kept }: Confirmation,
): Promise<{ readonly content: Html; readonly customerId: string }> => {
  const { outcome, before, after, letters } = await rehearse(visit.database, async (transaction) => {
    const acting = { ...visit, database: transaction };
    const outcome = await change(acting);
    const { person, submission } = outcome;
    return {
      outcome,
      // The events before the change are those that the use case read.
      before: { "What was sent": submissionStateOf(submission.kind, submission.events) },
      after: await factsAbout(visit, transaction, outcome),
      letters: await mailsWrittenAt(transaction, person.customerId, visit.now),
    };
  });
  const facts: Readonly<Record<string, string>> = {
    ...(await factsAbout(visit, visit.database, outcome)),
    ...before,
  };
  const changed = Object.keys(after).filter((name) => facts[name] !== after[name]);
  const { person, message } = outcome;
  const content = html`${head("This will happen", "Nothing has changed yet.", undefined, running)}
    <p><strong>${fullNameOf(person)}, ${person.customerId}</strong>${message.startsWith("is ") ? " " : ": "}${message}.</p>
    ${table(
      "Before and after",
      [["What", "first"], ["Before"], ["After"]],
      changed.map((name) => [name, facts[name] ?? "", after[name] ?? ""]),
    )}
    ${letters.map((each) => letter(each, visit))}
    <p class="soft">It is recorded under your name, ${visit.staff.name}.</p>
    <form class="row" method="post" action="${action}">
      ${visit.onceField()}${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button class="button" type="submit">${button(outcome)}</button>
      <button class="button second" type="submit" name="change" value="yes">Change it</button>
    </form>`;
  return { content, customerId: person.customerId };
};
