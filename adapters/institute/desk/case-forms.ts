import { displayInstant } from "../../../domain/kernel/instant.ts";
import {
  revokingType,
  undoableUntil,
  whyNotAppended,
  type SubmissionEventType,
} from "../../../domain/submissions/events.ts";
import { workingDayAfter } from "../../../domain/submissions/promises.ts";
import type { SubmissionCase } from "../areas/submissions/deciding.ts";
import { html, type Html } from "../platform/pages/html.ts";
import type { errorsOn } from "../platform/pages/pages.ts";
import { caseAddress, takingBack, versionOf } from "./case-words.ts";
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

const askFields = (visit: Visit, typed: URLSearchParams, errors: Errors): Html => {
  const by = typed.get("by") ?? workingDayAfter(visit.today, usualDays, visit.rules);
  return html`${textField("wanted", "What you need, as the person will read it", typed.get("wanted") ?? "", errors)}
    <div class="field">
      <label for="by">By</label>
      ${errors.message("by")}
      <input class="short" id="by" name="by" value="${by}" maxlength="40" autocomplete="off" ${errors.marks("by")} />
    </div>`;
};

/** The form that grants, refuses or asks for more. DESK-06 */
const decideForm = ({ submission }: SubmissionCase, visit: Visit, typed: URLSearchParams, errors: Errors): Html =>
  html`<form class="part" method="post" action="${caseAddress(visit, submission.reference)}" id="decide" novalidate>
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <fieldset class="choices">
        <legend>Decide</legend>
        ${errors.message("verdict-grant")}
        ${choice(typed, "grant", "Grant", "What was asked for takes effect at once.")}
        ${choice(typed, "refuse", "Refuse", "The person reads your reason.", textField("reason", "Reason, as the person will read it", typed.get("reason") ?? "", errors))}
        ${choice(typed, "ask", "Ask for more", "It is on hold until the person answers.", askFields(visit, typed, errors))}
      </fieldset>
      <p class="row"><button class="button" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
    </form>`;

/** The form that asks for more about what is in force, which stays so. LOG-04 */
const askForm = ({ submission }: SubmissionCase, visit: Visit, typed: URLSearchParams, errors: Errors): Html =>
  html`<form class="part" method="post" action="${caseAddress(visit, submission.reference)}" id="ask" novalidate>
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <input type="hidden" name="verdict" value="ask" />
      <h2>Ask for more</h2>
      <p>It stays in force. The person answers in the portal.</p>
      ${askFields(visit, typed, errors)}
      <p class="row"><button class="button second" type="submit">See what will be sent</button><span class="soft">Nothing changes yet.</span></p>
    </form>`;

/** The form that decides the review of a declaration, which stays in force, or asks for more. LOG-05 */
const reviewForm = ({ submission }: SubmissionCase, visit: Visit, typed: URLSearchParams, errors: Errors): Html =>
  html`<form class="part" method="post" action="${caseAddress(visit, submission.reference)}" id="decide" novalidate>
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <fieldset class="choices">
        <legend>Decide the review</legend>
        ${errors.message("verdict-grant")}
        ${choice(typed, "grant", "The evidence is sufficient", "The review is closed.")}
        ${choice(typed, "refuse", "The evidence is not sufficient", "The person reads your reason. The declaration stays in force.", textField("reason", "Reason, as the person will read it", typed.get("reason") ?? "", errors))}
        ${choice(typed, "ask", "Ask for more", "The person answers in the portal.", askFields(visit, typed, errors))}
      </fieldset>
      <p class="row"><button class="button" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
    </form>`;

/** What undoes a decision or a request whose mail has not gone, in one press. DESK-03 */
export const undoButton = (
  visit: Visit,
  { submission }: Pick<SubmissionCase, "submission">,
): Html => html`<form method="post" action="${caseAddress(visit, submission.reference)}/take-back">
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <button class="button second" type="submit">Undo</button>
    </form>`;

const undoSection = (about: SubmissionCase, visit: Visit): Html | undefined => {
  const until = undoableUntil(about.submission.events) ?? 0;
  if (until <= visit.now.getTime()) return undefined;
  return section(
    "undo",
    "Undo",
    html`<p>The mail goes on ${displayInstant(until, visit.rules)}. Until then nobody has been told.</p>${undoButton(visit, about)}`,
  );
};

const takeBackForm = ({ submission }: SubmissionCase, visit: Visit, typed: URLSearchParams, errors: Errors): Html =>
  html`<form class="part" method="post" action="${caseAddress(visit, submission.reference)}/take-back" id="take-back" novalidate>
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <h2>${takingBack(submission, visit)}</h2>
      ${textField("reason", "Reason, as the person will read it", typed.get("reason") ?? "", errors)}
      <p class="row"><button class="button second" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
    </form>`;

/**
 * The forms of what can be done about a case now: undo, decide, ask for more, take back. A declaration is reviewed where it was
 * drawn or evidence was asked for. DESK-06, LOG-04, LOG-05
 */
export const caseForms = (
  about: SubmissionCase,
  visit: Visit,
  typed: URLSearchParams,
  { errors, isDrawn }: { readonly errors: Errors; readonly isDrawn: boolean },
): Html => {
  const { kind, customerId: owner, events } = about.submission;
  const [at, by] = [visit.now.getTime(), visit.by];
  const may = (type: SubmissionEventType): boolean =>
    whyNotAppended(
      { kind, owner, events },
      { type, at, by, verdict: "grant", reason: "a reason", until: visit.today },
    ) === undefined;
  const undo = undoSection(about, visit);
  if (may("decided")) return html`${undo}${decideForm(about, visit, typed, errors)}`;
  const isReviewed = may("reviewed") && (isDrawn || events.some(({ type }) => type === "asked"));
  return html`${undo}
    ${isReviewed ? reviewForm(about, visit, typed, errors) : may("asked") ? askForm(about, visit, typed, errors) : undefined}
    ${!undo && may(revokingType(kind, events, at)) ? takeBackForm(about, visit, typed, errors) : undefined}`;
};
