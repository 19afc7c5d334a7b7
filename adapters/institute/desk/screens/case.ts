import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { displayDate, calendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { whyNotDecided } from "../../../../domain/kernel/decision.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { eventWords } from "../../../../domain/submissions/event-words.ts";
import { isUndecided, submissionStateOf, whyNotAppended } from "../../../../domain/submissions/events.ts";
import { waitOf, workingDayAfter } from "../../../../domain/submissions/promises.ts";
import { whyNotRequested } from "../../../../domain/submissions/request.ts";
import { decideCase } from "../../areas/cases/decide-case.ts";
import { decidings } from "../../areas/cases/decided-kinds.ts";
import type { CaseOutcome } from "../../areas/cases/open-case.ts";
import { readCase } from "../../areas/cases/read-case.ts";
import { reopenCase } from "../../areas/cases/reopen-case.ts";
import { requestMore } from "../../areas/cases/request-more.ts";
import { personSummary } from "../../areas/customer/person-summary.ts";
import { describe } from "../../areas/descriptions.ts";
import { progressOf } from "../../areas/qualifications/qualifications.store.ts";
import type { SubmissionCase } from "../../areas/submissions/deciding.ts";
import type { StoredSubmission } from "../../areas/submissions/submissions.store.ts";
import { submissionTexts } from "../../areas/submissions/submitted.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { unknownAddressMessage } from "../../platform/http/answer-errors.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { entered, errorsOn, type FormError } from "../../platform/pages/pages.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import { authorOf, caseAddress } from "../case-words.ts";
import { facts, head, section, state, time } from "../pieces.ts";
import { previewOf } from "../preview.ts";
import type { Deed, Screen, Shown, Visit } from "../visit.ts";
import { personAddress } from "./people.ts";
import { owesWords, standingWords } from "./person.ts";

const longestReason = 500;
/** Working days that a person has to send what is needed, unless another day is chosen. */
const usualDays = 10;

/** The reference of the submission in an address. */
const referenceOf = ({ references, parameter }: Visit): string => {
  const reference = references.from("case", parameter);
  if (reference === undefined) throw new RefusalError("unknown", "NOT_FOUND", unknownAddressMessage);
  return reference;
};

const open = (visit: Visit): Promise<SubmissionCase> =>
  inTransaction(visit.database, (database) => readCase({ ...visit, database }, referenceOf(visit)));

/** The number of events that changed the submission, by which a form knows the case that it was made for. */
const versionOf = ({ events }: StoredSubmission): string => String(events.filter(({ type }) => type !== "read").length);

const answersOf = async ({ rules, mails }: Visit, { person, submission }: SubmissionCase) =>
  describe(submission, rules, await submissionTexts(mails.library, userTypeOf(person.customerType)));

const events = ({ submission }: SubmissionCase, { rules }: Visit): Html =>
  html`<ol class="days wide-days ruled">${submission.events.map(
    (event) =>
      html`<li><time datetime="${new Date(event.at).toISOString()}">${displayInstant(event.at, rules)}</time><div>${eventWords(event, rules)}, by ${authorOf(submission, event)}${event.reason === undefined ? "" : `: “${event.reason}”`}</div></li>`,
  )}</ol>`;

/** What membership asks, beside an application. */
const progress = async ({ database }: Visit, { person, submission }: SubmissionCase): Promise<Html | undefined> => {
  const found = submission.kind === "application" ? await progressOf(database, person.customerId) : undefined;
  if (!found) return undefined;
  const { exams, moduleStatus, practicalExperience } = found;
  const share = (done: number, required: number, unit = "") =>
    state(`${done} of ${required}${unit}`, done >= required ? "ready" : "late");
  const experience = practicalExperience?.employment;
  const objectives = practicalExperience?.objectives;
  return html`<h3>What membership asks</h3>
    ${facts([
      ["Exams", share(exams.completed, exams.total)],
      ["Ethics module", moduleStatus?.toLowerCase().replaceAll("_", " ") ?? "Not on record"],
      ...(experience
        ? [
            [
              "Experience",
              share(
                experience.totalAchieved,
                experience.experienceRequired,
                ` ${experience.unitOfMeasurement.toLowerCase()}`,
              ),
            ] as const,
          ]
        : []),
      ...(objectives
        ? [["Objectives", share(objectives.totalAchievedObjectives, objectives.totalRequiredObjectives)] as const]
        : []),
    ])}`;
};

const waited = ({ submission }: SubmissionCase, { today, rules }: Visit): Html | undefined => {
  const { kind, submittedOn } = submission;
  const stateNow = submissionStateOf(kind, submission.events);
  if (!isUndecided(stateNow)) return html`<p>${state(stateNow, stateNow === "granted" ? "ready" : "due")}</p>`;
  const { waited: days, promised, isLate } = waitOf(kind, submittedOn, today, rules);
  if (promised === undefined) return undefined;
  const day = displayDate(workingDayAfter(submittedOn, promised, rules), rules);
  return html`<p>${isLate ? state(`${days - promised} working days late`, "late") : html`<strong>In time</strong>`}<br /><span class="soft">${String(days)} of ${String(promised)} working days, promised by ${day}</span></p>`;
};

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

const decideForm = ({ submission }: SubmissionCase, visit: Visit, typed: URLSearchParams, errors: Errors): Html => {
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

const takeBackForm = (
  about: SubmissionCase,
  visit: Visit,
  typed: URLSearchParams,
  errors: Errors,
): Html | undefined => {
  const { submission } = about;
  const { kind, customerId: owner, events: past } = submission;
  const type = decidings[kind] ? "reopened" : "taken back";
  const event = { type, at: visit.now.getTime(), by: visit.by, reason: "a reason" } as const;
  if (whyNotAppended({ kind, owner, events: past }, event) !== undefined) return undefined;
  return html`<form class="part" method="post" action="${caseAddress(visit, submission.reference)}/take-back" id="take-back" novalidate>
      <input type="hidden" name="events" value="${versionOf(submission)}" />
      <h2>Take back</h2>
      ${textField("reason", "Reason, as the person will read it", typed.get("reason") ?? "", errors)}
      <p class="row"><button class="button second" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
    </form>`;
};

/** What somebody else did since a form was opened; undefined when nothing happened. DESK-06 */
const overtaken = ({ submission }: SubmissionCase, typed: URLSearchParams, { rules }: Visit): Html | undefined => {
  const version = typed.get("events");
  const last = submission.events.findLast(({ type }) => type !== "read");
  if (version === null || version === versionOf(submission) || !last) return undefined;
  const words = `${authorOf(submission, last)}: ${eventWords(last, rules)}, on ${displayInstant(last.at, rules)}.`;
  return html`<div class="note careful" role="status" tabindex="-1" autofocus>
      <div><strong>${words}</strong><p>You see the case as it is now. What you typed is kept below.</p></div>
    </div>`;
};

/** What was typed and cannot be sent any longer, so that it is not lost. */
const keptWords = (typed: URLSearchParams): Html | undefined => {
  const words = [typed.get("reason"), typed.get("wanted")].filter((text) => text !== null && text !== "");
  return words.length === 0
    ? undefined
    : section("kept", "What you typed", html`${words.map((text) => html`<blockquote>${text ?? ""}</blockquote>`)}`);
};

/** Draws a case: answers as given, where the person stands, what happened, and what can be done. DESK-06 */
const drawn = async (
  visit: Visit,
  typed: URLSearchParams,
  { problems = [], notice }: { readonly problems?: readonly FormError[]; readonly notice?: Html | undefined } = {},
): Promise<Shown> => {
  const about = await open(visit);
  const { person, submission } = about;
  const { kind, reference, submittedOn } = submission;
  const { title, facts: answers } = await answersOf(visit, about);
  const summary = await personSummary(visit, person, 0);
  const errors = errorsOn(`${title} of ${fullNameOf(person)}`, problems, visit.formErrors);
  const mayDecide = decidings[kind] && isUndecided(submissionStateOf(kind, submission.events));
  const forms = mayDecide ? decideForm(about, visit, typed, errors) : takeBackForm(about, visit, typed, errors);
  const past = overtaken(about, typed, visit);
  return {
    title: errors.title,
    status: problems.length > 0 ? 400 : past ? 409 : 200,
    action: { action: "saw a case", customerId: person.customerId, reference },
    content: html`${errors.summary}${notice ?? past}
      ${head(
        fullNameOf(person),
        html`${title}, sent on ${time(submittedOn, visit.rules)} <span class="code">${reference}</span>`,
        waited(about, visit),
        html`<a href="/desk/inbox">Inbox</a>`,
      )}
      <div class="beside near">
        <div>
          ${section("answers", "Answers, as given", facts(answers, "answers"))}
          ${section("events", "What happened", events(about, visit))}
        </div>
        <aside aria-label="About the person">
          ${section(
            "stands",
            "Where they stand",
            html`${facts([
              ["Number", person.customerId],
              ["Is", html`${person.customerType.toLowerCase()}, ${standingWords(summary)}`],
              ["Owes", owesWords(summary, visit)],
            ])}
            ${await progress(visit, about)}`,
            html`<a class="to" href="${personAddress(visit, person.customerId)}">Open</a>`,
          )}
        </aside>
      </div>
      ${mayDecide ? undefined : keptWords(typed)}
      ${forms}`,
  };
};

/** A case: what was sent, where the person stands, and what can be done. DESK-06 */
export const caseScreen: Screen = {
  path: "/cases/:parameter",
  entry: "inbox",
  show: (visit) => drawn(visit, new URLSearchParams()),
};

interface Typed {
  readonly verdict: string;
  readonly reason: string;
  readonly wanted: string;
  readonly by: string;
  readonly events: string;
}

const typedOf = (form: URLSearchParams): Typed => ({
  verdict: entered(form, "verdict", 10),
  reason: entered(form, "reason", longestReason).trim(),
  wanted: entered(form, "wanted", longestReason).trim(),
  by: entered(form, "by", 10),
  events: entered(form, "events", 10),
});

/** What is wrong with a decision as typed, at its field. */
const problemsOf = ({ verdict, reason, wanted, by }: Typed, { today }: Visit): readonly FormError[] => {
  if (verdict === "grant") return [];
  if (verdict === "refuse") {
    const message = whyNotDecided({ verdict, reason });
    return message === undefined ? [] : [{ field: "reason", message }];
  }
  if (verdict !== "ask") return [{ field: "verdict-grant", message: "Choose what to do." }];
  const day = calendarDate(by);
  if (day === undefined) return [{ field: "by", message: "Give the day as a date." }];
  const message = whyNotRequested({ wanted, by: day }, today);
  return message === undefined ? [] : [{ field: wanted === "" ? "wanted" : "by", message }];
};

/** Runs a change unless the case has changed since the form was opened. */
const unlessOvertaken = async (change: Promise<CaseOutcome>, version: string): Promise<CaseOutcome> => {
  const outcome = await change;
  if (versionOf(outcome.submission) !== version)
    throw new RefusalError("conflict", "CASE_CHANGED", "The case has changed since this page was opened.");
  return outcome;
};

const decided = (acting: Visit, typed: Typed): Promise<CaseOutcome> => {
  const { verdict, reason, wanted, by, events: version } = typed;
  const reference = referenceOf(acting);
  const day = calendarDate(by);
  if (verdict === "ask" && day !== undefined)
    return unlessOvertaken(requestMore(acting, reference, { wanted, by: day }), version);
  const decision = verdict === "grant" ? ({ verdict } as const) : ({ verdict: "refuse", reason } as const);
  return unlessOvertaken(decideCase(acting, reference, decision), version);
};

const takenBack = (acting: Visit, { reason, events: version }: Typed): Promise<CaseOutcome> =>
  unlessOvertaken(reopenCase(acting, referenceOf(acting), reason), version);

const verbs: Readonly<Record<string, string>> = { grant: "Grant", refuse: "Refuse", ask: "Ask for more about" };

/** Shows a change before it happens, or the case with the reason why it cannot. */
const previewed = async (
  visit: Visit,
  form: URLSearchParams,
  notice: Html | undefined,
  {
    change,
    problems,
    ...confirmation
  }: {
    readonly change: (acting: Visit, typed: Typed) => Promise<CaseOutcome>;
    readonly problems: readonly FormError[];
    readonly action: string;
    readonly button: (outcome: CaseOutcome) => string;
  },
): Promise<Shown> => {
  if (problems.length > 0 || form.has("change")) return drawn(visit, form, { problems, notice });
  const typed = typedOf(form);
  try {
    const content = await previewOf(visit, (acting) => change(acting, typed), {
      ...confirmation,
      running: html`<a href="${caseAddress(visit, referenceOf(visit))}">Case</a>`,
      kept: { ...typed },
    });
    return {
      title: "This will happen",
      action: { action: "saw what a change would do", reference: referenceOf(visit) },
      content: html`${notice}${content}`,
    };
  } catch (error) {
    if (!(error instanceof RefusalError) || error.kind !== "conflict") throw error;
    const shown = await drawn(visit, form);
    const why = html`<div class="note careful" role="status" tabindex="-1" autofocus><div><strong>${error.message}</strong><p>Nothing has changed. What you typed is kept below.</p></div></div>`;
    return shown.status === 409 ? shown : drawn(visit, form, { notice: why });
  }
};

/** Grants, refuses, or asks for more. DESK-03, DESK-06 */
export const decideDeed: Deed = {
  path: "/cases/:parameter",
  entry: "inbox",
  preview: (visit, form, notice) => {
    const typed = typedOf(form);
    return previewed(visit, form, notice, {
      change: decided,
      problems: form.has("change") ? [] : problemsOf(typed, visit),
      action: caseAddress(visit, referenceOf(visit)),
      button: ({ submission }) =>
        `${verbs[typed.verdict] ?? "Decide"} the ${decidings[submission.kind]?.name(submission, visit.rules) ?? ""}`,
    });
  },
  apply: async (visit, form) => {
    const typed = typedOf(form);
    // The form may not be the one that was previewed; the preview names what is wrong with it.
    const [problem] = problemsOf(typed, visit);
    if (problem) throw new RefusalError("unacceptable", "NOT_DECIDED", problem.message);
    const { person, submission } = await decided(visit, typed);
    const { reference } = submission;
    return {
      location: `/desk/inbox?done=${visit.references.to("case", reference)}`,
      action: { action: `decided: ${typed.verdict}`, customerId: person.customerId, reference },
    };
  },
};

/** Takes back a decision, a declaration or a retirement. DESK-03, DESK-06 */
export const takeBackDeed: Deed = {
  path: "/cases/:parameter/take-back",
  entry: "inbox",
  preview: (visit, form, notice) =>
    previewed(visit, form, notice, {
      change: takenBack,
      problems:
        typedOf(form).reason === "" && !form.has("change")
          ? [{ field: "reason", message: "Say why it is taken back." }]
          : [],
      action: `${caseAddress(visit, referenceOf(visit))}/take-back`,
      button: ({ submission }) => `Take back ${decidings[submission.kind] ? "the decision" : "what was sent"}`,
    }),
  apply: async (visit, form) => {
    const { person, submission } = await takenBack(visit, typedOf(form));
    const { reference } = submission;
    return {
      location: `/desk/inbox?done=${visit.references.to("case", reference)}`,
      action: { action: "took back", customerId: person.customerId, reference },
    };
  },
};
