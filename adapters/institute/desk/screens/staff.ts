import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { html } from "../../platform/pages/html.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { latestSignIns } from "../../provider/staff/records.store.ts";
import { allStaff } from "../../provider/staff/staff.store.ts";
import type { Screen } from "../visit.ts";

/** Who of the staff has an account, with which role and passkeys. DESK-02 */
export const staffScreen: Screen = {
  path: "/staff",
  entry: "staff",
  show: async ({ database, rules }) => {
    const [staff, passkeys, signIns] = [
      await allStaff(database),
      await staffPasskeys(database),
      await latestSignIns(database),
    ];
    const rows = staff.map(({ staffId, name, email, role, removedAt }) => {
      const count = passkeys.filter((passkey) => passkey.staffId === staffId).length;
      const at = signIns.get(staffId);
      return html`<tr>
        <th scope="row" class="first">${name}</th>
        <td>${email}</td>
        <td data-label="Role">${removedAt === null ? role : html`<span class="soft">Removed on ${displayInstant(removedAt, rules)}</span>`}</td>
        <td data-label="Signed in">${at === undefined ? "Not yet" : displayInstant(at, rules)}</td>
        <td class="figure" data-label="Passkeys">${String(count)}</td>
      </tr>`;
    });
    return {
      title: "Staff",
      action: { action: "saw the list of staff" },
      content: html`<div class="head">
          <div><h1>Staff</h1><p class="lede">Staff sign in with a passkey. A clerk reads, decides and posts; an admin also manages staff.</p></div>
        </div>
        <table class="cells">
          <caption class="hidden">Accounts of staff</caption>
          <thead><tr><th scope="col">Name</th><th scope="col">Email</th><th scope="col">Role</th><th scope="col">Signed in</th><th scope="col" class="figure">Passkeys</th></tr></thead>
          <tbody>${rows}</tbody>
        </table>`,
    };
  },
};
