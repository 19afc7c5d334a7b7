import { displayPrice } from "../../../../domain/kernel/money.ts";
import { erasePerson } from "../../areas/people/erase-person.ts";
import type { ErasedPart } from "../../areas/people/erasure.ts";
import { invitePerson } from "../../areas/people/invite-person.ts";
import { merge, type MergedAccounts } from "../../areas/people/merge.ts";
import {
  customerByEmail,
  customerById,
  fullNameOf,
  type CustomerRow,
} from "../../platform/customers/customers.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { section, table } from "../pieces.ts";
import type { Visit } from "../visit.ts";
import type { PersonForm } from "./person-forms.ts";

const erasedParts = (parts: readonly ErasedPart[]): Html => {
  const present = parts.filter(({ count }) => count > 0);
  const [kept, removed] = [true, false].map((isKept) =>
    present.filter(({ keptBecause }) => (keptBecause !== undefined) === isKept),
  );
  return html`${section(
    "removed",
    "Removed, with name, emails, password and country",
    table(
      "What is removed",
      [
        ["What", "first"],
        ["How many", "figure"],
      ],
      (removed ?? []).map(({ words, count }) => [words, String(count)]),
    ),
  )}
  ${section(
    "kept",
    "Kept, under the number alone",
    table(
      "What is kept",
      [["What", "first"], ["Why"]],
      (kept ?? []).map(({ words, keptBecause = "" }) => [words, keptBecause]),
    ),
  )}`;
};

const movedParts = ({ rules }: Visit, { parts, balance }: MergedAccounts): Html =>
  html`${table(
    "What moves",
    [
      ["What", "first"],
      ["Moved", "figure"],
      ["Stays, because the other has its own", "figure"],
      ["Dropped", "figure"],
    ],
    parts.map(({ words, moved, left, dropped }) => [words, String(moved), String(left), String(dropped)]),
  )}
  <p>${balance > 0 ? `${displayPrice(balance, rules, "forced")} would be owed on the account that stays.` : "Nothing would be owed on the account that stays."}</p>`;

/** The account that stays, by number or email. */
export const keptAccount = async (database: Database, into: string): Promise<CustomerRow | undefined> =>
  (await customerById(database, into)) ?? (await customerByEmail(database, into));

/** Invitation, merger and erasure. DESK-05 */
export const accountForms: readonly PersonForm[] = [
  {
    path: "invite",
    heading: "Invite",
    lede: "They get a link for choosing a password. An earlier link no longer works.",
    isOffered: ({ isClosed }) => isClosed === 0,
    isPreviewedAtOnce: true,
    fields: () => [],
    use: async (acting, person) => {
      const { signInElsewhere, publicUrl } = acting.connected;
      if (signInElsewhere !== undefined)
        throw new RefusalError("conflict", "ELSEWHERE", `People sign in at ${signInElsewhere}: invite them there.`);
      await invitePerson(acting, person, publicUrl);
      return html``;
    },
    words: () => "is invited by mail",
    button: "Invite them",
    done: "They are invited.",
  },
  {
    path: "merge",
    heading: "Merge into another account",
    lede: "For somebody with two accounts. This one becomes part of the other, and its number stays findable. There is no way back.",
    role: "admin",
    isOffered: (person, { mergedInto }) => !isErased(person) && mergedInto === undefined,
    fields: () => [{ name: "into", label: "Number or email of the account that stays", kind: "line" }],
    problems: async ({ database }, { customerId }, { into = "" }) => {
      const kept = await keptAccount(database, into);
      if (!kept) return [{ field: "into", message: "Nobody has this number or email." }];
      return kept.customerId === customerId ? [{ field: "into", message: "This is the same account." }] : [];
    },
    use: async (acting, { customerId }, { into = "" }) => {
      const kept = await keptAccount(acting.database, into);
      const moved = movedParts(acting, await merge(acting, customerId, kept?.customerId ?? into));
      return (
        kept &&
        html`<p>The account that stays: <strong>${fullNameOf(kept)}</strong>, ${kept.customerId}, ${kept.email}.</p>${moved}`
      );
    },
    words: ({ into = "" }) => `becomes part of ${into}`,
    button: "Merge the accounts",
    done: "The accounts are merged.",
  },
  {
    path: "erase",
    heading: "Erase",
    lede: "Removes what the law lets you remove. There is no way back, and backups hold them until those are deleted.",
    role: "admin",
    isOffered: (person) => !isErased(person),
    fields: () => [{ name: "again", label: "Their number, once more", kind: "line" }],
    problems: (_visit, { customerId }, { again }) =>
      Promise.resolve(
        again === customerId ? [] : [{ field: "again", message: `Give the number of the person: ${customerId}.` }],
      ),
    use: async (acting, { customerId }) => erasedParts(await erasePerson(acting, customerId)),
    words: () => "is erased",
    button: "Erase them",
    done: "They are erased.",
  },
];
