import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { html } from "../../platform/pages/html.ts";
import { newStaffLink } from "../../provider/staff/links.store.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { recordStaffAction } from "../../provider/staff/records.store.ts";
import { empty, facts, head, section, table } from "../components.ts";
import type { Lookup, Screen } from "../visit.ts";

/** The account of the signed-in member of staff, with its passkeys. DESK-02 */
export const accountScreen: Screen = {
  path: "/account",
  entry: "staff",
  show: async ({ database, staff, rules }) => {
    const own = (await staffPasskeys(database)).filter(({ staffId }) => staffId === staff.staffId);
    return {
      title: "Your account",
      action: { action: "saw their account" },
      content: html`${head("Your account", `${staff.name}, ${staff.email}`)}
        ${section("account", "Account", facts([["Role", staff.role]]))}
        ${section(
          "passkeys",
          "Passkeys",
          own.length === 0
            ? empty("None.", "You sign in to the desk with a passkey.")
            : table(
                "Your passkeys",
                [["Added", "first"], ["Last used"]],
                own.map(({ addedAt, lastUsedAt }) => [
                  displayInstant(addedAt, rules),
                  lastUsedAt === null ? "Never" : displayInstant(lastUsedAt, rules),
                ]),
              ),
        )}
        <form class="row" method="post" action="/desk/account/passkey">
          <button class="button" type="submit">Add a passkey</button>
          <span class="soft">Your device asks for its PIN, your fingerprint or your face. We email you a confirmation.</span>
        </form>`,
    };
  },
};

const linkLasts = 10 * 60_000;

/** Leads to the page on which another passkey of one's own is registered. DESK-02 */
export const addOwnPasskey: Lookup = {
  path: "/account/passkey",
  find: async ({ database, staff, now }) => {
    const token = await newStaffLink(database, staff.staffId, now.getTime() + linkLasts);
    await recordStaffAction(database, staff.staffId, { action: "began to add a passkey" }, now);
    return `/desk/passkey/${token}`;
  },
};
