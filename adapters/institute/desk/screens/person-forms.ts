import { perform, personActions } from "../../areas/staff-actions/perform.ts";
import { assertPossible, whyNotNow } from "../../areas/staff-actions/possible.ts";
import type { Effects, Input, PersonAction } from "../../areas/staff-actions/staff-action.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { Field } from "../fields.ts";
import type { ChangeForm } from "../form-deeds.ts";
import { section, table } from "../pieces.ts";
import type { Visit } from "../visit.ts";

/** A change to a person: its form, and what is said once it is done. */
export type PersonForm = ChangeForm<CustomerRow> & Pick<PersonAction, "path" | "isListed" | "done">;

/** A form that is refused when the account rules its action out, shown or sent. */
export const personForm = (form: Omit<PersonForm, "whyNot">): PersonForm => ({
  ...form,
  whyNot: (visit, person) => whyNotNow(visit, form.path, person),
  use: async (acting, person, values) => {
    await assertPossible(acting, form.path, person);
    return form.use(acting, person, values);
  },
});

/** What follows from an action: one thing a line, and tables. */
const effectsShown = ({ lines = [], tables = [] }: Effects): Html | undefined =>
  lines.length + tables.length === 0
    ? undefined
    : html`${lines.length > 0 ? html`<ul class="effects ruled">${lines.map((line) => html`<li>${line.charAt(0).toUpperCase()}${line.slice(1)}</li>`)}</ul>` : undefined}
        ${tables.map(({ title, columns: [first = "", ...others], rows }, at) => section(`effects-${String(at)}`, title, table(title, [[first, "first"], ...others.map((name) => [name] as const)], rows)))}`;

const fieldOf = async (
  { name, label, kind, hint, isOptional, value, options }: Input,
  visit: Visit,
  person: CustomerRow,
): Promise<Field> => {
  // The address of a form names a posting by an opaque reference.
  const opened = name === "posting" ? visit.references.from("posting", visit.query.get("posting") ?? "") : undefined;
  return {
    name,
    label,
    kind,
    value: opened ?? value?.(visit, person) ?? "",
    ...(hint === undefined ? {} : { hint }),
    ...(isOptional === undefined ? {} : { isOptional }),
    ...(options === undefined ? {} : { options: await options(visit) }),
  };
};

const formOf = (action: PersonAction): PersonForm => {
  const { inputs, use: _, ...shared } = action;
  return {
    ...shared,
    whyNot: (visit, person) => whyNotNow(visit, action.path, person),
    fields: (visit, person) =>
      Promise.all(
        inputs.filter(({ isCommandOnly }) => isCommandOnly !== true).map((input) => fieldOf(input, visit, person)),
      ),
    use: async (acting, person, given) => effectsShown(await perform(action, { acting, person, given, isDone: false })),
  };
};

/** The forms of what staff do with a person, in the order of the page. DESK-05 */
export const personForms: readonly PersonForm[] = personActions.map(formOf);
