import type { PeopleFilter } from "../../areas/people/listed-people.store.ts";
import { inviteGroup, planGroupInvitation } from "../../areas/staff-actions/invite-group.ts";
import { countedPeople } from "../../areas/staff-actions/people-words.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html } from "../../platform/pages/html.ts";
import { renderEffects } from "../action-form.ts";
import type { ChangeForm, Subject } from "../change-form.ts";
import { formActions } from "../form-actions.ts";
import { filterIn, listAddress } from "./people-list.ts";

const form: ChangeForm<PeopleFilter> = {
  path: "invite",
  heading: "Invite people without a password",
  lede: "Emails a link for choosing a password to everyone in the list who has no password and no valid invitation.",
  role: "admin",
  isPreviewedAtOnce: true,
  isHeavy: true,
  runsInBatches: true,
  fields: () => [],
  plan: async (visit, filter) => {
    const { invited, withAccess, impossible } = await planGroupInvitation(visit, filter);
    if (invited.length === 0)
      throw new RefusalError(
        "conflict",
        "NOBODY_TO_INVITE",
        "Everyone in this list has a password or a valid invitation, or cannot be invited.",
      );
    return renderEffects({
      lines: [
        `${countedPeople(invited.length)} in the list get${invited.length === 1 ? "s" : ""} an email with a link`,
      ],
      tables: [
        {
          title: "Not invited",
          columns: ["Why", "People"],
          figures: ["People"],
          rows: [
            ["Have a password or a valid invitation", String(withAccess)],
            ["Cannot be invited", String(impossible)],
          ],
        },
      ],
    });
  },
  use: async (visit, filter) => inviteGroup(visit, (await planGroupInvitation(visit, filter)).invited),
  words: () => "gets an invitation by email",
  button: "Send invitations",
  recorded: () => "invited people without a password from a list",
};

const list: Subject<PeopleFilter> = {
  entry: "people",
  path: "/people",
  find: (visit) => Promise.resolve(filterIn(visit)),
  running: (visit) => html`<a href="/desk/people?${listAddress(visit)}">People</a>`,
  name: () => "Everyone in the list without a password",
  done: (visit) => `/desk/people?${listAddress(visit)}&done=invite`,
};

/** Invites everyone of a list who cannot sign in yet, after saying how many. PASS-01, DESK-03, DESK-05 */
export const groupInvitation = formActions(list, [form]);
