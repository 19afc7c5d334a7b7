import { invitation } from "../../mail/letters.ts";
import { putInOutbox } from "../../mail/outbox.ts";
import { invitationLasts, newPasswordLink } from "../../ways-in/password-links.ts";
import { CannotBeDone, inOneTransaction, type Office } from "../office.ts";
import { nameOf, peopleOf } from "../people.ts";
import type { Whom } from "./notify.ts";

/** Sends people a link to choose a password by. PASS-01 */
export const invite = (office: Office, who: readonly string[], whom: Whom) =>
  inOneTransaction(office, async (database) => {
    const { publicUrl, portalUrl = publicUrl, identity } = office.settings.institute;
    if (identity) throw new CannotBeDone(`People sign in at ${identity.authority}: invite them there.`);
    const people = await peopleOf(database, who, whom);
    for (const person of people) {
      if (person.isClosed === 1) throw new CannotBeDone(`${nameOf(person)}: The account is closed.`);
      const { customerId } = person;
      const href = await newPasswordLink(database, { customerId, publicUrl, lasts: invitationLasts, now: office.now });
      await putInOutbox(database, { customerId, ...invitation(href, `${portalUrl}/`) }, office.now);
      if (people.length <= 20) office.say(`${nameOf(person)} is invited at ${person.email}.`);
    }
    office.say(`${people.length} ${people.length === 1 ? "invitation" : "invitations"}.`);
  });
