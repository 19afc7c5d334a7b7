import { findPeople } from "../../areas/people/find-people.ts";
import { fieldValue } from "../../platform/pages/pages.ts";
import { caseAddress } from "../case-words.ts";
import type { Lookup, Visit } from "../visit.ts";

const longestText = 200;

/** The address of a person's page. */
export const personAddress = ({ references }: Pick<Visit, "references">, customerId: string): string =>
  `/desk/people/${references.to("person", customerId)}`;

/** Leads from the search field to a person, or to the list of those found. The text is never in an address. DESK-05 */
export const search: Lookup = {
  path: "/find",
  find: async (visit, typed) => {
    const text = fieldValue(typed, "q", longestText).trim();
    if (text === "") return "/desk/people";
    const found = await findPeople(visit.database, text, 1);
    if ("person" in found && found.submission) return caseAddress(visit, found.submission.reference);
    if ("person" in found) return personAddress(visit, found.person.customerId);
    return `/desk/people?found=${visit.references.to("search", text)}`;
  },
};
