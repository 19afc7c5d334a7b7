import { eventWords } from "../../../../domain/institute/submissions/event-words.ts";
import { workingDayAfter } from "../../../../domain/institute/submissions/promises.ts";
import { waitingParty } from "../../../../domain/institute/submissions/waiting-party.ts";
import { dayOf, displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { undoableUntil, type SubmissionEvent, type SubmissionKind } from "../../../../domain/submissions/events.ts";
import { caseColumns, inboxColumns, listedCases, type ListedCase } from "../../areas/cases/inbox.ts";
import { decidedSubmissions, submissionsForInformation } from "../../areas/submissions/submission-lists.store.ts";
import type { StoredSubmission } from "../../areas/submissions/submissions.store.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import { authorOf, caseAddress } from "../case-words.ts";
import { head, listTable, pageLinks, placeIn, state, time, type Words } from "../components.ts";
import { listFile } from "../list-file.ts";
import type { Download, Screen, Visit } from "../visit.ts";
import { caseDoneNote } from "./case-forms.ts";

const pageSize = 60;

const views = {
  us: "Waiting for us",
  person: "Waiting for the member",
  nobody: "For information",
  decided: "Decided",
} as const;
type View = keyof typeof views;

const kinds: Readonly<Partial<Record<SubmissionKind, string>>> = { application: "Applications", waiver: "Waivers" };

/** Views of finished submissions; all other views list waiting ones. */
const readDone: Readonly<Partial<Record<View, typeof decidedSubmissions>>> = {
  nobody: submissionsForInformation,
  decided: decidedSubmissions,
};

const isView = (text: string | null): text is View => text !== null && Object.hasOwn(views, text);

const viewOf = ({ query }: Visit): View => {
  const asked = query.get("waits");
  return isView(asked) ? asked : "us";
};

/** The waiting submissions of a view, of one kind or all. */
const waitingIn = (all: readonly StoredSubmission[], view: View, kind = ""): readonly StoredSubmission[] =>
  all.filter(
    (one) =>
      waitingParty(one.kind, one.events) === (view === "us" ? "organisation" : "person") &&
      (kind === "" || one.kind === kind),
  );

/** A page of a view, and whether more follow. */
const pageOf = async (
  { database }: Visit,
  view: View,
  undecided: readonly StoredSubmission[],
  after: number,
): Promise<{ readonly shown: readonly StoredSubmission[]; readonly isMore: boolean }> => {
  const all = (await readDone[view]?.(database, { most: pageSize + 1, after })) ?? undecided.slice(after);
  return { shown: all.slice(0, pageSize), isMore: all.length > pageSize };
};

const promised = (listed: ListedCase, { rules, today }: Visit): Words => {
  const { submission, promised: days, waited, isLate } = listed;
  if (days === undefined) return "";
  const day = workingDayAfter(submission.submittedOn, days, rules);
  const left = days - waited;
  if (isLate) return html`${time(day, rules)} ${state(`${-left} ${left === -1 ? "day" : "days"} late`, "late")}`;
  return html`${time(day, rules)}${left <= 1 ? html` ${state(day === today ? "Today" : "Next working day", "due")}` : undefined}`;
};

const waitedFigure = ({ waited, promised: days, isLate }: ListedCase): Html =>
  html`<span class="${isLate ? "late" : ""}">${String(waited)}</span>${
    days === undefined
      ? undefined
      : html` <small>of ${String(days)}</small><progress class="share ${isLate ? "full" : ""}" value="${String(Math.min(waited, days))}" max="${String(days)}" aria-hidden="true"></progress>`
  }`;

const latestEventOf = ({ submission }: ListedCase) => submission.events.findLast(({ type }) => type !== "received");

const latestOf = (listed: ListedCase, { now, rules }: Visit): Words => {
  const { submission } = listed;
  const event = latestEventOf(listed);
  if (!event) return html`<span class="soft">Nothing yet</span>`;
  const until = undoableUntil(submission.events) ?? 0;
  return html`${eventWords(event, submission.events, rules)}, by ${authorOf(submission, event)}${
    until > now.getTime()
      ? html`<br />${state(`Can be undone until ${displayInstant(until, rules)}`, "due")}`
      : undefined
  }`;
};

const row = (listed: ListedCase, view: View, visit: Visit): readonly Words[] => {
  const { submission, person, title, isAnswered, waitsForPersonUntil: until } = listed;
  return [
    html`<a class="to" href="${caseAddress(visit, submission.reference)}">${title.charAt(0).toUpperCase()}${title.slice(1)}</a>${
      isAnswered && view === "us" ? html` ${state("Answered", "ready")}` : undefined
    }`,
    html`${fullNameOf(person)} <span class="soft whole">${person.customerId}</span>`,
    html`<span class="whole">${submission.reference}</span>`,
    time(submission.submittedOn, visit.rules),
    ...(readDone[view]
      ? [latestOf(listed, visit)]
      : [
          view === "us" ? promised(listed, visit) : until === undefined ? "" : `By ${displayDate(until, visit.rules)}`,
          latestOf(listed, visit),
          waitedFigure(listed),
        ]),
  ];
};

const nothing: Readonly<Record<View, readonly [what: string, why: string]>> = {
  us: ["Nothing is waiting for us.", "New submissions appear here at once."],
  person: ["Nothing is waiting for a member.", "Submissions appear here once you ask for more."],
  nobody: [
    "There are no declarations yet.",
    "Declarations and retirements appear here, and can be taken back from their page.",
  ],
  decided: ["Nothing has been decided yet.", "Decisions appear here, and can be taken back from their page."],
};

const address = (view: View, kind: string, after = 0, page = "/desk/inbox"): string =>
  `${page}?${new URLSearchParams({ waits: view, ...(kind === "" ? {} : { kind }), ...(after > 0 ? { after: String(after) } : {}) }).toString()}`;

const kindFilter = (view: View, kind: string): Html =>
  html`<form class="filters" method="get" action="/desk/inbox">
      <input type="hidden" name="waits" value="${view}" />
      <div class="field">
        <label for="kind">Kind</label>
        <select id="kind" name="kind">
          <option value="">All kinds</option>
          ${Object.entries(kinds).map(
            ([value, label]) =>
              html`<option value="${value}" ${value === kind ? html`selected` : undefined}>${label}</option>`,
          )}
        </select>
      </div>
      <button class="button second" type="submit">Show</button>
    </form>`;

/** Waiting submissions, with their age against the promised days. DESK-06 */
export const inboxScreen: Screen = {
  path: "/inbox",
  entry: "inbox",
  show: async (visit) => {
    const { query, rules } = visit;
    const view = viewOf(visit);
    const kind = query.get("kind") ?? "";
    const after = placeIn(query);
    const all = await visit.waiting();
    const counts: Readonly<Record<View, string>> = {
      us: String(waitingIn(all, "us").length),
      person: String(waitingIn(all, "person").length),
      nobody: "",
      decided: "",
    };
    const { shown, isMore } = await pageOf(visit, view, waitingIn(all, view, kind), after);
    const rows = (await listedCases(visit, shown)).map((listed) => row(listed, view, visit));
    const { application, waiver } = rules.promisedDays;
    const columns = [
      ["What", "first"],
      ["From"],
      ["Reference", "spare"],
      ["Sent on"],
      ...(readDone[view]
        ? ([["Latest event"]] as const)
        : ([
            [view === "us" ? "Promised by" : "Reply due"],
            ["Latest event", "spare"],
            ["Days waited", "figure"],
          ] as const)),
    ] as const;
    return {
      title: "Inbox",
      action: { action: "saw the inbox" },
      content: html`${await caseDoneNote(visit)}
        ${head("Inbox", `Submissions from members. Promised: applications within ${application} working days, waivers within ${waiver}.`, html`<a class="button second" href="${address(view, kind, 0, "/desk/inbox.csv")}">Download CSV</a>`)}
        <div class="stack">
          <nav class="views" aria-label="Views of the inbox">
            ${(Object.keys(views) as View[]).map(
              (each) =>
                html`<a href="${address(each, kind)}" ${each === view ? html`aria-current="page"` : undefined}>${views[each]} <span class="soft">${counts[each]}</span></a>`,
            )}
          </nav>
          ${readDone[view] ? undefined : kindFilter(view, kind)}
          ${listTable(views[view], columns, rows, nothing[view])}
          ${pageLinks(after, pageSize, isMore, (place) => address(view, kind, place))}
        </div>`,
    };
  },
};

/** The columns of finished submissions. */
const doneColumns = ({ rules }: Visit): readonly ListColumn<ListedCase>[] => {
  const ofLatest =
    (text: (event: SubmissionEvent, listed: ListedCase) => string) =>
    (listed: ListedCase): string | undefined => {
      const event = latestEventOf(listed);
      return event && text(event, listed);
    };
  return [
    ...caseColumns,
    { name: "whatWasDone", of: ofLatest((event, { submission }) => eventWords(event, submission.events, rules)) },
    { name: "by", of: ofLatest((event, { submission }) => authorOf(submission, event)) },
    { name: "on", of: ofLatest(({ at }) => dayOf(new Date(at), rules)) },
  ];
};

/** A view as a file; what waits has the columns that `registrar inbox --csv` prints. DESK-06, DESK-09 */
export const inboxFile: Download = {
  path: "/inbox.csv",
  file: async (visit) => {
    const view = viewOf(visit);
    const done = await readDone[view]?.(visit.database);
    const shown = done ?? waitingIn(await visit.waiting(), view, visit.query.get("kind") ?? "");
    return listFile(visit, `the inbox, ${views[view].toLowerCase()}`, {
      columns: done ? doneColumns(visit) : inboxColumns,
      rows: await listedCases(visit, shown),
    });
  },
};
