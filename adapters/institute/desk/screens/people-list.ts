import { userTypes } from "../../../../domain/customer/user-type.ts";
import {
  countListed,
  countriesOfResidence,
  listedDebts,
  listedInBatches,
  listedPeople,
  listedStandings,
  type ListedDebt,
  type ListedPerson,
  type ListedStanding,
  type PeopleFilter,
} from "../../areas/people/listed-people.store.ts";
import { peopleColumns, statusWords } from "../../areas/people/people-columns.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { hasRole } from "../../provider/staff/staff.store.ts";
import { doneNote, empty, facts, head, pageLinks, placeIn, table, type Words } from "../components.ts";
import { owedWords } from "../form-actions.ts";
import { listFile } from "../list-file.ts";
import type { Download, Screen, Visit } from "../visit.ts";
import { personAddress } from "./people.ts";

const pageSize = 60;

const standings: Readonly<Record<ListedStanding, string>> = {
  open: "All open accounts",
  active: "Active",
  suspended: "Suspended",
  retired: "Retired",
  closed: "Closed",
  any: "All, including closed",
};

const debts: Readonly<Record<ListedDebt, string>> = {
  something: "Owes money",
  nothing: "Nothing",
  credit: "In credit",
};

const chosen = <Value extends string>(query: URLSearchParams, name: string, known: readonly Value[]) =>
  known.find((value) => value === query.get(name));

/**
 * The filter in an address; a search text is an opaque reference. A search covers closed accounts too, unless a
 * standing is chosen.
 */
export const filterIn = ({ query, references }: Visit): PeopleFilter => {
  const text = references.from("search", query.get("found") ?? "");
  return {
    text,
    type: chosen(query, "type", userTypes),
    standing: chosen(query, "standing", listedStandings) ?? (text === undefined ? "open" : "any"),
    country: query.get("country") || undefined,
    owes: chosen(query, "owes", listedDebts),
  };
};

/** The query of a list: its filter, and the place where the page begins. */
export const listAddress = ({ query }: Visit, after = 0): string => {
  const named = new URLSearchParams();
  for (const name of ["found", "type", "standing", "country", "owes"]) {
    const value = query.get(name) ?? "";
    if (value !== "") named.set(name, value);
  }
  if (after > 0) named.set("after", String(after));
  return named.toString();
};

const choice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  value = "",
): Html =>
  html`<div class="field">
      <label for="${name}">${label}</label>
      <select id="${name}" name="${name}">${options.map(([each, words]) => html`<option value="${each}" ${each === value ? html`selected` : undefined}>${words}</option>`)}</select>
    </div>`;

const filters = async ({ database, query }: Visit, { type, standing, country, owes }: PeopleFilter): Promise<Html> => {
  const countries = await countriesOfResidence(database);
  const found = query.get("found");
  return html`<form class="filters" method="get" action="/desk/people">
      ${found === null ? undefined : html`<input type="hidden" name="found" value="${found}" />`}
      ${choice("type", "Type", [["", "Any"], ...userTypes.map((each) => [each, each.charAt(0).toUpperCase() + each.slice(1)] as const)], type)}
      ${choice("standing", "Standing", Object.entries(standings), standing)}
      ${choice("country", "Country", [["", "Any country"], ...countries.map((each) => [each, each] as const)], country)}
      ${choice("owes", "Owes", [["", "Any amount"], ...Object.entries(debts)], owes)}
      <button class="button second" type="submit">Show</button>
    </form>`;
};

const ways = html`<details>
    <summary>What you can search for</summary>
    ${facts([
      ["A name", "All or part of it, with or without accents: oztur finds Öztürk"],
      ["A number or an email", "In full; opens the person"],
      ["A reference", "Of a submission: opens the case. Of a charge or payment: opens the person"],
      ["The code of a document", "With or without hyphens; opens the person it was issued to"],
    ])}
  </details>`;

const row = (visit: Visit, person: ListedPerson): readonly Words[] => {
  const { customerId, email, customerType, countryOfResidence, balance } = person;
  return [
    html`<a class="to" href="${personAddress(visit, customerId)}">${fullNameOf(person)}</a>`,
    customerId,
    email,
    customerType.toLowerCase(),
    statusWords(person),
    countryOfResidence ?? "",
    balance === 0 ? "Nothing" : owedWords(balance, visit.rules),
  ];
};

const ledeOf = (count: number, text: string | undefined): string => {
  const people = `${count} ${count === 1 ? "person" : "people"}`;
  if (text === undefined) return `${people}.`;
  return `${people} ${count === 1 ? "has" : "have"} “${text}” in their name, email or number.`;
};

const nobody = (text: string | undefined): Html =>
  text === undefined
    ? empty("Nobody matches these filters.", "Change the filters, or search at the top for one person.")
    : empty(
        `No results for “${text}”.`,
        "The search covers names, numbers, emails, references and codes, closed accounts included. Erased people are found by number only.",
      );

const results: Readonly<Record<string, string>> = {
  "exam-results": "What students see about exam results has changed.",
  invite: "Invitations sent.",
};

const resultNote = (query: URLSearchParams): Html | undefined => {
  const result = results[query.get("done") ?? ""];
  return result === undefined ? undefined : doneNote(result);
};

/** People by type, standing, country and what they owe, or those whom a search found. DESK-05 */
export const peopleScreen: Screen = {
  path: "/people",
  entry: "people",
  show: async (visit) => {
    const { database, query } = visit;
    const filter = filterIn(visit);
    const { text } = filter;
    const after = placeIn(query);
    const [count, people] = [
      await countListed(database, filter),
      await listedPeople(database, filter, { after, most: pageSize }),
    ];
    return {
      title: text === undefined ? "People" : `People called “${text}”`,
      action: { action: text === undefined ? "saw a list of people" : "searched for people" },
      content: html`${resultNote(query)}
        ${head(
          "People",
          ledeOf(count, text),
          html`<p class="row"><a class="button second" href="/desk/people.csv?${listAddress(visit)}">Download CSV</a><a class="button second" href="/desk/people/add">Add a person</a>${hasRole(visit.staff, "admin") ? html`<a class="to" href="/desk/people/invite?${listAddress(visit)}">Invite people without a password</a>` : undefined}<a class="to" href="/desk/people/exam-results">Exam results of all students</a></p>`,
        )}
        <div class="stack">
          ${ways}
          ${await filters(visit, filter)}
          ${
            people.length === 0
              ? nobody(text)
              : table(
                  "People",
                  [
                    ["Name", "first"],
                    ["Number"],
                    ["Email", "spare"],
                    ["Type"],
                    ["Status"],
                    ["Country", "spare"],
                    ["Owes", "figure"],
                  ],
                  people.map((person) => row(visit, person)),
                )
          }
          ${pageLinks(after, pageSize, count > after + pageSize, (place) => `/desk/people?${listAddress(visit, place)}`)}
        </div>`,
    };
  },
};

/** Everyone of a list as a file, as `registrar people --csv` prints it. DESK-09 */
export const peopleFile: Download = {
  path: "/people.csv",
  file: async (visit) =>
    listFile(visit, "people", { columns: peopleColumns, rows: listedInBatches(visit.database, filterIn(visit)) }),
};
