import { isDerived, withNotice, withoutNotice } from "../../../../domain/customer/notifications.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { findPerson } from "../../platform/customers/find-customers.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { balanceWords } from "../fees/balance-words.ts";
import { erasePerson } from "../people/erase-person.ts";
import { invitePerson } from "../people/invite-person.ts";
import { merge, type MergeResult } from "../people/merge.ts";
import type { ActionContext } from "../use-case-context.ts";
import { changeNotices } from "./notices.ts";
import type { Effects, ActionValues, PersonAction } from "./staff-action.ts";

/** The surviving account, by number or email; a refusal when there is none. */
const keptAccount = async ({ database }: ActionContext, { into = "" }: ActionValues): Promise<CustomerRow> => {
  const kept = await findPerson(database, into);
  if (kept) return kept;
  throw new RefusalError("unknown", "NO_SUCH_PERSON", "Nobody has this number or email.", { field: "into" });
};

/** The notices that can be put up, each with its words for members. NAV-07 */
const notices = async ({ mails }: ActionContext): Promise<readonly (readonly [code: string, words: string])[]> => {
  const { obligations } = await mails.library.document("page-framework", undefined);
  return Object.entries(obligations.notifications).flatMap(([code, { heading }]) =>
    isDerived(code) ? [] : [[code, heading] as const],
  );
};

/** What the credit of one account pays on the other. */
const creditLines = (charges: MergeResult["charges"], rules: MoneyStyle): readonly string[] =>
  charges
    .filter(({ openBefore, open }) => openBefore > open)
    .map(
      ({ reference, description, openBefore, open }) =>
        `Credit pays ${displayPrice(openBefore - open, rules, "forced")} of ${description}, ${reference}.`,
    );

/** The charges that stay open after a merger, and which account was charged; no table where none does. */
const openCharges = (
  charges: MergeResult["charges"],
  { customerId: kept }: CustomerRow,
  rules: OrganisationRules,
): NonNullable<Effects["tables"]> => {
  const rows = charges
    .filter(({ open }) => open > 0)
    .map(({ description, reference, customerId, dueDate, open }) => [
      `${description}, ${reference}`,
      customerId,
      displayDate(dueDate, rules),
      displayPrice(open, rules, "forced"),
    ]);
  const columns = ["Charge", "Charged to", "Due by", "Open"];
  return rows.length === 0 ? [] : [{ title: `Charges that stay open, on ${kept}`, columns, figures: ["Open"], rows }];
};

/** Notices, invitation, merger and erasure. DESK-05, NAV-07, PASS-01, LIFE-02, KEEP-02 */
export const accountActions: readonly PersonAction[] = [
  {
    path: "notice",
    heading: "Add or remove a notice",
    lede: "Notices appear on the member’s dashboard.",
    inputs: [
      { name: "code", label: "Notice", kind: "choice", options: notices },
      {
        name: "way",
        label: "What to do",
        kind: "choice",
        options: () => [
          ["put up", "Add it"],
          ["take down", "Remove it"],
        ],
      },
    ],
    use: async ({ context, about: person, given: { code = "", way } }) => {
      const changed = await changeNotices(context, [person], (before) =>
        way === "take down" ? withoutNotice(before, code) : withNotice(before, code),
      );
      // One notice can hide another, so the list of what is to be done may stay the same.
      const words = new Map(await notices(context));
      return {
        lines: changed.map(
          ({ codes }) => `notices: ${codes.map((each) => words.get(each) ?? each).join("; ") || "none"}`,
        ),
      };
    },
    words: ({ way }) => `: the notice is ${way === "take down" ? "removed" : "added"}`,
    button: "Change notices",
    done: "The notices are changed.",
    recorded: () => "changed the notices",
    // "notify" takes several people.
    commands: [],
  },
  {
    path: "invite",
    heading: "Invite",
    lede: "Emails a link for choosing a password. Earlier links stop working.",
    isPreviewedAtOnce: true,
    inputs: [],
    use: async ({ context, about: person }) => {
      await invitePerson(context, person, context.connected);
      return {};
    },
    words: () => "is invited by email",
    button: "Send the invitation",
    done: "Invitation sent.",
    recorded: () => "sent an invitation",
    // "invite" takes several people.
    commands: [],
  },
  {
    path: "merge",
    heading: "Merge into another account",
    lede: "For a person with two accounts. This account is merged into the other; its number can still be found. This cannot be undone.",
    role: "admin",
    inputs: [
      {
        name: "into",
        label: "Number or email of the account to keep",
        kind: "line",
        help: "the account to keep, by ID or email",
      },
    ],
    others: async (context, given) => [(await keptAccount(context, given)).customerId],
    use: async ({ context, about: person, given, isDone }) => {
      const kept = await keptAccount(context, given);
      if (kept.customerId === person.customerId)
        throw new RefusalError("conflict", "SAME_ACCOUNT", "This is the same account.", { field: "into" });
      const { parts, charges, ...balance } = await merge(context, person.customerId, kept.customerId);
      return {
        lines: [
          `Account to keep: ${fullNameOf(kept)}, ${kept.customerId}, ${kept.email}.`,
          ...creditLines(charges, context.rules),
          balanceWords(context.rules, balance, isDone),
        ],
        tables: [
          ...openCharges(charges, kept, context.rules),
          {
            title: "What moves",
            columns: ["What", "Moved", "Kept: the other account has its own", "Deleted"],
            figures: ["Moved", "Kept: the other account has its own", "Deleted"],
            rows: parts.map(({ words, moved, left, dropped }) => [words, ...[moved, left, dropped].map(String)]),
          },
        ],
      };
    },
    words: ({ into = "" }) => `is merged into ${into}`,
    button: "Merge the accounts",
    done: "The accounts are merged.",
    recorded: () => "merged two accounts",
    commands: [
      { name: "merge", help: "move everything of a person's second account to their first, and close the second" },
    ],
  },
  {
    path: "erase",
    heading: "Erase",
    lede: "Deletes everything that need not be kept by law. This cannot be undone. Backups keep the data until they are deleted.",
    role: "admin",
    inputs: [
      {
        name: "again",
        label: "Confirm their number",
        kind: "line",
        isOptionalByCommand: true,
        option: "confirm",
        help: "the ID again, because erasing cannot be undone",
      },
    ],
    use: async ({ context, about: { customerId }, given: { again = "" }, isDone }) => {
      const present = (await erasePerson(context, customerId)).filter(({ count }) => count > 0);
      // A command shows what would go without it.
      if (again !== customerId && (isDone || again !== ""))
        throw new RefusalError(
          "unacceptable",
          "NOT_CONFIRMED",
          `This cannot be undone. If you are sure, enter their number to confirm: ${customerId}.`,
          { field: "again" },
        );
      return {
        tables: [
          {
            title: "Deleted, with name, emails, password and country",
            columns: ["What", "Number"],
            figures: ["Number"],
            rows: present.flatMap(({ words, count, keptBecause }) =>
              keptBecause === undefined ? [[words, String(count)]] : [],
            ),
          },
          {
            title: "Kept under the number only",
            columns: ["What", "Why"],
            rows: present.flatMap(({ words, keptBecause }) =>
              keptBecause === undefined ? [] : [[words, keptBecause]],
            ),
          },
        ],
      };
    },
    words: () => "is erased",
    button: "Erase the person",
    done: "The person has been erased.",
    recorded: () => "erased a person",
    commands: [{ name: "erase", help: "erase a person, by ID or email, except for what has to be kept by law" }],
  },
];
