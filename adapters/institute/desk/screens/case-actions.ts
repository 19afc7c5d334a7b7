import { reviewProgressOf } from "../../../../domain/institute/cpd/review-states.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { submissionStateOf } from "../../../../domain/submissions/events.ts";
import { customerBalance } from "../../areas/fees/fees.store.ts";
import { decideAction, type StaffCase } from "../../areas/staff-actions/case-actions.ts";
import { submissionOf } from "../../areas/submissions/submissions.store.ts";
import { customerOf, fullNameOf } from "../../platform/customers/customers.store.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import { html } from "../../platform/pages/html.ts";
import { caseAddress, referenceOf } from "../case-words.ts";
import type { Subject } from "../change-form.ts";
import type { Facts } from "../confirmation.ts";
import { formActions } from "../form-actions.ts";
import type { Visit } from "../visit.ts";
import { caseForms } from "./case-forms.ts";
import { renderCase } from "./case.ts";
import { placeInReview } from "./reviews.ts";

const caseOf = async (visit: Visit): Promise<StaffCase> => {
  const submission = await submissionOf(visit.database, referenceOf(visit));
  if (!submission) throw unknownAddress();
  return { submission, person: await customerOf(visit.database, submission.customerId) };
};

/** What can differ after a change to a case, in words. */
const factsAbout = async (visit: Visit): Promise<Facts> => {
  const { database, rules, today } = visit;
  const { submission, person } = await caseOf(visit);
  const { kind, customerId, events } = submission;
  return {
    "Status of the submission": submissionStateOf(kind, events),
    ...(kind === "declaration" ? { Review: reviewProgressOf(events, today, rules).state } : {}),
    Type: person.customerType.toLowerCase(),
    Status: person.status.toLowerCase(),
    "May apply for membership": person.eligibleForMembership === 1 ? "yes" : "no",
    Owes: displayPrice(await customerBalance(database, customerId), rules, "forced"),
  };
};

const oneCase: Subject<StaffCase> = {
  entry: "inbox",
  path: "/cases/:parameter",
  find: caseOf,
  page: renderCase,
  reference: ({ submission }) => submission.reference,
  running: (visit, { submission }) => html`<a href="${caseAddress(visit, submission.reference)}">Case</a>`,
  name: (_visit, { person }) => `${fullNameOf(person)}, ${person.customerId}`,
  people: (_visit, { person }) => [person.customerId],
  facts: factsAbout,
  done: async (visit, { submission: { reference } }, { path }) => {
    const next = path === decideAction.path ? (await placeInReview(visit, reference))?.next : undefined;
    return `${next ?? "/desk/inbox"}?done=${visit.references.to("case", reference)}`;
  },
};

/** Grants, refuses, decides a review, asks for more, takes back or undoes. DESK-03, DESK-06, LOG-05 */
export const caseChanges = formActions(oneCase, caseForms);
