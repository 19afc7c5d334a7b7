import { displayInstant } from "../../../domain/kernel/instant.ts";
import { revokingType, undoableUntil, whyNotAppended } from "../../../domain/submissions/events.ts";
import { workingDayAfter } from "../../../domain/submissions/promises.ts";
import type { SubmissionCase } from "../areas/submissions/deciding.ts";
import { html, type Html } from "../platform/pages/html.ts";
import type { errorsOn } from "../platform/pages/pages.ts";
import { caseAddress, versionOf } from "./case-words.ts";
import { section } from "./pieces.ts";
import type { Visit } from "./visit.ts";

/** Maximum length of words for the person. */
export const longestReason = 500;
/** Working days that a person has to send what is needed, unless another day is chosen. */
const usualDays = 10;

type Errors = ReturnType<typeof errorsOn>;

const choice = (typed: URLSearchParams, value: string, label: string, hint: string, asks?: Html): Html =>
  html`<div class="choice">
      <label for="verdict-${value}"><input type="radio" id="verdict-${value}" name="verdict" value="${value}" ${typed.get("verdict") === value ? html`checked` : undefined} /><span><strong>${label}</strong><span>${hint}</span></span></label>
      ${asks && html`<div class="asks"><div>${asks}</div></div>`}
    </div>`;

const textField = (name: string, label: string, value: string, { message, marks }: Errors): Html =>
  html`<div class="field">
      <label for="${name}">${label}</label>
      ${message(name)}
      <textarea id="${name}" name="${name}" rows="3" maxlength="${String(longestReason)}" ${marks(name)}>${value}</textarea>
    </div>`;

/** The form that grants, refuses or asks for more. DESK-06 */
export const decideForm = (
  { submission }: SubmissionCase,
  visit: Visit,
  typed: URLSearchParams,
  errors: Errors,
): Html => {
  const by = typed.get("by") ?? workingDayAfter(visit.today, usualDays, visit.rules);
  return html`<form class="part" method="post" action="${caseAddress(visit, submission.reference)}" id="decide" novalidate>
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <fieldset class="choices">
        <legend>Decide</legend>
        ${errors.message("verdict-grant")}
        ${choice(typed, "grant", "Grant", "What was asked for takes effect at once.")}
        ${choice(typed, "refuse", "Refuse", "The person reads your reason.", textField("reason", "Reason, as the person will read it", typed.get("reason") ?? "", errors))}
        ${choice(
          typed,
          "ask",
          "Ask for more",
          "It is on hold until the person answers.",
          html`${textField("wanted", "What you need, as the person will read it", typed.get("wanted") ?? "", errors)}
            <div class="field">
              <label for="by">By</label>
              ${errors.message("by")}
              <input class="short" id="by" name="by" type="date" value="${by}" ${errors.marks("by")} />
            </div>`,
        )}
      </fieldset>
      <p class="row"><button class="button" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
    </form>`;
};

/** What undoes a decision whose mail has not gone, in one press. DESK-03 */
export const undoButton = (
  visit: Visit,
  { submission }: Pick<SubmissionCase, "submission">,
): Html => html`<form method="post" action="${caseAddress(visit, submission.reference)}/take-back">
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <button class="button second" type="submit">Undo</button>
    </form>`;

/** The form that takes back; undefined where nothing can be taken back. DESK-06 */
export const takeBackForm = (
  about: SubmissionCase,
  visit: Visit,
  typed: URLSearchParams,
  errors: Errors,
): Html | undefined => {
  const { submission } = about;
  const { kind, customerId: owner, events: past } = submission;
  const at = visit.now.getTime();
  const type = revokingType(kind, past, at);
  if (whyNotAppended({ kind, owner, events: past }, { type, at, by: visit.by, reason: "a reason" }) !== undefined)
    return undefined;
  const until = undoableUntil(past) ?? at;
  if (type === "undone")
    return section(
      "undo",
      "Undo",
      html`<p>The mail goes on ${displayInstant(until, visit.rules)}. Until then nobody has been told.</p>${undoButton(visit, about)}`,
    );
  return html`<form class="part" method="post" action="${caseAddress(visit, submission.reference)}/take-back" id="take-back" novalidate>
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <h2>Take back</h2>
      ${textField("reason", "Reason, as the person will read it", typed.get("reason") ?? "", errors)}
      <p class="row"><button class="button second" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
    </form>`;
};
