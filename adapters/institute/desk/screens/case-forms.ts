import { eventWords } from "../../../../domain/institute/submissions/event-words.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { undoableUntil } from "../../../../domain/submissions/events.ts";
import { openCase } from "../../areas/cases/open-case.ts";
import { decideAction, takeBackAction, undoAction, type StaffCase } from "../../areas/staff-actions/case-actions.ts";
import type { StaffAction } from "../../areas/staff-actions/staff-action.ts";
import { submissionOf } from "../../areas/submissions/submissions.store.ts";
import { customerOf, fullNameOf } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { renderErrors } from "../../platform/pages/pages.ts";
import { actionForm } from "../action-form.ts";
import { authorOf, caseAddress, versionOf } from "../case-words.ts";
import { buttonOf, refuseIfChanged, type ChangeForm } from "../change-form.ts";
import { section } from "../components.ts";
import { fieldsOf } from "../fields.ts";
import type { Visit } from "../visit.ts";

type CaseForm = ChangeForm<StaffCase>;

const caseForm = (action: StaffAction<StaffCase>): CaseForm =>
  refuseIfChanged(actionForm(action), {
    seenOf: ({ submission }) => versionOf(submission),
    lock: (context, { submission }) => openCase(context, submission.reference),
    changed: () => "The case has changed since this page was opened.",
  });

const decideForm = caseForm(decideAction);
const takeBackForm = caseForm(takeBackAction);

/** The forms of what staff do about a case. DESK-03, DESK-06 */
export const caseForms: readonly CaseForm[] = [decideForm, takeBackForm, caseForm(undoAction)];

const addressOf = (visit: Visit, { submission }: Pick<StaffCase, "submission">, { path }: Pick<CaseForm, "path">) =>
  `${caseAddress(visit, submission.reference)}/${path}`;

/** What undoes a decision or a request whose mail has not gone, in one press. DESK-03 */
const undoButton = (
  visit: Visit,
  about: Pick<StaffCase, "submission">,
): Html => html`<form method="post" action="${addressOf(visit, about, undoAction)}">
      <input type="hidden" name="seen" value="${versionOf(about.submission)}" />
      <button class="button second" type="submit">Undo</button>
    </form>`;

const undoSection = (about: StaffCase, visit: Visit): Html | undefined => {
  const until = undoableUntil(about.submission.events) ?? 0;
  if (until <= visit.now.getTime()) return undefined;
  return section(
    "undo",
    "Undo",
    html`<p>The email goes on ${displayInstant(until, visit.rules)}. Until then you can undo this, and the member hears nothing.</p>${undoButton(visit, about)}`,
  );
};

/** The forms of what can be done about a case now: undo, decide, take back. DESK-06, LOG-04, LOG-05 */
export const renderForms = async (
  about: StaffCase,
  visit: Visit,
  typed: URLSearchParams,
  errors: ReturnType<typeof renderErrors>,
): Promise<Html> => {
  const drawn = async (form: CaseForm, heading?: string): Promise<Html | undefined> => {
    if ((await form.whyNot?.(visit, about)) !== undefined) return undefined;
    const fields = await form.fields(visit, about);
    const isRequest = fields.some(({ kind, options = [] }) => kind === "ways" && options.length === 1);
    const isSecond = isRequest || heading !== undefined;
    return html`<form class="part" method="post" action="${addressOf(visit, about, form)}" id="${form.path}" novalidate>
      ${visit.draftField()}
      ${heading === undefined ? undefined : html`<h2>${heading}</h2>`}
      ${fieldsOf(fields, typed, errors)}
      <p class="row"><button class="button${isSecond ? " second" : ""}" type="submit">See what will ${isRequest ? "be sent" : "happen"}</button><span class="soft">Nothing changes yet.</span></p>
    </form>`;
  };
  const undo = undoSection(about, visit);
  return html`${undo}${await drawn(decideForm)}${undo ? undefined : await drawn(takeBackForm, buttonOf(takeBackForm, {}, visit, about))}`;
};

/** A note of the last action with a case, with the link to undo it or to its page. DESK-03 */
export const caseDoneNote = async (visit: Visit): Promise<Html | undefined> => {
  const { database, references, query, rules, now } = visit;
  const reference = references.from("case", query.get("done") ?? "");
  const submission = reference === undefined ? undefined : await submissionOf(database, reference);
  const event = submission?.events.at(-1);
  if (!submission || !event) return undefined;
  const person = await customerOf(database, submission.customerId);
  const words = `${isolateDirection(fullNameOf(person))}: ${eventWords(event, submission.events, rules)}, by ${authorOf(submission, event)}.`;
  const until = undoableUntil(submission.events) ?? 0;
  const mayUndo = until > now.getTime();
  const whileUndoable = `The email to ${person.email} goes on ${displayInstant(until, rules)}. Until then you can undo this, and the member hears nothing.`;
  const afterwards = event.type === "undone" ? "No email was sent." : `The email to ${person.email} is on its way.`;
  return html`<div class="note" role="status" tabindex="-1" autofocus>
      <div><strong>${words}</strong><p>${mayUndo ? whileUndoable : afterwards}</p></div>
      ${mayUndo ? undoButton(visit, { submission }) : html`<a class="button second" href="${caseAddress(visit, submission.reference)}">Open</a>`}
    </div>`;
};
