import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { balancesOf } from "../../areas/fees/fees.store.ts";
import { findPeople } from "../../areas/people/find-people.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { entered } from "../../platform/pages/pages.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import { caseAddress } from "../case-words.ts";
import { listFile } from "../list-file.ts";
import { doneNote, empty, facts, head, section, table } from "../pieces.ts";
import type { Download, Lookup, Screen, Visit } from "../visit.ts";

const mostFound = 60;
const longestText = 200;

/** The address of a person's page. */
export const personAddress = ({ references }: Pick<Visit, "references">, customerId: string): string =>
  `/desk/people/${references.to("person", customerId)}`;

/** Leads from the search field to a person, or to the list of those found. The text is never in an address. DESK-05 */
export const search: Lookup = {
  path: "/find",
  find: async (visit, typed) => {
    const text = entered(typed, "q", longestText).trim();
    if (text === "") return "/desk/people";
    const found = await findPeople(visit.database, text, mostFound);
    if ("person" in found && found.submission) return caseAddress(visit, found.submission.reference);
    if ("person" in found) return personAddress(visit, found.person.customerId);
    return `/desk/people?found=${visit.references.to("search", text)}`;
  },
};

const ways = section(
  "ways",
  "What you can type",
  facts([
    ["A name", "All or part of it, with or without accents: oztur finds Öztürk"],
    ["A number or an email", "All of it opens the person"],
    ["A reference", "Of something sent opens the case, of a charge or payment the person"],
    ["The code of a document", "With or without its hyphens, opens whose it is"],
  ]),
);

/** The status of a person; of a closed account, that it is closed. */
export const statusWords = ({ isClosed, status }: Pick<CustomerRow, "isClosed" | "status">): string =>
  isClosed === 1 ? "closed" : status.toLowerCase();

/** The people whom the search in an address found, with what they owe; undefined without a search. */
const foundIn = async ({ database, references, query }: Visit) => {
  const text = references.from("search", query.get("found") ?? "");
  if (text === undefined) return undefined;
  const found = await findPeople(database, text, mostFound);
  const people = "person" in found ? [found.person] : found.people;
  const ids = people.map(({ customerId }) => customerId);
  return { text, people, isMore: "isMore" in found && found.isMore, balances: await balancesOf(database, ids) };
};

const row = (visit: Visit, person: CustomerRow, balance: Pence): readonly (string | Html)[] => {
  const { customerId, email, customerType } = person;
  return [
    html`<a class="to" href="${personAddress(visit, customerId)}">${fullNameOf(person)}</a>`,
    customerId,
    email,
    customerType.toLowerCase(),
    statusWords(person),
    balance > 0 ? displayPrice(balance, visit.rules, "forced") : "Nothing",
  ];
};

/** The people whom a search found. DESK-05 */
export const peopleScreen: Screen = {
  path: "/people",
  entry: "people",
  show: async (visit) => {
    const found = await foundIn(visit);
    if (!found)
      return {
        title: "People",
        action: { action: "opened the search" },
        content: html`${visit.query.get("done") === "exam-results" ? doneNote("Students see it so from now on.") : undefined}${head("People", "Use the field above to find a person, a reference or a code.", html`<p class="row"><a class="button second" href="/desk/people/add">Add a person</a><a class="to" href="/desk/people/exam-results">Exam results of all students</a></p>`)}${ways}`,
      };
    const { text, people, isMore, balances } = found;
    const count = isMore ? `More than ${mostFound} people have` : `${people.length} people have`;
    const lede = people.length === 1 ? "1 person has" : count;
    return {
      title: people.length === 0 ? `Nobody called “${text}”` : `People called “${text}”`,
      action: { action: "searched for people" },
      content:
        people.length === 0
          ? html`${head("People", `Nothing was found for “${text}”.`)}
            ${empty(`Nobody has “${text}” in their name, number or email, and nothing has it as its reference or code.`, "Closed accounts are searched too; erased people are found by their number alone.")}
            ${ways}`
          : html`${head("People", `${lede} “${text}” in their name, email or number.${isMore ? ` The first ${mostFound} are shown: give more of the name.` : ""}`, html`<a class="button second" href="/desk/people.csv?found=${visit.query.get("found") ?? ""}">As a file</a>`)}
            ${table(
              "People found",
              [["Name", "first"], ["Number"], ["Email"], ["Type"], ["Status"], ["Owes", "figure"]],
              people.map((person) => row(visit, person, balances.get(person.customerId) ?? 0)),
            )}`,
    };
  },
};

/** The people whom a search found as a file. DESK-09 */
export const peopleFile: Download = {
  path: "/people.csv",
  file: async (visit) => {
    const { people, balances } = (await foundIn(visit)) ?? { people: [], balances: new Map<string, Pence>() };
    const columns: readonly ListColumn<CustomerRow>[] = [
      { name: "customerId", of: ({ customerId }) => customerId },
      { name: "name", of: fullNameOf },
      { name: "email", of: ({ email }) => email },
      { name: "customerType", of: ({ customerType }) => customerType },
      { name: "status", of: statusWords },
      { name: "balance", of: ({ customerId }) => balances.get(customerId) ?? 0, kind: "amount" },
    ];
    return listFile(visit, "people found", { columns, rows: people });
  },
};
