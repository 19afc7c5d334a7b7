import { debtsOf } from "../../../../domain/fees/settling.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { survivingAccounts } from "../../platform/customers/surviving-accounts.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { afterReversal, balanceWords, reversalWords } from "../fees/balance-words.ts";
import { possibleEarlierPayments } from "../fees/bank-files/same-payments.store.ts";
import { charge } from "../fees/charge.ts";
import { isPosted, ledgerOf, postingWith } from "../fees/fees.store.ts";
import { recordPayment, type PostedForPerson } from "../fees/record-payment.ts";
import { refundCredit } from "../fees/refund-credit.ts";
import { reversePosting } from "../fees/reverse-posting.ts";
import type { ActionContext } from "../use-case-context.ts";
import {
  amountIn,
  dayIn,
  requiredDay,
  textIn,
  type ActionValues,
  type Input,
  type PersonAction,
} from "./staff-action.ts";

const amount: Input<CustomerRow> = {
  name: "amount",
  label: "Amount",
  kind: "amount",
  help: "with two decimals: 268.50",
};
const date: Input<CustomerRow> = {
  name: "date",
  label: "Day",
  kind: "day",
  value: ({ today }) => today,
  help: "date, such as 2026-03-04; default: today",
};
const newReference: Input<CustomerRow> = {
  name: "reference",
  label: "Reference",
  kind: "line",
  isOptional: true,
  isCommandOnly: true,
  help: "of the posting; a new one by default",
};
const reason: Input<CustomerRow> = {
  name: "reason",
  label: "Reason, as the person will read it",
  kind: "words",
  help: "why, as the member reads it",
};

/** The reference of a new posting; a refusal when another posting has it. */
const referenceIn = async ({ database }: ActionContext, given: ActionValues): Promise<string | undefined> => {
  const reference = textIn(given, "reference");
  if (reference !== undefined && (await isPosted(database, reference)))
    throw new RefusalError("conflict", "POSTED_ALREADY", `${reference} has been posted already.`);
  return reference;
};

/** Where a posting is made on another account, because the person's is part of it. LIFE-02 */
const elsewhere = ({ customerId }: CustomerRow, { person: kept }: PostedForPerson): readonly string[] =>
  kept.customerId === customerId
    ? []
    : [`${customerId} was merged into ${kept.customerId}: this is posted there. ${fullNameOf(kept)}, ${kept.email}.`];

/** What somebody owes on the surviving account, the oldest charge first. */
const openCharges: Input<CustomerRow>["options"] = async ({ database, rules }, { customerId }) => {
  const staying = await survivingAccounts(database, [customerId]);
  return [
    ["", "The oldest charge first"],
    ...debtsOf(await ledgerOf(database, staying(customerId))).map(
      ({ reference, description, open }) =>
        [reference, `${description}, ${displayPrice(open, rules, "forced")}, ${reference}`] as const,
    ),
  ];
};

const priceIn = (given: ActionValues, { rules }: ActionContext): string =>
  displayPrice(amountIn(given), rules, "forced");
const onDay = (given: ActionValues, context: ActionContext): string =>
  ` on ${displayDate(requiredDay(given, "date", context), context.rules)}`;

/** The actions with a person's fees. DESK-05, FEES-03, CORR-01, CORR-02 */
export const moneyActions: readonly PersonAction[] = [
  {
    path: "payment",
    heading: "Post a payment",
    lede: "Pays the oldest charge first, unless you choose one. The receipt is emailed after ten minutes; until then, reversing the payment cancels it.",
    inputs: [
      amount,
      {
        name: "description",
        label: "Description for the member",
        kind: "line",
        value: () => "Payment by bank transfer",
        hint: "The charges it pays are added to this.",
        help: "what the member reads, before the charges that it pays",
      },
      { ...date, label: "Date of the payment" },
      {
        name: "settles",
        label: "Charge to pay",
        kind: "choice",
        isOptional: true,
        isList: true,
        options: openCharges,
        help: "the charges that it pays; the oldest by default",
      },
      newReference,
    ],
    use: async ({ context, about: person, given, isDone }) => {
      const posted = await recordPayment(context, person.customerId, {
        amount: amountIn(given),
        way: given["description"] ?? "",
        date: requiredDay(given, "date", context),
        reference: await referenceIn(context, given),
        settles: textIn(given, "settles")?.split(" ") ?? [],
      });
      const { customerId } = posted.person;
      const same = await possibleEarlierPayments(context.database, { ...posted.transaction, customerId });
      return {
        lines: [
          ...elsewhere(person, posted),
          ...posted.items.map(
            ({ description, reference, amount: part }) =>
              `pays ${displayPrice(part, context.rules, "forced")} of ${description}, ${reference}`,
          ),
          ...(same.length === 0
            ? []
            : [`This may duplicate ${same.map(({ reference }) => reference).join(", ")}, which is posted already.`]),
          `reference ${posted.transaction.reference}. ${balanceWords(context.rules, posted, isDone)}`,
        ],
      };
    },
    words: (given, context) => `is credited with a payment of ${priceIn(given, context)}${onDay(given, context)}`,
    button: "Post the payment",
    done: "The payment is posted.",
    recorded: () => "posted a payment",
    commands: [{ name: "post payment", help: "post a payment", required: ["description"] }],
  },
  {
    path: "charge",
    heading: "Add a charge",
    lede: "The member sees the charge in the portal at once.",
    inputs: [
      amount,
      {
        name: "purpose",
        label: "Purpose",
        kind: "line",
        hint: "As the member will read it, such as Workshop. “subscription 2027” makes it the subscription for that year.",
        isOptionalByCommand: true,
        option: "for",
        help: "what the charge is for: “subscription 2027”, or other words",
      },
      {
        name: "due",
        label: "Due by",
        kind: "day",
        isOptional: true,
        hint: "Leave empty for the due date of the subscription or, for other charges, today.",
        help: "due date, such as 2026-03-04; default: that of the subscription, or the date of the charge",
      },
      {
        name: "description",
        label: "Description for the member",
        kind: "line",
        isOptional: true,
        isCommandOnly: true,
        help: "what the member reads; by default what the charge is for",
      },
      { ...date, isCommandOnly: true },
      newReference,
    ],
    use: async ({ context, about: person, given, isDone }) => {
      const purpose = textIn(given, "purpose") ?? textIn(given, "description");
      if (purpose === undefined)
        throw new RefusalError(
          "unacceptable",
          "NO_PURPOSE",
          "Say what the charge is for, such as “subscription 2027” or “Workshop”.",
          { field: "purpose" },
        );
      const posted = await charge(context, person.customerId, {
        amount: amountIn(given),
        purpose,
        date: requiredDay(given, "date", context),
        dueDate: dayIn(given, "due"),
        description: textIn(given, "description"),
        reference: await referenceIn(context, given),
      });
      return {
        lines: [
          ...elsewhere(person, posted),
          `due by ${displayDate(posted.dueDate, context.rules)}, reference ${posted.transaction.reference}. ${balanceWords(context.rules, posted, isDone)}`,
        ],
      };
    },
    words: (given, context) =>
      `is charged ${priceIn(given, context)} for ${textIn(given, "purpose") ?? given["description"] ?? ""}${onDay(given, context)}`,
    button: "Add the charge",
    done: "The charge is added.",
    recorded: () => "added a charge",
    commands: [{ name: "post charge", help: "post a charge" }],
  },
  {
    path: "reverse",
    heading: "Reverse a posting",
    lede: "Adds a counter-posting: a credit note for a charge, a reversal or refund for a payment. Nothing is deleted. The email with the reason goes after ten minutes; until then, reversing the counter-posting cancels it.",
    // The money of the person leads to it, posting by posting.
    isListed: false,
    inputs: [
      { name: "posting", label: "Reference", kind: "line" },
      reason,
      {
        name: "way",
        label: "What happened",
        kind: "choice",
        options: async ({ database }, _person, { posting }) =>
          posting === undefined || (await postingWith(database, posting))?.type === "PAYMENT"
            ? [
                ["taken back", "It was posted by mistake"],
                ["paid out", "The payment was refunded"],
              ]
            : [],
        value: () => "taken back",
        option: "paid-out",
        flag: "paid out",
        help: "the payment was refunded",
      },
      {
        name: "suspension",
        label: "The suspension that it ended",
        kind: "choice",
        options: async ({ database }, _person, { posting }) =>
          posting === undefined || (await postingWith(database, posting))?.hasEndedSuspension === true
            ? [
                ["returns", "Returns if fees are overdue again"],
                ["ended", "Stays ended"],
              ]
            : [],
        isOptionalByCommand: true,
        help: "if the payment ended a suspension: “returns” or “ended” (stays ended)",
      },
      { ...date, isCommandOnly: true },
      { ...newReference, help: "of the counter-posting, such as the number of the credit note; a new one by default" },
    ],
    use: async ({ context, about: person, given, isDone }) => {
      const { posting = "", way, suspension } = given;
      const on = requiredDay(given, "date", context);
      const reversed = await reversePosting(context, posting, {
        reason: given["reason"] ?? "",
        way: way === "paid out" ? "paid out" : "taken back",
        date: on,
        reference: await referenceIn(context, given),
        returnsSuspension: suspension ? suspension === "returns" : undefined,
      });
      const staying = await survivingAccounts(context.database, [person.customerId]);
      if (reversed.person.customerId !== staying(person.customerId))
        throw new RefusalError("conflict", "OF_ANOTHER", `${posting} is a posting of somebody else.`);
      const { rules } = context;
      return {
        lines: [
          `${reversalWords(reversed, on, rules)}, reference ${reversed.transaction.reference}. ${afterReversal(rules, reversed, isDone)}`,
        ],
      };
    },
    words: ({ posting = "" }) => `: ${posting} is reversed`,
    button: "Reverse the posting",
    done: "The posting is reversed.",
    recorded: () => "reversed a posting",
    commands: [{ name: "post reverse", help: "reverse a charge or payment by a counter-posting", argument: "posting" }],
  },
  {
    path: "refund",
    heading: "Refund credit",
    lede: "Refunds credit that no charge has used. Post it once you have paid the money out. The email goes after ten minutes.",
    inputs: [amount, reason, date],
    use: async ({ context, about: person, given, isDone }) => {
      const paid = {
        amount: amountIn(given),
        reason: given["reason"] ?? "",
        date: requiredDay(given, "date", context),
      };
      const posted = await refundCredit(context, person.customerId, paid);
      return {
        lines: [
          ...elsewhere(person, posted),
          `reference ${posted.transaction.reference}. ${balanceWords(context.rules, posted, isDone)}`,
        ],
      };
    },
    words: (given, context) => `is refunded ${priceIn(given, context)}${onDay(given, context)}`,
    button: "Post the refund",
    done: "The refund is posted.",
    recorded: () => "posted a refund",
    commands: [{ name: "post refund", help: "refund credit that no charge has used" }],
  },
];
