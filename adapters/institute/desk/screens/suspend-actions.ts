import { daysBetween, displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { suspendListed } from "../../areas/people/suspend-listed.ts";
import { reinstate } from "../../areas/people/suspend.ts";
import { overdueColumns, overdueLines, type ListedOverdue } from "../../areas/reminders/overdue.ts";
import { countedPeople } from "../../areas/staff-actions/people-words.ts";
import { customersWithIds, fullNameOf } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { ChangeForm, Subject } from "../change-form.ts";
import { doneNote, empty, pageLinks, placeIn, table, time, type Column, type Words } from "../components.ts";
import type { Facts } from "../confirmation.ts";
import { listIn, type Field, type Values } from "../fields.ts";
import { formActions } from "../form-actions.ts";
import { listFile } from "../list-file.ts";
import type { Download, Visit } from "../visit.ts";
import { personAddress } from "./people.ts";
import { yearViews } from "./year.ts";

const pageSize = 60;

type Overdue = readonly ListedOverdue[];

const row = (visit: Visit, line: ListedOverdue): readonly Words[] => {
  const { customerId, name, reason, since, nextReminder } = line;
  const { rules, today } = visit;
  return [
    html`<a class="to" href="${personAddress(visit, customerId)}">${name}</a> <span class="soft">${customerId}</span>`,
    reason,
    time(since, rules),
    nextReminder === undefined ? "None left" : time(nextReminder, rules),
    String(daysBetween(since, today)),
  ];
};

/** The value of a checkbox: the person, and the reason that staff read. */
const tickOf = ({ customerId, code }: ListedOverdue): string => `${customerId},${code}`;

/** The people ticked, with the reasons that were read. */
const tickedIn = (values: Values) =>
  listIn(values, "who").map((tick) => {
    const [customerId = "", code = ""] = tick.split(",");
    return { customerId, code };
  });

const tick = (line: ListedOverdue, ticked: ReadonlySet<string>): Html =>
  html`<label class="tick"><input type="checkbox" name="who" value="${tickOf(line)}" ${ticked.has(tickOf(line)) ? html`checked` : undefined} /><span class="hidden">Suspend ${line.name}</span></label>`;

const columns: readonly Column[] = [
  ["Who", "first"],
  ["Why"],
  ["Due by"],
  ["Next reminder"],
  ["Days late", "figure late-figure"],
];

/** The list, with ticks for those who may suspend; ticked beforehand are those with no reminder left. */
const ticksOf = (visit: Visit, lines: Overdue): Field => {
  const after = placeIn(visit.query);
  const shown = lines.slice(after, after + pageSize);
  return {
    name: "who",
    label: "People to suspend",
    kind: "ticks",
    value: shown
      .filter(({ nextReminder }) => nextReminder === undefined)
      .map(tickOf)
      .join(" "),
    drawn: (ticked) =>
      html`${
        ticked
          ? table(
              "Who could be suspended",
              [["Suspend", "tick"], ...columns],
              shown.map((line) => [tick(line, ticked), ...row(visit, line)]),
            )
          : table(
              "Who could be suspended",
              columns,
              shown.map((line) => row(visit, line)),
            )
      }
      ${pageLinks(after, pageSize, lines.length > after + pageSize, (place) => `/desk/year/suspend?after=${place}`)}`,
  };
};

const namesOf = async ({ database, rules }: Visit, people: readonly string[]): Promise<string> => {
  const found = await customersWithIds(database, people);
  return new Intl.ListFormat(rules.locale).format(
    people.map((id) => isolateDirection(fullNameOf(found.get(id) ?? { firstName: id, surname: "" }))),
  );
};

const resultNote = async (visit: Visit): Promise<Html | undefined> => {
  const text = visit.query.get("done") ?? visit.query.get("undone") ?? "";
  const people = visit.references.from("people", text);
  if (people === undefined) return undefined;
  const ids = people.split(" ");
  const isDone = visit.query.has("done");
  const words = isDone ? "suspended" : "no longer suspended";
  return doneNote(
    `${await namesOf(visit, ids)} ${ids.length === 1 ? "is" : "are"} ${words}.`,
    isDone ? html`<a class="button second" href="/desk/year/undo?who=${text}">Undo</a>` : undefined,
  );
};

const suspension: ChangeForm<Overdue> = {
  path: "suspend",
  heading: "Could be suspended",
  recorded: () => "suspended from the list",
  lede: "Nobody is suspended automatically. People with no reminders left are already ticked; tick or untick as you decide. Anyone who pays or declares drops off this list.",
  role: "admin",
  isReadable: true,
  isDelayed: true,
  isHeavy: true,
  fields: (visit, lines) => [
    ticksOf(visit, lines),
    {
      name: "graceDays",
      label: "Days of grace",
      kind: "number",
      value: String(visit.rules.graceDays),
      hint: `${visit.rules.graceDays} days by the rules; 0 for none.`,
    },
  ],
  use: async (context, _lines, values) => {
    const results = await suspendListed(context, tickedIn(values), { graceDays: Number(values["graceDays"]) });
    const [why] = results.filter(({ whyNot }) => whyNot !== undefined);
    if (why)
      throw new RefusalError(
        "conflict",
        "NOT_SUSPENDED",
        `${why.person ? isolateDirection(fullNameOf(why.person)) : why.customerId}: ${why.whyNot ?? ""}`,
      );
  },
  words: (values) => `${listIn(values, "who").length === 1 ? "is" : "are"} suspended`,
  button: "Suspend them",
};

/** Those whose suspension an address undoes. */
const undoneIn = ({ query, references }: Visit): readonly string[] =>
  (references.from("people", query.get("who") ?? "") ?? "").split(" ").filter((each) => each !== "");

const undoing: ChangeForm<Overdue> = {
  path: "undo",
  heading: "Undo the suspension",
  lede: "They can use the portal again. Anyone who was emailed about the suspension gets another email.",
  role: "admin",
  isPreviewedAtOnce: true,
  fields: () => [],
  use: async (context) => {
    for (const customerId of undoneIn(context).toSorted()) await reinstate(context, customerId);
  },
  words: (_values, visit) => `${undoneIn(visit).length === 1 ? "is" : "are"} no longer suspended`,
  button: "Undo the suspension",
  recorded: () => "undid a suspension",
};

const overdue: Subject<Overdue> = {
  entry: "year",
  path: "/year",
  find: overdueLines,
  running: () => html`<a href="/desk/year">The year</a>`,
  name: (_visit, _lines, people) => countedPeople(people.length),
  isOpen: (lines) => lines.length > 0,
  context: async (visit, lines) =>
    html`${await resultNote(visit)}${yearViews("overdue")}
        ${lines.length === 0 ? empty("Nobody could be suspended.", "People with overdue fees or declarations appear here.") : undefined}`,
  aside: () => html`<a class="button second" href="/desk/year/suspend.csv">Download CSV</a>`,
  people: (_visit, _lines, values) => tickedIn(values).map(({ customerId }) => customerId),
  facts: async ({ database, rules }, _lines, people): Promise<Facts> => {
    const found = await customersWithIds(database, people);
    return Object.fromEntries(
      people.flatMap((id) => {
        const person = found.get(id);
        if (!person) return [];
        const { customerId, status, suspensionGraceEnds: ends } = person;
        const until = ends === null ? "" : `, with grace until ${displayDate(ends, rules)}`;
        return [[`${isolateDirection(fullNameOf(person))}, ${customerId}`, `${status.toLowerCase()}${until}`]];
      }),
    );
  },
  done: (visit, _lines, _form, people) => `/desk/year/suspend?done=${visit.references.to("people", people.join(" "))}`,
};

const suspended: Subject<Overdue> = {
  ...overdue,
  isOpen: () => true,
  context: async (visit) => html`<p>${await namesOf(visit, undoneIn(visit))}</p>`,
  aside: () => undefined,
  people: undoneIn,
  done: (visit, _lines, _form, people) =>
    `/desk/year/suspend?undone=${visit.references.to("people", people.join(" "))}`,
};

/** Who could be suspended, with reasons, and the suspension of those ticked. DESK-03, DESK-08 */
export const suspensions = formActions(overdue, [suspension]);

/** Undoes the suspension of those who were suspended together. DESK-03, DESK-08 */
export const suspensionUndoing = formActions(suspended, [undoing]);

/** Who could be suspended as a file, as `registrar overdue --csv` prints it. DESK-09 */
export const overdueFile: Download = {
  path: "/year/suspend.csv",
  file: async (visit) =>
    listFile(visit, "who could be suspended", {
      columns: overdueColumns.map((name) => ({ name, of: (line: ListedOverdue) => line[name] })),
      rows: await overdueLines(visit),
    }),
};
