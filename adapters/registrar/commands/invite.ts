import { invitation } from "../../mail/letters.ts";
import { putInOutbox } from "../../mail/outbox.ts";
import { invitationLasts, newPasswordLink } from "../../credentials/password-links.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { nameOf, peopleOf } from "../people.ts";
import type { Recipients } from "./notify.ts";

/** Sends people a link to choose a password by. PASS-01 */
export const invite = (context: CommandContext, who: readonly string[], whom: Recipients) =>
  inOneTransaction(context, async (database) => {
    const { publicUrl, portalUrl = publicUrl, identity } = context.settings.institute;
    if (identity) throw new CommandError(`People sign in at ${identity.authority}: invite them there.`);
    const people = await peopleOf(database, who, whom);
    for (const person of people) {
      if (person.isClosed === 1) throw new CommandError(`${nameOf(person)}: The account is closed.`);
      const { customerId } = person;
      const href = await newPasswordLink(database, { customerId, publicUrl, lasts: invitationLasts, now: context.now });
      await putInOutbox(database, { customerId, ...invitation(href, `${portalUrl}/`) }, context.now);
      if (people.length <= 20) context.print(`${nameOf(person)} is invited at ${person.email}.`);
    }
    context.print(`${people.length} ${people.length === 1 ? "invitation" : "invitations"}.`);
  });
