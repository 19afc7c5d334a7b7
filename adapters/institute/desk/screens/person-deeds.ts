import { displayPrice } from "../../../../domain/kernel/money.ts";
import { personSummary } from "../../areas/customer/person-summary.ts";
import { customerOf, fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { mailsWrittenAt } from "../../platform/mail/outbox.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { errorsOn, type FormError } from "../../platform/pages/pages.ts";
import { rehearse } from "../../platform/storage/rehearse.ts";
import { confirmationPage, type Facts } from "../confirmation.ts";
import { fieldOf, problemsIn, valuesOf } from "../fields.ts";
import { head } from "../pieces.ts";
import type { Deed, Screen, Shown, Visit } from "../visit.ts";
import { personAddress } from "./people.ts";
import { personForms, type PersonForm } from "./person-forms.ts";
import { personOf } from "./person.ts";

/** What can differ after a change to a person, in words. */
const factsAbout = async (visit: Visit, { customerId }: CustomerRow): Promise<Facts> => {
  const person = await customerOf(visit.database, customerId);
  const { balance, departure, documents, obligations } = await personSummary(visit, person, 60);
  return {
    Name: fullNameOf(person),
    Status: person.status.toLowerCase(),
    Account: person.isClosed === 1 ? "closed" : "open",
    Departure: departure ?? "",
    "Member since": person.membershipDate ?? "",
    Owes:
      balance < 0
        ? `${displayPrice(-balance, visit.rules, "forced")} in their favour`
        : displayPrice(balance, visit.rules, "forced"),
    "Asked of them": obligations.map(({ heading }) => heading).join("; "),
    "Documents that hold": String(documents.filter(({ validity }) => validity === "valid").length),
  };
};

const addressOf = (visit: Visit, person: CustomerRow, { path }: PersonForm): string =>
  `${personAddress(visit, person.customerId)}/${path}`;

const running = (visit: Visit, person: CustomerRow): Html =>
  html`<a href="${personAddress(visit, person.customerId)}">${fullNameOf(person)}</a>`;

/** The form of a change, with what was typed and what is wrong with it. */
const drawnForm = async (
  visit: Visit,
  form: PersonForm,
  typed: URLSearchParams,
  { problems = [], notice }: { readonly problems?: readonly FormError[]; readonly notice?: Html | undefined } = {},
): Promise<Shown> => {
  const person = await personOf(visit);
  const fields = await form.fields(visit, person);
  const errors = errorsOn(form.heading, problems, visit.formErrors);
  return {
    title: errors.title,
    ...(problems.length > 0 ? { status: 422 } : {}),
    action: { action: `opened a form: ${form.heading.toLowerCase()}`, customerId: person.customerId },
    content: html`${notice}${errors.summary}${head(form.heading, form.lede, undefined, running(visit, person))}
      <form class="part" method="post" action="${addressOf(visit, person, form)}" novalidate>
        ${fields.map((field) => fieldOf(field, typed.get(field.name) ?? field.value ?? "", errors))}
        <p class="row"><button class="button" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
      </form>`,
  };
};

/** Shows what a change will do: the use case, run and rolled back. DESK-03 */
const previewed = async (visit: Visit, form: PersonForm, typed: URLSearchParams, notice?: Html): Promise<Shown> => {
  const person = await personOf(visit);
  const fields = await form.fields(visit, person);
  const values = valuesOf(fields, typed);
  const problems = problemsIn(fields, values);
  if (typed.has("change") || problems.length > 0)
    return drawnForm(visit, form, typed, { problems: typed.has("change") ? [] : problems, notice });
  const { customerId } = person;
  try {
    const before = await factsAbout(visit, person);
    const { after, letters } = await rehearse(visit.database, async (transaction) => {
      const acting = { ...visit, database: transaction };
      await form.use(acting, person, values);
      return {
        after: await factsAbout(acting, person),
        letters: await mailsWrittenAt(transaction, visit.now, { customerId }),
      };
    });
    const content = confirmationPage(visit, {
      running: running(visit, person),
      summary: html`<strong>${fullNameOf(person)}, ${customerId}</strong> ${form.words(values, visit)}.`,
      before,
      after,
      letters,
      action: addressOf(visit, person, form),
      button: form.button,
      kept: values,
    });
    return {
      title: "This will happen",
      action: { action: "saw what a change would do", customerId },
      content: html`${notice}${content}`,
    };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const why = html`<div class="note careful" role="status" tabindex="-1" autofocus><div><strong>${error.message}</strong><p>Nothing has changed. What you typed is kept below.</p></div></div>`;
    return { ...(await drawnForm(visit, form, typed, { notice: why })), status: 409 };
  }
};

/** The form of each change to a person. DESK-05 */
export const personFormScreens: readonly Screen[] = personForms.map((form) => ({
  path: `/people/:parameter/${form.path}`,
  entry: "people",
  ...(form.role === undefined ? {} : { role: form.role }),
  show: (visit) => drawnForm(visit, form, new URLSearchParams()),
}));

/** Each change to a person: shown first, then confirmed. DESK-03, DESK-05 */
export const personDeeds: readonly Deed[] = personForms.map((form) => ({
  path: `/people/:parameter/${form.path}`,
  entry: "people",
  ...(form.role === undefined ? {} : { role: form.role }),
  preview: (visit, typed, notice) => previewed(visit, form, typed, notice),
  apply: async (visit, typed) => {
    const person = await personOf(visit);
    const fields = await form.fields(visit, person);
    const values = valuesOf(fields, typed);
    const [problem] = problemsIn(fields, values);
    if (problem) throw new RefusalError("unacceptable", "NOT_DONE", problem.message);
    await form.use(visit, person, values);
    return {
      location: `${personAddress(visit, person.customerId)}?done=${form.path}`,
      action: { action: form.heading.toLowerCase(), customerId: person.customerId },
    };
  },
}));
