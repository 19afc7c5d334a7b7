import { calendarDate, plusDays, startOf } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { customerById, fullNameOf } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import { staffRecords } from "../../provider/staff/records.store.ts";
import { caseAddress } from "../case-words.ts";
import { head, listTable, pageLinks, placeIn, type Words } from "../components.ts";
import { listFile } from "../list-file.ts";
import type { Download, Screen, Visit } from "../visit.ts";
import { personAddress } from "./people.ts";

const pageSize = 60;

export type AuditLogEntry = Awaited<ReturnType<typeof staffRecords>>[number];

/** The person and the submission of an entry, with links. */
export const subjectCell = async (visit: Visit, { customerId, reference }: AuditLogEntry): Promise<Words> => {
  const person = customerId === null ? undefined : await customerById(visit.database, customerId);
  const links: readonly Html[] = [
    ...(person ? [html`<a href="${personAddress(visit, person.customerId)}">${fullNameOf(person)}</a>`] : []),
    ...(reference === null ? [] : [html`<a href="${caseAddress(visit, reference)}">${reference}</a>`]),
  ];
  return links.map((link, at) => html`${at > 0 ? ", " : undefined}${link}`);
};

/** The filter in the address: changes only or everything, a day, a person. */
const asked = ({ query, references, rules }: Visit) => {
  const day = calendarDate(query.get("day") ?? "");
  return {
    changesOnly: query.get("show") !== "all",
    day,
    person: query.get("person") ?? "",
    customerId: references.from("person", query.get("person") ?? ""),
    between: day && ([startOf(day, rules).getTime(), startOf(plusDays(day, 1), rules).getTime()] as const),
  };
};

/** The audit log: who of the staff saw and changed what, by person and by day. DESK-10 */
export const auditLogScreen: Screen = {
  path: "/record",
  entry: "staff",
  role: "admin",
  show: async (visit) => {
    const { database, query, rules } = visit;
    const { changesOnly, day, person, customerId, between } = asked(visit);
    const after = placeIn(query);
    const found = await staffRecords(database, { changesOnly, customerId, between, most: pageSize + 1, after });
    const about = customerId === undefined ? undefined : await customerById(database, customerId);
    const address = (show: string, place = 0): string =>
      `/desk/record?${new URLSearchParams({ show, ...(person === "" ? {} : { person }), ...(day ? { day } : {}), ...(place > 0 ? { after: String(place) } : {}) }).toString()}`;
    const shows = changesOnly ? "changes" : "all";
    const rows = await Promise.all(
      found
        .slice(0, pageSize)
        .map(async (record) => [
          html`<time datetime="${new Date(record.at).toISOString()}">${displayInstant(record.at, rules)}</time>`,
          record.name,
          record.action,
          await subjectCell(visit, record),
        ]),
    );
    return {
      title: "Audit log",
      action: { action: "saw the audit log", customerId },
      content: html`${head("Audit log", about ? `What staff saw and changed about ${isolateDirection(fullNameOf(about))}, ${about.customerId}.` : "What staff saw and changed.", html`<a class="button second" href="/desk/record.csv${address(shows).slice("/desk/record".length)}">Download CSV</a>`, html`<a href="/desk/staff">Staff</a>`)}
        <div class="stack">
          <nav class="views" aria-label="Views of the audit log">
            ${[
              ["changes", "Changes"],
              ["all", "Views and changes"],
            ].map(
              ([show = "", label = ""]) =>
                html`<a href="${address(show)}" ${show === shows ? html`aria-current="page"` : undefined}>${label}</a>`,
            )}
          </nav>
          <form class="filters" method="get" action="/desk/record">
            <input type="hidden" name="show" value="${shows}" />
            <input type="hidden" name="person" value="${person}" />
            <div class="field"><label for="day">Day</label><input id="day" name="day" type="date" value="${day ?? ""}" /></div>
            <button class="button second" type="submit">Show</button>
          </form>
          ${listTable("Audit log", [["When", "first"], ["Who"], ["What"], ["About"]], rows, ["No entries.", "What staff see and change appears here under their name."])}
          ${pageLinks(after, pageSize, found.length > pageSize, (place) => address(shows, place))}
        </div>`,
    };
  },
};

const fileRows = 100_000;

/** The audit log as a file, as it is filtered. DESK-09, DESK-10 */
export const auditLogFile: Download = {
  path: "/record.csv",
  role: "admin",
  file: async (visit) => {
    const { changesOnly, customerId, between } = asked(visit);
    const rows = await staffRecords(visit.database, { changesOnly, customerId, between, most: fileRows });
    const columns: readonly ListColumn<AuditLogEntry>[] = [
      { name: "at", of: ({ at }) => new Date(at).toISOString() },
      { name: "name", of: ({ name }) => name },
      { name: "action", of: ({ action }) => action },
      { name: "customerId", of: (row) => row.customerId ?? undefined },
      { name: "reference", of: ({ reference }) => reference ?? undefined },
    ];
    return listFile(visit, "the audit log", { columns, rows });
  },
};
