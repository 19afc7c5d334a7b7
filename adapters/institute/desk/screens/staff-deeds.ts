import { RefusalError } from "../../platform/http/refusal-error.ts";
import { mailsWrittenAt } from "../../platform/mail/outbox.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { entered } from "../../platform/pages/pages.ts";
import { rehearse } from "../../platform/storage/rehearse.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { addStaff, removeStaff, resetStaff } from "../../provider/staff/manage-staff.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { staffByEmail, staffRoles, type StaffRow } from "../../provider/staff/staff.store.ts";
import { confirmationPage, type Facts } from "../confirmation.ts";
import { careful } from "../pieces.ts";
import type { Deed, Shown, Visit } from "../visit.ts";
import { drawnMember, drawnStaff, memberAddress, memberOf } from "./staff.ts";

const factsOf = async (database: Database, email: string): Promise<Facts> => {
  const member = await staffByEmail(database, email);
  const isPresent = member?.removedAt === null;
  const count = (await staffPasskeys(database)).filter(({ staffId }) => staffId === member?.staffId).length;
  return { Account: isPresent ? member.role : "none", Passkeys: String(count) };
};

interface StaffChange {
  readonly change: (acting: Visit) => Promise<StaffRow>;
  readonly email: string;
  readonly words: string;
  readonly action: string;
  readonly button: string;
  readonly kept: Readonly<Record<string, string>>;
}

/** Shows what a change to an account will do: the use case, run and rolled back. DESK-03 */
const previewed = async (visit: Visit, { change, email, words, ...confirmation }: StaffChange): Promise<Html> => {
  const { member, after, letters } = await rehearse(visit.database, async (transaction) => {
    const member = await change({ ...visit, database: transaction });
    return {
      member,
      after: await factsOf(transaction, email),
      letters: await mailsWrittenAt(transaction, visit.now, { recipient: member.email }),
    };
  });
  return confirmationPage(visit, {
    ...confirmation,
    running: html`<a href="/desk/staff">Staff</a>`,
    summary: html`<strong>${member.name}, ${member.email}</strong> ${words}.`,
    before: await factsOf(visit.database, email),
    after,
    letters,
  });
};

const shownPreview = (content: Html): Shown => ({
  title: "This will happen",
  action: { action: "saw what a change would do" },
  content,
});

const typedStaff = (form: URLSearchParams): Pick<StaffRow, "email" | "name" | "role"> => ({
  email: entered(form, "email", 254).trim(),
  name: entered(form, "name", 254).trim(),
  role: staffRoles.find((role) => role === form.get("role")) ?? "clerk",
});

const done = ({ references }: Visit, { email }: StaffRow, action: string) => ({
  location: `/desk/staff?done=${references.to("staff", email)}`,
  action: { action: `${action} ${email}` },
});

/** Adds an account of staff. DESK-02 */
export const addStaffDeed: Deed = {
  path: "/staff",
  entry: "staff",
  role: "admin",
  preview: async (visit, form, notice) => {
    const given = typedStaff(form);
    if (form.has("change")) return drawnStaff(visit, form, { notice });
    try {
      const content = await previewed(visit, {
        change: (acting) => addStaff(acting, given),
        email: given.email,
        words: `gets a link by mail, and then works at the desk as ${given.role}`,
        action: "/desk/staff",
        button: `Add ${given.name}`,
        kept: { ...given },
      });
      return shownPreview(html`${notice}${content}`);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const field = error.field ?? "email";
      return drawnStaff(visit, form, { problems: [{ field, message: error.message }], notice });
    }
  },
  apply: async (visit, form) => done(visit, await addStaff(visit, typedStaff(form)), "added the staff account"),
};

/** A deed on the account of another member of staff; one's own account is refused, so that an admin keeps access. */
const accountDeed = (
  path: "reset" | "remove",
  {
    use,
    words,
    button,
    recorded,
  }: Readonly<Record<"words" | "button" | "recorded", string>> & {
    readonly use: (acting: Visit, email: string) => Promise<StaffRow>;
  },
): Deed => {
  const change = async (acting: Visit): Promise<StaffRow> => {
    const member = await memberOf(acting);
    if (member.staffId === acting.staff.staffId)
      throw new RefusalError("conflict", "OWN_ACCOUNT", "Another admin does this with your account.");
    return use(acting, member.email);
  };
  return {
    path: `/staff/:parameter/${path}`,
    entry: "staff",
    role: "admin",
    preview: async (visit, form, notice) => {
      if (form.has("change")) return drawnMember(visit, notice);
      const member = await memberOf(visit);
      try {
        const content = await previewed(visit, {
          change,
          email: member.email,
          words,
          action: `${memberAddress(visit, member)}/${path}`,
          button,
          kept: {},
        });
        return shownPreview(html`${notice}${content}`);
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        return { ...(await drawnMember(visit, careful(error.message, "Nothing has changed."))), status: 409 };
      }
    },
    apply: async (visit) => done(visit, await change(visit), recorded),
  };
};

/** Removes somebody's passkeys and mails another link. DESK-02 */
export const resetStaffDeed = accountDeed("reset", {
  use: resetStaff,
  words: "is signed out, and gets a link by mail for registering another passkey",
  button: "Send a new link",
  recorded: "sent a new link to",
});

/** Removes somebody's account. DESK-02 */
export const removeStaffDeed = accountDeed("remove", {
  use: removeStaff,
  words: "can no longer sign in at the desk. What they did stays on record",
  button: "Remove the account",
  recorded: "removed the staff account",
});
