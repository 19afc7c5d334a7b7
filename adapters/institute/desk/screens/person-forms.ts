import { perform, personActions } from "../../areas/staff-actions/perform.ts";
import { assertPossible, whyNotPossible } from "../../areas/staff-actions/possible.ts";
import type { PersonAction } from "../../areas/staff-actions/staff-action.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { actionForm } from "../action-form.ts";
import type { ChangeForm } from "../change-form.ts";

/** A change to a person: its form, and what is said once it is done. */
export type PersonForm = ChangeForm<CustomerRow> & Pick<PersonAction, "path" | "isListed" | "done">;

/** A form that is refused when the account rules its action out, shown or sent. */
export const personForm = (form: Omit<PersonForm, "whyNot">): PersonForm => ({
  ...form,
  whyNot: (visit, person) => whyNotPossible(visit, form.path, person),
  use: async (context, person, values) => {
    await assertPossible(context, form.path, person);
    return form.use(context, person, values);
  },
});

/** The forms of what staff do with a person, in the order of the page. DESK-05 */
export const personForms: readonly PersonForm[] = personActions.map((action) => ({
  ...action,
  ...actionForm(action, perform),
  path: action.path,
  whyNot: (visit, person) => whyNotPossible(visit, action.path, person),
}));
