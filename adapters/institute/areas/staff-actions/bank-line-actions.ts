import { bankLineState } from "../../../../domain/institute/fees/bank-line-state.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice, typedAmountOf, type Pence } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { balanceWords } from "../fees/balance-words.ts";
import type { BankLineRow } from "../fees/bank-files/bank-lines.store.ts";
import { joinBankLine } from "../fees/bank-files/join-bank-line.ts";
import { joinPayment } from "../fees/bank-files/join-payment.ts";
import { leaveBankLine } from "../fees/bank-files/leave-bank-line.ts";
import { matchBankLine, type LinePart } from "../fees/bank-files/match-bank-line.ts";
import { namedDivision } from "../fees/bank-files/named-division.ts";
import { possibleEarlierPostings } from "../fees/bank-files/possible-earlier-postings.ts";
import { sameEntries } from "../fees/bank-files/same-entries.store.ts";
import { samePaymentsOfLine } from "../fees/bank-files/same-payments.store.ts";
import { payeeOf } from "../fees/payee.ts";
import type { PostedPayment } from "../fees/prepare-payments.ts";
import type { ActionContext } from "../use-case-context.ts";
import type { ActionRun, Effects, ActionValues, StaffAction } from "./staff-action.ts";
import { normaliseAmount, whyNotAmount } from "./typed-values.ts";

/** A credit of the bank, and the suggested person for whom its page was opened. */
export interface Credit extends BankLineRow {
  readonly mayBeOf?: string | undefined;
}

/** An action with a credit of the bank. DESK-07 */
export interface BankLineAction extends StaffAction<Credit> {
  /** Its words among the ways to use a credit. */
  readonly label: string;
}

const payeeLabel = "Number, email or reference";

const price = (amount: Pence, { rules }: Pick<ActionContext, "rules">): string => displayPrice(amount, rules, "forced");

/** A part as typed: who, and how much after a blank or "=". Throws a refusal when it is none. */
const partIn = (text: string, rules: OrganisationRules): { readonly who: string; readonly amount: Pence } => {
  const [, who = "", typed = ""] = /^(.+?)[\s=]+([^\s=]+)$/.exec(text.trim()) ?? [];
  const amount = amountOf(normaliseAmount(typed, rules));
  if (amount) return { who, amount };
  const why = who === "" ? "enter who and how much, such as 4100107 268.50." : whyNotAmount(typed, rules);
  throw new RefusalError("unacceptable", "NO_PART", `${text.trim()}: ${why}`, { field: "parts" });
};

/** The parts of a credit as typed: all of it for one, or one a line. */
const partsIn = ({ who, parts = "" }: ActionValues, rules: OrganisationRules) =>
  who !== undefined
    ? [{ who, amount: undefined }]
    : parts.split("\n").flatMap((text) => (text.trim() === "" ? [] : [partIn(text, rules)]));

/** Resolves the typed parts of a credit to people and charges; throws a refusal for an unknown one. */
export const payeesIn = async (
  { database, rules }: ActionContext,
  given: ActionValues,
): Promise<readonly LinePart[]> => {
  const payees = [];
  for (const { who, amount } of partsIn(given, rules)) {
    const field = given["who"] === undefined ? "parts" : "who";
    payees.push({ ...(await payeeOf(database, who, field)), amount });
  }
  return payees;
};

/** The parts of a credit for those whom it names, as they are typed, one a line; empty unless they owe exactly its sum. */
export const namedParts = async ({ database }: ActionContext, credit: Credit): Promise<string> => {
  const parts = (await namedDivision(database, credit)) ?? [];
  return parts.map(({ customerId, amount }) => `${customerId} ${typedAmountOf(amount)}`).join("\n");
};

const postedWords = (posted: PostedPayment, context: ActionContext, isDone: boolean): string => {
  const { person, transaction, items } = posted;
  const { amount, date, reference } = transaction;
  const settled = items.map((item) => item.reference).join(", ") || "no charge";
  return `${fullNameOf(person)} (${person.customerId}): paid ${price(amount, context)} on ${displayDate(date, context.rules)}, ${reference}, pays ${settled}. ${balanceWords(context.rules, posted, isDone)}`;
};

/** Posts a credit for its owner, or for several. BANK-03, BANK-04 */
const post = async ({ context, about: { bankLine }, given, isDone }: ActionRun<Credit>): Promise<Effects> => {
  const parts = await payeesIn(context, given);
  if (parts.length === 0)
    throw new RefusalError(
      "unacceptable",
      "NO_PARTS",
      "The people named do not owe exactly this amount: give the parts.",
      {
        field: "parts",
      },
    );
  const posted = await matchBankLine(context, bankLine, parts);
  const before = await possibleEarlierPostings(context.database, posted);
  const [only] = posted.length === 1 ? before : [];
  return {
    lines: [...posted.map((each) => postedWords(each, context, isDone)), ...before.map(({ words }) => words)],
    ...(only && { instead: { path: "posted", label: "Link it to that payment instead", customerId: only.customerId } }),
  };
};

/** What staff can do with a credit of the bank, in the order of the page. DESK-07, BANK-02, BANK-03, BANK-04 */
export const bankLineActions: readonly BankLineAction[] = [
  {
    path: "match",
    label: "One person",
    heading: "Match to one person",
    lede: "The whole amount is posted as a payment. It pays the charge you name, or the oldest charges first.",
    inputs: [
      {
        name: "who",
        label: payeeLabel,
        kind: "line",
        value: (_acting, { mayBeOf = "" }) => mayBeOf,
        hint: "Of the person, or the reference of the charge to pay.",
        isArgument: true,
        help: "an ID, an email or the reference of a charge",
      },
    ],
    use: post,
    words: ({ who = "" }) => `is posted to ${who}`,
    button: "Post the payment",
    recorded: () => "matched a bank credit",
    commands: [{ name: "unmatched match", help: "post a credit for a person or a charge" }],
  },
  {
    path: "split",
    label: "Several people",
    heading: "Split between several people",
    lede: "Enter each person or charge. The parts must add up to the whole amount.",
    inputs: [
      {
        name: "parts",
        label: "Who and how much, one per line",
        kind: "lines",
        hint: `${payeeLabel}, a space and the amount, such as 4100107 268.50.`,
        value: namedParts,
        isArgument: true,
        isList: true,
        help: "who and how much, as 4100107=260.00; what those named owe by default",
      },
    ],
    use: post,
    words: (given, context) =>
      `is posted to ${new Intl.ListFormat(context.rules.locale).format(
        partsIn(given, context.rules).map(({ who, amount = 0 }) => `${who} (${price(amount, context)})`),
      )}`,
    button: "Post the payments",
    recorded: () => "split a bank credit",
    commands: [{ name: "unmatched split", help: "divide a credit among several people or charges" }],
  },
  {
    path: "same",
    label: "Duplicate",
    heading: "Mark as a duplicate",
    lede: "Another file already contained this entry. It is put aside, and nothing is posted.",
    inputs: [
      {
        name: "known",
        label: "Same as",
        kind: "choice",
        options: async ({ database }, credit) =>
          ((await sameEntries(database, [credit])).get(credit.bankLine) ?? []).map((other) => [
            other.bankLine,
            `${other.bankLine}, ${other.words || other.payer || "no details"}, ${bankLineState(other)}`,
          ]),
        isArgument: true,
        help: "the entry of the other file",
      },
    ],
    use: async ({ context, about: { bankLine }, given }) => {
      await joinBankLine(context, bankLine, given["known"] ?? "");
      return {};
    },
    words: ({ known = "" }) => `is the same entry as ${known.toUpperCase()}`,
    button: "Put it aside",
    recorded: () => "marked a bank credit as a duplicate",
    commands: [{ name: "unmatched same", help: "put aside a credit that a file of another format contained" }],
  },
  {
    path: "posted",
    label: "Already posted",
    heading: "Link to a posted payment",
    lede: "A payment of this amount is already on this person’s account. The credit is linked to it, and nothing is posted.",
    inputs: [
      {
        name: "payment",
        label: "Same as",
        kind: "choice",
        options: async ({ database, rules }, credit) =>
          (await samePaymentsOfLine(database, credit, credit.mayBeOf)).map(({ reference, customerId, date }) => [
            reference,
            `${reference}, of ${customerId}, ${displayDate(date, rules)}`,
          ]),
        isArgument: true,
        help: "the reference of the payment",
      },
    ],
    use: async ({ context, about: { bankLine }, given }) => {
      await joinPayment(context, bankLine, given["payment"] ?? "");
      return {};
    },
    words: ({ payment = "" }) => `is the payment ${payment.toUpperCase()}`,
    button: "Link them",
    recorded: () => "linked a bank credit to its payment",
    commands: [{ name: "unmatched posted", help: "match a credit to a payment that was posted by hand or reported" }],
  },
  {
    path: "aside",
    label: "Put aside",
    heading: "Put it aside",
    lede: "For a credit that is not a member’s payment. You can still post it later.",
    inputs: [{ name: "reason", label: "Reason, such as interest", kind: "words", help: "why, such as interest" }],
    use: async ({ context, about: { bankLine }, given }) => {
      await leaveBankLine(context, bankLine, given["reason"] ?? "");
      return {};
    },
    words: () => "is put aside",
    button: "Put it aside",
    recorded: () => "put a bank credit aside",
    commands: [{ name: "unmatched leave", help: "put aside a credit that is not a member's payment" }],
  },
];
