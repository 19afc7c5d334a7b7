import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { html } from "../../platform/pages/html.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { latestSignIns } from "../../provider/staff/records.store.ts";
import { allStaff } from "../../provider/staff/staff.store.ts";
import { head, table } from "../pieces.ts";
import type { Screen } from "../visit.ts";

/** Who of the staff has an account, with which role and passkeys. DESK-02 */
export const staffScreen: Screen = {
  path: "/staff",
  entry: "staff",
  role: "admin",
  show: async ({ database, rules }) => {
    const [staff, passkeys, signIns] = [
      await allStaff(database),
      await staffPasskeys(database),
      await latestSignIns(database),
    ];
    const rows = staff.map(({ staffId, name, email, role, removedAt }) => {
      const at = signIns.get(staffId);
      return [
        name,
        email,
        removedAt === null ? role : `Removed on ${displayInstant(removedAt, rules)}`,
        at === undefined ? "Not yet" : displayInstant(at, rules),
        String(passkeys.filter((passkey) => passkey.staffId === staffId).length),
      ];
    });
    return {
      title: "Staff",
      action: { action: "saw the list of staff" },
      content: html`${head("Staff", "Staff sign in with a passkey. A clerk reads, decides and posts; an admin also reads who has an account and who did what.", html`<a class="button second" href="/desk/record">Record of changes</a>`)}
        ${table("Accounts of staff", [["Name", "first"], ["Email"], ["Role"], ["Signed in"], ["Passkeys", "figure"]], rows)}`,
    };
  },
};
