import { displayInstant } from "../../../domain/kernel/instant.ts";
import { isolated } from "../../../domain/kernel/isolated.ts";
import { eventWords } from "../../../domain/submissions/event-words.ts";
import { undoableUntil } from "../../../domain/submissions/events.ts";
import { submissionOf } from "../areas/submissions/submissions.store.ts";
import { customerOf, fullNameOf } from "../platform/customers/customers.store.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { authorOf, caseAddress } from "./case-words.ts";
import { undoButton } from "./screens/case-forms.ts";
import type { Visit } from "./visit.ts";

/** What was done last with a case, with the way to undo it or to its page. DESK-03 */
export const caseDoneNote = async (visit: Visit): Promise<Html | undefined> => {
  const { database, references, query, rules, now } = visit;
  const reference = references.from("case", query.get("done") ?? "");
  const submission = reference === undefined ? undefined : await submissionOf(database, reference);
  const event = submission?.events.at(-1);
  if (!submission || !event) return undefined;
  const person = await customerOf(database, submission.customerId);
  const words = `${isolated(fullNameOf(person))}: ${eventWords(event, submission.events, rules)}, by ${authorOf(submission, event)}.`;
  const until = undoableUntil(submission.events) ?? 0;
  const mayUndo = until > now.getTime();
  const untold = `The mail to ${person.email} goes on ${displayInstant(until, rules)}. Until then nobody has been told.`;
  const told = event.type === "undone" ? "Nobody was told." : `The mail to ${person.email} is on its way.`;
  return html`<div class="note" role="status" tabindex="-1" autofocus>
      <div><strong>${words}</strong><p>${mayUndo ? untold : told}</p></div>
      ${mayUndo ? undoButton(visit, { submission }) : html`<a class="button second" href="${caseAddress(visit, submission.reference)}">Open it</a>`}
    </div>`;
};
