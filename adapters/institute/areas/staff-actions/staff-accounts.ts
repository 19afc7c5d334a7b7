import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import {
  addStaff,
  changeStaffRole,
  removeStaff,
  resetStaff,
  type StaffManagementContext,
} from "../../provider/staff/manage-staff.ts";
import { staffRoles, type StaffRole, type StaffRow } from "../../provider/staff/staff.store.ts";
import type { ActionValues, Input, StaffAction, StaffContext } from "./staff-action.ts";

/** What each role may do, besides what the one before it may. DESK-02 */
const roleHints: Readonly<Record<StaffRole, string>> = {
  clerk: "reads, decides, posts and corrects",
  admin: "also suspends, closes, merges, erases, imports, runs fees and manages staff",
};

const roleIn = ({ role }: ActionValues): StaffRole => staffRoles.find((known) => known === role) ?? "clerk";

const roleInput: Input<unknown> = {
  name: "role",
  label: "Role",
  kind: "choice",
  options: () => staffRoles.map((role) => [role, `${role}: ${roleHints[role]}`]),
  help: "clerk, or admin, who also manages staff",
};

/** The desk where an account signs in; a refusal where it is off. */
const managing = ({ deskUrl, ...context }: StaffContext): StaffManagementContext => {
  if (deskUrl === undefined)
    throw new RefusalError("conflict", "DESK_OFF", "The desk is off (DESK=off), so that staff cannot sign in.");
  return { ...context, deskUrl };
};

/** Adds an account of staff. DESK-02 */
export const addStaffAction: StaffAction<undefined> = {
  path: "add",
  heading: "Add an account",
  lede: "They get a link by email to register a passkey.",
  role: "admin",
  inputs: [
    { name: "name", label: "Name", kind: "line", help: "the person's name" },
    { name: "email", label: "Email", kind: "line" },
    roleInput,
  ],
  use: async ({ context, given }) => {
    const { name = "", email = "" } = given;
    await addStaff(managing(context), { name, email, role: roleIn(given) });
    return {};
  },
  words: ({ role = "" }) => `gets a link by email, and the role ${role}`,
  button: "Add the account",
  recorded: ({ email = "" }) => `added the staff account ${comparedEmail(email)}`,
  commands: [
    { name: "staff add", help: "add a staff account, and email a link to register a passkey", argument: "email" },
  ],
};

/** Changes somebody else's account; one's own is refused, so that an admin keeps access. */
const accountAction = ({
  change,
  done,
  ...action
}: Omit<StaffAction<StaffRow>, "role" | "use" | "inputs" | "recorded"> &
  Partial<Pick<StaffAction<StaffRow>, "inputs">> & {
    /** What was done with the account of an email. */
    readonly done: string;
    readonly change: (managing: StaffManagementContext, email: string, given: ActionValues) => Promise<unknown>;
  }): StaffAction<StaffRow> => ({
  inputs: [],
  isPreviewedAtOnce: action.inputs === undefined,
  ...action,
  role: "admin",
  recorded: (_given, _acting, { email }) => `${done} ${email}`,
  use: async ({ context, about: { staffId, email }, given }) => {
    if (staffId === context.staff?.staffId)
      throw new RefusalError("conflict", "OWN_ACCOUNT", "You cannot change your own account. Ask another admin.");
    await change(managing(context), email, given);
    return {};
  },
});

/** The actions with an account of staff: another link, another role, removal. DESK-02 */
export const staffAccountActions: readonly StaffAction<StaffRow>[] = [
  accountAction({
    path: "reset",
    heading: "Send a new link",
    lede: "For somebody who has lost their passkey.",
    change: resetStaff,
    words: () => "is signed out, and gets a link by email to register a new passkey",
    button: "Send a new link",
    done: "sent a new link to",
    commands: [{ name: "staff reset", help: "remove the passkeys of a staff account, and email a new link" }],
  }),
  accountAction({
    path: "role",
    heading: "Change the role",
    lede: "Takes effect on the next page they open.",
    inputs: [{ ...roleInput, value: (_acting, { role }) => role }],
    change: (context, email, given) => changeStaffRole(context, email, roleIn(given)),
    words: ({ role = "" }) => `gets the role ${role}`,
    button: "Change the role",
    done: "changed the role of",
    commands: [{ name: "staff role", help: "give a staff account another role", required: ["role"] }],
  }),
  accountAction({
    path: "remove",
    heading: "Remove the account",
    lede: "For somebody who leaves.",
    change: removeStaff,
    words: () => "can no longer sign in at the desk. The audit log keeps what they did",
    button: "Remove the account",
    done: "removed the staff account",
    commands: [{ name: "staff remove", help: "remove a staff account; what it did stays on record" }],
  }),
];
