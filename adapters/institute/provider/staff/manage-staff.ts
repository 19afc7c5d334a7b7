import { isBlank } from "../../../../domain/kernel/field-rules.ts";
import { emailProblem } from "../../../../domain/my-details/contact.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { putForOrganisation } from "../../platform/mail/mail-outbox.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { newStaffLink, voidStaffLinks } from "./links.store.ts";
import { removeStaffPasskeys } from "./passkeys.store.ts";
import { endStaffSessions } from "./sessions.store.ts";
import { staffLinkMail } from "./staff-mails.ts";
import {
  markStaffRemoved,
  staffByEmail,
  storeStaff,
  storeStaffRole,
  type StaffRole,
  type StaffRow,
} from "./staff.store.ts";

/** The author, time and transaction of a change of a staff account. */
export interface StaffManagementContext extends Pick<Operator, "now"> {
  readonly database: Database;
  readonly mails: MailTexts;
  /** The address of the desk: https://portal.body.example */
  readonly deskUrl: string;
}

const day = 24 * 60 * 60_000;
/** Validity of a link in milliseconds. */
const linkLasts = 2 * day;

const sendLink = async ({ database, mails, now, deskUrl }: StaffManagementContext, member: StaffRow): Promise<void> => {
  const expiresAt = now.getTime() + linkLasts;
  const token = await newStaffLink(database, member.staffId, expiresAt);
  const mail = await staffLinkMail(mails, member.name, `${deskUrl}/desk/passkey/${token}`);
  await putForOrganisation(database, { recipient: member.email, expiresAt, ...mail }, now);
};

/** The account with an email; a refusal when there is none. DESK-02 */
export const requireStaff = async (database: Database, email: string): Promise<StaffRow> => {
  const found = await staffByEmail(database, email);
  if (found?.removedAt === null) return found;
  throw new RefusalError("unknown", "NO_SUCH_STAFF", `There is no staff account with the email ${email}.`);
};

/** Adds an account of staff, and mails a link for registering a passkey. DESK-02 */
export const addStaff = async (
  managing: StaffManagementContext,
  given: Pick<StaffRow, "email" | "name" | "role">,
): Promise<StaffRow> => {
  const { database, now } = managing;
  const refuse = (message: string, field: string): never => {
    throw new RefusalError("unacceptable", "STAFF_NOT_ADDED", message, { field });
  };
  if (emailProblem(given.email) !== undefined) refuse(`“${given.email}” is not an email address.`, "email");
  if (isBlank(given.name)) refuse("Give the name of the person.", "name");
  const known = await staffByEmail(database, given.email);
  if (known?.removedAt === null)
    refuse(`${known.email} has a staff account already. A new link replaces a lost passkey.`, "email");
  const added = await storeStaff(database, given, now);
  await sendLink(managing, added);
  return added;
};

/** Removes the passkeys of an account, ends its sessions, and mails another link. DESK-02 */
export const resetStaff = async (managing: StaffManagementContext, email: string): Promise<StaffRow> => {
  const { database } = managing;
  const member = await requireStaff(database, email);
  await removeStaffPasskeys(database, member.staffId);
  await endStaffSessions(database, member.staffId);
  await sendLink(managing, member);
  return member;
};

/** Gives an account another role, which holds from its next page on. DESK-02 */
export const changeStaffRole = async (
  { database }: Pick<StaffManagementContext, "database">,
  email: string,
  role: StaffRole,
): Promise<void> => {
  const member = await requireStaff(database, email);
  await storeStaffRole(database, member.staffId, role);
};

/** Removes an account: it can no longer sign in, and its sessions end. DESK-02 */
export const removeStaff = async (
  { database, now }: Pick<StaffManagementContext, "database" | "now">,
  email: string,
): Promise<StaffRow> => {
  const member = await requireStaff(database, email);
  await removeStaffPasskeys(database, member.staffId);
  await voidStaffLinks(database, member.staffId);
  await endStaffSessions(database, member.staffId);
  await markStaffRemoved(database, member.staffId, now);
  return member;
};
