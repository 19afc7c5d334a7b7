import { debtsOf } from "../../../../domain/fees/settling.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { accountsThatStay } from "../../platform/customers/accounts-that-stay.store.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Acting } from "../acting.ts";
import { afterReversal, balanceWords, reversalWords } from "../fees/balance-words.ts";
import { cameBefore } from "../fees/bank-files/same-payments.store.ts";
import { charge } from "../fees/charge.ts";
import { isPosted, ledgerOf } from "../fees/fees.store.ts";
import { refundCredit } from "../fees/refund-credit.ts";
import { reversePosting } from "../fees/reverse-posting.ts";
import { takePayment, type PostedForPerson } from "../fees/take-payment.ts";
import { amountIn, dayIn, requiredDay, textIn, type Given, type Input, type PersonAction } from "./staff-action.ts";

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
  help: "as 2026-03-04; today by default",
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
const referenceIn = async ({ database }: Acting, given: Given): Promise<string | undefined> => {
  const reference = textIn(given, "reference");
  if (reference !== undefined && (await isPosted(database, reference)))
    throw new RefusalError("conflict", "POSTED_ALREADY", `${reference} has been posted already.`);
  return reference;
};

/** Where a posting is made on another account, because the person's is part of it. LIFE-02 */
const elsewhere = ({ customerId }: CustomerRow, { person: kept }: PostedForPerson): readonly string[] =>
  kept.customerId === customerId
    ? []
    : [`${customerId} is part of ${kept.customerId}: it is posted there. ${fullNameOf(kept)}, ${kept.email}.`];

/** What somebody owes on the account that stays, the oldest charge first. */
const openCharges: Input<CustomerRow>["options"] = async ({ database, rules }, { customerId }) => {
  const staying = await accountsThatStay(database, [customerId]);
  return [
    ["", "The oldest charge first"],
    ...debtsOf(await ledgerOf(database, staying(customerId))).map(
      ({ reference, description, open }) =>
        [reference, `${description}, ${displayPrice(open, rules, "forced")}, ${reference}`] as const,
    ),
  ];
};

const priceIn = (given: Given, { rules }: Acting): string => displayPrice(amountIn(given), rules, "forced");
const onDay = (given: Given, acting: Acting): string =>
  ` on ${displayDate(requiredDay(given, "date", acting), acting.rules)}`;

/** What staff do with a person's account of fees. DESK-05, FEES-03, CORR-01, CORR-02 */
export const moneyActions: readonly PersonAction[] = [
  {
    path: "payment",
    heading: "Post a payment",
    lede: "It pays the oldest charge first, unless you choose one. The receipt goes by mail after ten minutes, unless they have died.",
    inputs: [
      amount,
      {
        name: "description",
        label: "What the person reads",
        kind: "line",
        value: () => "Payment by bank transfer",
        hint: "The charges that it pays are added.",
        help: "what the member reads, before the charges that it pays",
      },
      { ...date, label: "Day of the payment" },
      {
        name: "settles",
        label: "For",
        kind: "choice",
        isOptional: true,
        isList: true,
        options: openCharges,
        help: "the charges that it pays; the oldest by default",
      },
      newReference,
    ],
    use: async ({ acting, about: person, given, isDone }) => {
      const posted = await takePayment(acting, person.customerId, {
        amount: amountIn(given),
        way: given["description"] ?? "",
        date: requiredDay(given, "date", acting),
        reference: await referenceIn(acting, given),
        settles: textIn(given, "settles")?.split(" ") ?? [],
      });
      const { customerId } = posted.person;
      const same = await cameBefore(acting.database, { ...posted.transaction, customerId });
      return {
        lines: [
          ...elsewhere(person, posted),
          ...posted.items.map(
            ({ description, reference, amount: part }) =>
              `pays ${displayPrice(part, acting.rules, "forced")} of ${description}, ${reference}`,
          ),
          ...(same.length === 0
            ? []
            : [
                `This may be money that came already, posted as ${same.map(({ reference }) => reference).join(", ")}: it would count twice.`,
              ]),
          `${posted.transaction.reference}. ${balanceWords(acting.rules, posted, isDone)}`,
        ],
      };
    },
    words: (given, acting) => `is credited with a payment of ${priceIn(given, acting)}${onDay(given, acting)}`,
    button: "Post the payment",
    done: "The payment is posted.",
    commands: [{ name: "post payment", help: "post a payment", required: ["description"] }],
  },
  {
    path: "charge",
    heading: "Charge something",
    lede: "A charge knows what it is for, and until when it is to be paid.",
    inputs: [
      amount,
      {
        name: "purpose",
        label: "What for",
        kind: "line",
        hint: "As the person reads it, such as Workshop. “subscription 2027” makes it the subscription of that year.",
        isOptionalByCommand: true,
        option: "for",
        help: "what the charge is for: “subscription 2027”, or other words",
      },
      {
        name: "due",
        label: "To be paid by",
        kind: "day",
        isOptional: true,
        hint: "Empty for the due date of the subscription, or the day of the charge.",
        help: "last day to pay, as 2026-03-04; by default that of the subscription, or the day of the charge",
      },
      {
        name: "description",
        label: "What the person reads",
        kind: "line",
        isOptional: true,
        isCommandOnly: true,
        help: "what the member reads; by default what the charge is for",
      },
      { ...date, isCommandOnly: true },
      newReference,
    ],
    use: async ({ acting, about: person, given, isDone }) => {
      const purpose = textIn(given, "purpose") ?? textIn(given, "description");
      if (purpose === undefined)
        throw new RefusalError(
          "unacceptable",
          "NO_PURPOSE",
          "Say what the charge is for, such as “subscription 2027” or “Workshop”.",
          { field: "purpose" },
        );
      const posted = await charge(acting, person.customerId, {
        amount: amountIn(given),
        purpose,
        date: requiredDay(given, "date", acting),
        dueDate: dayIn(given, "due"),
        description: textIn(given, "description"),
        reference: await referenceIn(acting, given),
      });
      return {
        lines: [
          ...elsewhere(person, posted),
          `to be paid by ${displayDate(posted.dueDate, acting.rules)}, ${posted.transaction.reference}. ${balanceWords(acting.rules, posted, isDone)}`,
        ],
      };
    },
    words: (given, acting) =>
      `is charged ${priceIn(given, acting)} for ${textIn(given, "purpose") ?? given["description"] ?? ""}${onDay(given, acting)}`,
    button: "Charge it",
    done: "The charge is posted.",
    commands: [{ name: "post charge", help: "post a charge" }],
  },
  {
    path: "take-back",
    heading: "Take back a posting",
    lede: "A counter-posting is made. Nothing is deleted.",
    // The money of the person leads to it, posting by posting.
    isListed: false,
    inputs: [
      { name: "posting", label: "Reference", kind: "line" },
      reason,
      {
        name: "way",
        label: "How",
        kind: "choice",
        options: () => [
          ["taken back", "It does not hold"],
          ["paid out", "The money of a payment was paid back"],
        ],
        value: () => "taken back",
        option: "paid-out",
        flag: "paid out",
        help: "the money of a payment was paid back",
      },
      {
        name: "suspension",
        label: "If it ended a suspension",
        kind: "choice",
        options: () => [
          ["", "It ended none"],
          ["returns", "The suspension returns"],
          ["ended", "The suspension stays ended"],
        ],
        isOptional: true,
        help: "whether a suspension returns that the payment ended: returns or ended",
      },
      { ...date, isCommandOnly: true },
      { ...newReference, help: "of the counter-posting, such as the number of the credit note; a new one by default" },
    ],
    use: async ({ acting, about: person, given, isDone }) => {
      const { posting = "", way, suspension } = given;
      const on = requiredDay(given, "date", acting);
      const reversed = await reversePosting(acting, posting, {
        reason: given["reason"] ?? "",
        way: way === "paid out" ? "paid out" : "taken back",
        date: on,
        reference: await referenceIn(acting, given),
        returnsSuspension: suspension ? suspension === "returns" : undefined,
      });
      const staying = await accountsThatStay(acting.database, [person.customerId]);
      if (reversed.person.customerId !== staying(person.customerId))
        throw new RefusalError("conflict", "OF_ANOTHER", `${posting} is a posting of somebody else.`);
      const { rules } = acting;
      return {
        lines: [
          `${reversalWords(reversed, on, rules)}, ${reversed.transaction.reference}. ${afterReversal(rules, reversed, isDone)}`,
        ],
      };
    },
    words: ({ posting = "" }) => `sees that ${posting} is taken back`,
    button: "Take it back",
    done: "The posting is taken back.",
    commands: [
      { name: "post reverse", help: "take back a charge or a payment by a counter-posting", argument: "posting" },
    ],
  },
  {
    path: "refund",
    heading: "Pay out credit",
    lede: "Pays back what no charge has used. Post it when the money has gone.",
    inputs: [amount, reason, date],
    use: async ({ acting, about: person, given, isDone }) => {
      const paid = { amount: amountIn(given), reason: given["reason"] ?? "", date: requiredDay(given, "date", acting) };
      const posted = await refundCredit(acting, person.customerId, paid);
      return {
        lines: [
          ...elsewhere(person, posted),
          `${posted.transaction.reference}. ${balanceWords(acting.rules, posted, isDone)}`,
        ],
      };
    },
    words: (given, acting) => `is paid out ${priceIn(given, acting)}${onDay(given, acting)}`,
    button: "Pay it out",
    done: "The credit is paid out.",
    commands: [{ name: "post refund", help: "pay out credit that no charge has used" }],
  },
];
