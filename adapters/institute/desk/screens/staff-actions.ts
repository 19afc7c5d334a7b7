import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { addStaffAction, staffAccountActions } from "../../areas/staff-actions/staff-accounts.ts";
import { html } from "../../platform/pages/html.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { staffByEmail, type StaffRow } from "../../provider/staff/staff.store.ts";
import { actionForm } from "../action-form.ts";
import type { Subject } from "../change-form.ts";
import type { Facts } from "../confirmation.ts";
import type { Values } from "../fields.ts";
import { formActions } from "../form-actions.ts";
import type { Visit } from "../visit.ts";
import { memberOf } from "./staff.ts";

const factsOf = async (database: Database, email: string): Promise<Facts> => {
  const member = await staffByEmail(database, email);
  const isPresent = member?.removedAt === null;
  const count = (await staffPasskeys(database)).filter(({ staffId }) => staffId === member?.staffId).length;
  return { Account: isPresent ? member.role : "none", Passkeys: String(count) };
};

const listWith = ({ references }: Visit, email: string): string => `/desk/staff?done=${references.to("staff", email)}`;

const common = {
  entry: "staff",
  running: () => html`<a href="/desk/staff">Staff</a>`,
} as const;

const emailIn = ({ email = "" }: Values): string => comparedEmail(email);

const newMember: Subject<undefined> = {
  ...common,
  path: "/staff",
  find: () => Promise.resolve(undefined),
  name: (_visit, _about, _people, { name = "", email = "" }) => `${name}, ${email}`,
  facts: ({ database }, _about, _people, values) => factsOf(database, emailIn(values)),
  recipient: (_about, values) => emailIn(values),
  done: (visit, _about, _form, _people, values) => listWith(visit, emailIn(values)),
};

/** Adds an account of staff. DESK-02 */
export const addMember = formActions(newMember, [actionForm(addStaffAction)]);

const member: Subject<StaffRow> = {
  ...common,
  path: "/staff/:parameter",
  find: memberOf,
  name: (_visit, { name, email }) => `${name}, ${email}`,
  facts: ({ database }, { email }) => factsOf(database, email),
  recipient: ({ email }) => email,
  done: (visit, { email }, { path }) => `${listWith(visit, email)}&way=${path}`,
};

/** Another link, another role, or the removal of an account. DESK-02 */
export const memberChanges = formActions(
  member,
  staffAccountActions.map((action) => actionForm(action)),
);
