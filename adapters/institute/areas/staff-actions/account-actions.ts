import { isDerived, withNotice, withoutNotice } from "../../../../domain/customer/notifications.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { personBy } from "../../platform/customers/find-customers.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Acting } from "../acting.ts";
import { balanceWords } from "../fees/balance-words.ts";
import { erasePerson } from "../people/erase-person.ts";
import { invitePerson } from "../people/invite-person.ts";
import { merge } from "../people/merge.ts";
import { changeNotices } from "./notices.ts";
import type { Given, PersonAction } from "./staff-action.ts";

/** The account that stays, by number or email; a refusal when there is none. */
const keptAccount = async ({ database }: Acting, { into = "" }: Given): Promise<CustomerRow> => {
  const kept = await personBy(database, into);
  if (kept) return kept;
  throw new RefusalError("unknown", "NO_SUCH_PERSON", "Nobody has this number or email.", { field: "into" });
};

/** The notices that can be put up, each with its words for members. NAV-07 */
const notices = async ({ mails }: Acting): Promise<readonly (readonly [code: string, words: string])[]> => {
  const { obligations } = await mails.library.document("page-framework", undefined);
  return Object.entries(obligations.notifications).flatMap(([code, { heading }]) =>
    isDerived(code) ? [] : [[code, heading] as const],
  );
};

/** Notices, invitation, merger and erasure. DESK-05, NAV-07, PASS-01, LIFE-02, KEEP-02 */
export const accountActions: readonly PersonAction[] = [
  {
    path: "notice",
    heading: "Put up or take down a notice",
    lede: "What the portal asks of them, or tells them, on their dashboard.",
    inputs: [
      { name: "code", label: "Notice", kind: "choice", options: notices },
      {
        name: "way",
        label: "What to do",
        kind: "choice",
        options: () => [
          ["put up", "Put it up"],
          ["take down", "Take it down"],
        ],
      },
    ],
    use: async ({ acting, about: person, given: { code = "", way } }) => {
      await changeNotices(acting, [person], (before) =>
        way === "take down" ? withoutNotice(before, code) : withNotice(before, code),
      );
      return {};
    },
    words: ({ code = "", way }) => `has the notice ${code} ${way === "take down" ? "taken down" : "put up"}`,
    button: "Change the notices",
    done: "The notices are changed.",
    // "notify" takes several people.
    commands: [],
  },
  {
    path: "invite",
    heading: "Invite",
    lede: "They get a link for choosing a password. An earlier link no longer works.",
    isPreviewedAtOnce: true,
    inputs: [],
    use: async ({ acting, about: person }) => {
      await invitePerson(acting, person, acting.connected);
      return {};
    },
    words: () => "is invited by mail",
    button: "Invite them",
    done: "They are invited.",
    // "invite" takes several people.
    commands: [],
  },
  {
    path: "merge",
    heading: "Merge into another account",
    lede: "For somebody with two accounts. This one becomes part of the other, and its number stays findable. There is no way back.",
    role: "admin",
    inputs: [
      {
        name: "into",
        label: "Number or email of the account that stays",
        kind: "line",
        help: "the account that stays, by ID or email",
      },
    ],
    others: async (acting, given) => [(await keptAccount(acting, given)).customerId],
    use: async ({ acting, about: person, given, isDone }) => {
      const kept = await keptAccount(acting, given);
      if (kept.customerId === person.customerId)
        throw new RefusalError("conflict", "SAME_ACCOUNT", "This is the same account.", { field: "into" });
      const { parts, balance } = await merge(acting, person.customerId, kept.customerId);
      return {
        lines: [
          `The account that stays: ${fullNameOf(kept)}, ${kept.customerId}, ${kept.email}.`,
          balanceWords(acting.rules, { balance, isSuspensionEnded: false }, isDone),
        ],
        tables: [
          {
            title: "What moves",
            columns: ["What", "Moved", "Stays, because the other has its own", "Dropped"],
            figures: ["Moved", "Stays, because the other has its own", "Dropped"],
            rows: parts.map(({ words, moved, left, dropped }) => [words, ...[moved, left, dropped].map(String)]),
          },
        ],
      };
    },
    words: ({ into = "" }) => `becomes part of ${into}`,
    button: "Merge the accounts",
    done: "The accounts are merged.",
    commands: [
      { name: "merge", help: "move everything of a person's second account to their first, and close the second" },
    ],
  },
  {
    path: "erase",
    heading: "Erase",
    lede: "Removes what the law lets you remove. There is no way back, and backups hold them until those are deleted.",
    role: "admin",
    inputs: [
      {
        name: "again",
        label: "Their number, once more",
        kind: "line",
        isOptionalByCommand: true,
        option: "confirm",
        help: "the ID again, because erasing cannot be undone",
      },
    ],
    use: async ({ acting, about: { customerId }, given: { again = "" }, isDone }) => {
      const present = (await erasePerson(acting, customerId)).filter(({ count }) => count > 0);
      // A command shows what would go without it.
      if (again !== customerId && (isDone || again !== ""))
        throw new RefusalError(
          "unacceptable",
          "NOT_CONFIRMED",
          `It cannot be undone. If you are sure, give their number once more: ${customerId}.`,
          { field: "again" },
        );
      return {
        tables: [
          {
            title: "Removed, with name, emails, password and country",
            columns: ["What", "How many"],
            figures: ["How many"],
            rows: present.flatMap(({ words, count, keptBecause }) =>
              keptBecause === undefined ? [[words, String(count)]] : [],
            ),
          },
          {
            title: "Kept, under the number alone",
            columns: ["What", "Why"],
            rows: present.flatMap(({ words, keptBecause }) =>
              keptBecause === undefined ? [] : [[words, keptBecause]],
            ),
          },
        ],
      };
    },
    words: () => "is erased",
    button: "Erase them",
    done: "They are erased.",
    commands: [{ name: "erase", help: "erase a person, by ID or email, except for what has to be kept by law" }],
  },
];
