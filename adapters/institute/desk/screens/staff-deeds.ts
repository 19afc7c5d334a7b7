import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html } from "../../platform/pages/html.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { addStaff, removeStaff, resetStaff } from "../../provider/staff/manage-staff.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { staffByEmail, staffRoles, type StaffRow } from "../../provider/staff/staff.store.ts";
import type { Facts } from "../confirmation.ts";
import type { Values } from "../fields.ts";
import { formDeeds, type ChangeForm, type Subject } from "../form-deeds.ts";
import type { Visit } from "../visit.ts";
import { memberAddress, memberOf } from "./staff.ts";

const roleHints = {
  clerk: "reads, decides, posts and corrects",
  admin: "also suspends, closes, merges, erases, imports, runs fees and manages staff",
};

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
  people: () => [],
} as const;

const emailIn = ({ email = "" }: Values): string => comparedEmail(email);

const newMember: Subject<undefined> = {
  ...common,
  path: "/staff",
  find: () => Promise.resolve(undefined),
  address: () => "/desk/staff",
  name: (_visit, _about, _people, { name = "", email = "" }) => `${name}, ${email}`,
  facts: ({ database }, _about, _people, values) => factsOf(database, emailIn(values)),
  recipient: (_about, values) => emailIn(values),
  done: (visit, _about, _form, _people, values) => listWith(visit, emailIn(values)),
};

const addition: ChangeForm<undefined> = {
  path: "add",
  heading: "Add somebody",
  lede: "They get a link by mail, and register a passkey with it.",
  role: "admin",
  fields: () => [
    { name: "name", label: "Name", kind: "line" },
    { name: "email", label: "Email", kind: "line" },
    {
      name: "role",
      label: "Role",
      kind: "choice",
      options: staffRoles.map((role) => [role, `${role}: ${roleHints[role]}`]),
    },
  ],
  use: (acting, _about, { name = "", email = "", role }) =>
    addStaff(acting, { name, email, role: role === "admin" ? role : "clerk" }),
  words: ({ role = "" }) => `gets a link by mail, and then works at the desk as ${role}`,
  button: "Add them",
  recorded: (_about, values) => `added the staff account ${emailIn(values)}`,
};

/** Adds an account of staff. DESK-02 */
export const addMember = formDeeds(newMember, [addition]);

const member: Subject<StaffRow> = {
  ...common,
  path: "/staff/:parameter",
  find: memberOf,
  address: memberAddress,
  name: (_visit, { name, email }) => `${name}, ${email}`,
  facts: ({ database }, { email }) => factsOf(database, email),
  recipient: ({ email }) => email,
  done: (visit, { email }) => listWith(visit, email),
};

type Account = Pick<ChangeForm<StaffRow>, "path" | "heading" | "lede" | "words" | "button"> & {
  readonly change: (acting: Visit, email: string) => Promise<StaffRow>;
  readonly done: string;
};

/** A change to the account of somebody else; one's own is refused, so that an admin keeps access. */
const accountForm = ({ change, done, ...form }: Account): ChangeForm<StaffRow> => ({
  ...form,
  role: "admin",
  isPreviewedAtOnce: true,
  fields: () => [],
  use: (acting, { staffId, email }) => {
    if (staffId === acting.staff.staffId)
      throw new RefusalError("conflict", "OWN_ACCOUNT", "Another admin does this with your account.");
    return change(acting, email);
  },
  recorded: ({ email }) => `${done} ${email}`,
});

/** Removes somebody's passkeys and mails another link, or removes their account. DESK-02 */
export const memberChanges = formDeeds(member, [
  accountForm({
    path: "reset",
    heading: "Send a new link",
    lede: "For somebody who has lost their passkey.",
    change: resetStaff,
    words: () => "is signed out, and gets a link by mail for registering another passkey",
    button: "Send a new link",
    done: "sent a new link to",
  }),
  accountForm({
    path: "remove",
    heading: "Remove the account",
    lede: "For somebody who leaves.",
    change: removeStaff,
    words: () => "can no longer sign in at the desk. What they did stays on record",
    button: "Remove the account",
    done: "removed the staff account",
  }),
]);
