import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { latestSignIns } from "../../provider/staff/records.store.ts";
import { allStaff, staffByEmail, staffById, type StaffRow } from "../../provider/staff/staff.store.ts";
import { doneNote, facts, head, section, table } from "../components.ts";
import type { Screen, Visit } from "../visit.ts";

/** The address of the page of one of the staff. */
const memberAddress = ({ references }: Visit, { staffId }: Pick<StaffRow, "staffId">): string =>
  `/desk/staff/${references.to("staff", staffId)}`;

const accounts = async (visit: Visit): Promise<Html> => {
  const { database, rules } = visit;
  const [passkeys, signIns] = [await staffPasskeys(database), await latestSignIns(database)];
  const rows = (await allStaff(database)).map((member) => {
    const { staffId, name, email, role, removedAt } = member;
    const at = signIns.get(staffId);
    return [
      removedAt === null ? html`<a class="to" href="${memberAddress(visit, member)}">${name}</a>` : name,
      email,
      removedAt === null ? role : `Removed on ${displayInstant(removedAt, rules)}`,
      at === undefined ? "Never" : displayInstant(at, rules),
      String(passkeys.filter((passkey) => passkey.staffId === staffId).length),
    ];
  });
  return table(
    "Accounts of staff",
    [["Name", "first"], ["Email"], ["Role"], ["Last sign-in"], ["Passkeys", "figure"]],
    rows,
  );
};

/** The note after an account was changed: what it is now. */
const resultNote = async ({ database, references, query }: Visit): Promise<Html | undefined> => {
  const email = references.from("staff", query.get("done") ?? "");
  const member = email === undefined ? undefined : await staffByEmail(database, email);
  if (!member) return undefined;
  const hasNewRole = query.get("way") === "role";
  const present = hasNewRole ? `now has the role ${member.role}` : "gets a link by email";
  const words = member.removedAt === null ? present : "can no longer sign in at the desk";
  return doneNote(`${member.name} ${words}.`);
};

/** Who of the staff has an account, with which role and passkeys. DESK-02 */
export const staffScreen: Screen = {
  path: "/staff",
  entry: "staff",
  role: "admin",
  show: async (visit) => ({
    title: "Staff",
    action: { action: "saw the list of staff" },
    content: html`${await resultNote(visit)}
      ${head("Staff", "Staff sign in with a passkey. These accounts are separate from members’ accounts.", html`<a class="button second" href="/desk/record">Audit log</a>`)}
      ${await accounts(visit)}
      <p class="row"><a class="button" href="/desk/staff/add">Add an account</a></p>`,
  }),
};

/** The account in an address. */
export const memberOf = async ({ database, references, parameter }: Visit): Promise<StaffRow> => {
  const staffId = references.from("staff", parameter);
  const member = staffId === undefined ? undefined : await staffById(database, staffId);
  if (!member) throw unknownAddress();
  return member;
};

/** One of the staff. DESK-02 */
export const memberScreen: Screen = {
  path: "/staff/:parameter",
  entry: "staff",
  role: "admin",
  show: async (visit) => {
    const member = await memberOf(visit);
    const address = memberAddress(visit, member);
    const at = (await latestSignIns(visit.database)).get(member.staffId);
    const passkeys = (await staffPasskeys(visit.database)).filter(({ staffId }) => staffId === member.staffId);
    return {
      title: member.name,
      action: { action: "saw a staff account" },
      content: html`${head(member.name, member.email, undefined, html`<a href="/desk/staff">Staff</a>`)}
      ${section(
        "account",
        "Account",
        facts([
          ["Role", member.role],
          ["Added", displayInstant(member.addedAt, visit.rules)],
          ["Last sign-in", at === undefined ? "Never" : displayInstant(at, visit.rules)],
          [
            "Passkeys",
            passkeys.length === 0
              ? "None"
              : passkeys.map(({ addedAt }) => displayInstant(addedAt, visit.rules)).join("; "),
          ],
        ]),
      )}
      <p class="row">
        <a class="button second" href="${address}/reset">Send a new link</a>
        <a class="button second" href="${address}/role">Change the role</a>
        <a class="button second" href="${address}/remove">Remove the account</a>
        <span class="soft">You can check each change before you confirm it.</span>
      </p>`,
    };
  },
};
