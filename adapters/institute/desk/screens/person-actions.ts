import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { languageWords } from "../../areas/people/language-words.ts";
import { statusWords } from "../../areas/people/people-columns.ts";
import { personSummary } from "../../areas/people/person-summary.ts";
import { customerOf, fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { findPerson } from "../../platform/customers/find-customers.ts";
import { survivingAccounts } from "../../platform/customers/surviving-accounts.store.ts";
import { html } from "../../platform/pages/html.ts";
import type { Subject } from "../change-form.ts";
import { formActions, owedWords } from "../form-actions.ts";
import { personAddress } from "./people.ts";
import { everyPersonForm, personOf } from "./person.ts";

const person: Subject<CustomerRow> = {
  entry: "people",
  path: "/people/:parameter",
  find: personOf,
  running: (visit, about) =>
    html`<a href="${personAddress(visit, about.customerId)}">${fullNameOf(about)}</a>, ${about.customerId}`,
  name: (_visit, about) => `${isolateDirection(fullNameOf(about))}, ${about.customerId}`,
  people: async ({ database }, { customerId }, { into }) => {
    const staying = await survivingAccounts(database, [customerId]);
    const kept = into === undefined ? staying(customerId) : (await findPerson(database, into))?.customerId;
    return [...new Set([customerId, kept ?? customerId])];
  },
  facts: async (visit, { customerId }) => {
    const about = await customerOf(visit.database, customerId);
    const { balance, departure, documents, mergedInto, obligations } = await personSummary(visit, about, 60);
    return {
      Name: fullNameOf(about),
      Language: languageWords(visit.mails, about) ?? "",
      Status: statusWords({ ...about, mergedInto }),
      Departure: departure ?? "",
      "Member since": about.membershipDate === null ? "" : displayDate(about.membershipDate, visit.rules),
      Owes: owedWords(balance, visit.rules),
      "To do": obligations.map(({ heading }) => heading).join("; "),
      "Valid documents": String(documents.filter(({ validity }) => validity === "valid").length),
    };
  },
  // After a merger, the surviving account.
  done: (visit, { customerId }, { path }, people) =>
    `${personAddress(visit, people.at(-1) ?? customerId)}?done=${path}`,
};

/** Each change to a person, with its form. DESK-03, DESK-05 */
export const personChanges = formActions(person, everyPersonForm);
