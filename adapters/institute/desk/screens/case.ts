import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { eventWords } from "../../../../domain/institute/submissions/event-words.ts";
import { waitOf, workingDayAfter } from "../../../../domain/institute/submissions/promises.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { isUndecided, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { filesOfCase, logOfDeclaration } from "../../areas/cases/case-files.ts";
import { decisionEffects } from "../../areas/cases/decided-kinds.ts";
import { readCase } from "../../areas/cases/read-case.ts";
import { describeSubmission } from "../../areas/descriptions.ts";
import { personSummary } from "../../areas/people/person-summary.ts";
import { progressOf } from "../../areas/qualifications/qualifications.store.ts";
import { submissionTexts } from "../../areas/submissions/confirm-submission.ts";
import type { SubmissionCase } from "../../areas/submissions/decision-effects.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { renderErrors } from "../../platform/pages/pages.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import { logSection } from "../case-log.ts";
import { authorOf, referenceOf, versionOf } from "../case-words.ts";
import type { RedisplayedForm } from "../change-form.ts";
import { warning, facts, head, section, state, time } from "../components.ts";
import { evidenceList } from "../evidence-list.ts";
import type { Screen, ScreenResult, Visit } from "../visit.ts";
import { caseDoneNote, renderForms } from "./case-forms.ts";
import { personAddress } from "./people.ts";
import { owesWords, standingWords } from "./person.ts";
import { placeInReview } from "./reviews.ts";

const open = (visit: Visit): Promise<SubmissionCase> =>
  inTransaction(visit.database, (database) => readCase({ ...visit, database }, referenceOf(visit)));

const answersOf = async ({ rules, mails }: Visit, { person, submission }: SubmissionCase) =>
  describeSubmission(submission, rules, await submissionTexts(mails.library, userTypeOf(person.customerType)));

const events = ({ submission }: SubmissionCase, { rules }: Visit): Html =>
  html`<ol class="days wide-days ruled">${submission.events.map(
    (event) =>
      html`<li><time datetime="${new Date(event.at).toISOString()}">${displayInstant(event.at, rules)}</time><div>${eventWords(event, submission.events, rules)}, by ${authorOf(submission, event)}${event.reason === undefined ? "" : html`: <span class="as-typed">“${event.reason}”</span>`}</div></li>`,
  )}</ol>`;

/** Requirements of membership, beside an application. */
const progress = async ({ database }: Visit, { person, submission }: SubmissionCase): Promise<Html | undefined> => {
  const found = submission.kind === "application" ? await progressOf(database, person.customerId) : undefined;
  if (!found) return undefined;
  const { exams, moduleStatus, practicalExperience } = found;
  const share = (done: number, required: number, unit = "") =>
    state(`${done} of ${required}${unit}`, done >= required ? "ready" : "late");
  const experience = practicalExperience?.employment;
  const objectives = practicalExperience?.objectives;
  return html`<h3>Requirements of membership</h3>
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
  return html`<p>${isLate ? state(`${days - promised} working days late`, "late") : html`<strong>On time</strong>`}<br /><span class="soft">${String(days)} of ${String(promised)} working days, promised by ${day}</span></p>`;
};

/** A notice of what somebody else did since a form was opened; undefined when nothing happened. DESK-06 */
const overtaken = ({ submission }: SubmissionCase, typed: URLSearchParams, { rules }: Visit): Html | undefined => {
  const version = typed.get("seen");
  const last = submission.events.findLast(({ type }) => type !== "read");
  if (version === null || version === versionOf(submission) || !last) return undefined;
  const words = `${authorOf(submission, last)}: ${eventWords(last, submission.events, rules)}, on ${displayInstant(last.at, rules)}.`;
  return warning(words, "The page shows the current state of the case. What you typed has been kept below.");
};

/** Typed values that can no longer be sent, so that they are not lost. */
const keptWords = (typed: URLSearchParams): Html | undefined => {
  const words = [typed.get("reason"), typed.get("wanted"), typed.get("why")].filter(
    (text) => text !== null && text !== "",
  );
  return words.length === 0
    ? undefined
    : section("kept", "What you typed", html`${words.map((text) => html`<blockquote>${text ?? ""}</blockquote>`)}`);
};

/** Draws a case: answers as given, where the person stands, what happened, and what can be done. DESK-06 */
export const renderCase = async (
  visit: Visit,
  typed: URLSearchParams,
  { problems = [], notice }: RedisplayedForm = {},
): Promise<ScreenResult> => {
  const about = await open(visit);
  const { person, submission } = about;
  const { kind, reference, submittedOn } = submission;
  const { title, facts: answers } = await answersOf(visit, about);
  const summary = await personSummary(visit, person, 0);
  const log = await logOfDeclaration(visit, about);
  const files = await filesOfCase(visit, about, log);
  const errors = renderErrors(`${title} of ${isolateDirection(fullNameOf(person))}`, problems, visit.formErrors);
  const mayDecide = decisionEffects[kind] && isUndecided(submissionStateOf(kind, submission.events));
  const review = kind === "declaration" ? await placeInReview(visit, reference) : undefined;
  const past = overtaken(about, typed, visit);
  return {
    title: errors.title,
    ...(problems.length > 0 ? { status: 422 } : {}),
    action: { action: "saw a case", customerId: person.customerId, reference },
    content: html`${errors.summary}${past ?? notice ?? (await caseDoneNote(visit))}
      ${head(
        fullNameOf(person),
        html`${title}, sent on ${time(submittedOn, visit.rules)} <span class="code">${reference}</span>`,
        review ? review.aside : waited(about, visit),
        review ? review.running : html`<a href="/desk/inbox">Inbox</a>`,
      )}
      <div class="beside near">
        <div>
          ${section("answers", "Answers", facts(answers, "answers"))}
          ${evidenceList(visit, files, log?.activities)}
          ${kind === "declaration" ? logSection(log, visit) : undefined}
          ${section("events", "History", events(about, visit))}
        </div>
        <aside aria-label="About the person">
          ${section(
            "stands",
            "Standing",
            html`${facts([
              ["Number", person.customerId],
              ["Type and standing", html`${person.customerType.toLowerCase()}, ${standingWords(summary)}`],
              ["Owes", owesWords(summary, visit)],
            ])}
            ${await progress(visit, about)}`,
            html`<a class="to" href="${personAddress(visit, person.customerId)}">Open the person</a>`,
          )}
        </aside>
      </div>
      ${mayDecide ? undefined : keptWords(typed)}
      ${await renderForms(about, visit, typed, errors)}`,
  };
};

/** A case: what was sent, where the person stands, and what can be done. DESK-06 */
export const caseScreen: Screen = {
  path: "/cases/:parameter",
  entry: "inbox",
  show: (visit) => renderCase(visit, new URLSearchParams()),
};
