import type { DepartureKind } from "../../../../domain/customer/departure.ts";
import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { calendarDate, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { afterReversal, balanceWords, reversalWords } from "../../areas/fees/balance-words.ts";
import { charge } from "../../areas/fees/charge.ts";
import { reversePosting } from "../../areas/fees/reverse-posting.ts";
import { takePayment, type PostedForPerson } from "../../areas/fees/take-payment.ts";
import { correctName } from "../../areas/people/correct-name.ts";
import { leavingLines, leavingWords, readmissionLines, readmissionWords } from "../../areas/people/departure-words.ts";
import { leave } from "../../areas/people/leave.ts";
import type { PersonSummary } from "../../areas/people/person-summary.ts";
import { readmit } from "../../areas/people/readmit.ts";
import { reinstate, suspend } from "../../areas/people/suspend.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { Field, Values } from "../fields.ts";
import type { ChangeForm } from "../form-deeds.ts";
import type { Visit } from "../visit.ts";

/** A change to a person: its form, and the use case that it calls. */
export interface PersonForm extends ChangeForm<CustomerRow> {
  /** Whether the page of a person leads to it, who may have left, or is to leave. */
  readonly isOffered: (person: CustomerRow, left: Pick<PersonSummary, "departure" | "mergedInto">) => boolean;
  /** What is said once it is done. */
  readonly done: string;
}

const dayIn = (values: Values, name: string): CalendarDate | undefined => calendarDate(values[name] ?? "");
const requiredDay = (values: Values, name: string, otherwise: CalendarDate): CalendarDate =>
  dayIn(values, name) ?? otherwise;
const amountIn = (values: Values): Pence => amountOf(values["amount"] ?? "") ?? 0;
const textIn = (values: Values, name: string): string | undefined => values[name] || undefined;

/** What follows from a change, one thing a line. */
const effects = (lines: readonly string[]): Html | undefined =>
  lines.length === 0
    ? undefined
    : html`<ul class="effects ruled">${lines.map((line) => html`<li>${line.charAt(0).toUpperCase()}${line.slice(1)}</li>`)}</ul>`;

/** Where a posting is made on another account, because the person's is part of it. LIFE-02 */
const elsewhere = ({ customerId }: CustomerRow, { person: kept }: PostedForPerson): readonly string[] =>
  kept.customerId === customerId
    ? []
    : [`${customerId} is part of ${kept.customerId}: it is posted there. ${fullNameOf(kept)}, ${kept.email}.`];

const isOpen = (person: CustomerRow): boolean => person.isClosed === 0;
const amount: Field = {
  name: "amount",
  label: "Amount",
  kind: "amount",
};

/** The code of a suspension in words: "unpaid fees". */
export const reasonWords = (code: string): string => code.toLowerCase().replaceAll("_", " ");

const departures: readonly (readonly [Exclude<DepartureKind, "merged">, string])[] = [
  ["resigned", "They resign"],
  ["deceased", "They have died: nobody writes to them"],
  ["closed", "Another reason"],
];

const departureIn = (values: Values, { today }: Pick<Visit, "today">) => {
  const [kind = "closed"] = departures.find(([known]) => known === values["kind"]) ?? [];
  return { kind, on: requiredDay(values, "on", today) };
};

/** What staff can do with a person, in the order of the page. DESK-05 */
export const personForms: readonly PersonForm[] = [
  {
    path: "payment",
    heading: "Post a payment",
    lede: "It pays the oldest charge first.",
    isOffered: (person, { mergedInto }) => !isErased(person) && mergedInto === undefined,
    fields: ({ today }) => [
      amount,
      { name: "description", label: "What the person reads", kind: "line", value: "Payment by bank transfer" },
      { name: "date", label: "Day of the payment", kind: "day", value: today },
    ],
    use: async (acting, person, values) => {
      const posted = await takePayment(acting, person.customerId, {
        amount: amountIn(values),
        description: values["description"] ?? "",
        date: requiredDay(values, "date", acting.today),
      });
      return effects([...elsewhere(person, posted), balanceWords(acting.rules, posted, false)]);
    },
    words: (values, { rules, today }) =>
      `is credited with a payment of ${displayPrice(amountIn(values), rules, "forced")} on ${displayDate(requiredDay(values, "date", today), rules)}`,
    button: "Post the payment",
    done: "The payment is posted.",
  },
  {
    path: "charge",
    heading: "Charge something",
    lede: "A charge knows what it is for, and until when it is to be paid.",
    isOffered: isOpen,
    fields: ({ today }) => [
      amount,
      {
        name: "purpose",
        label: "What for",
        kind: "line",
        hint: "As the person reads it, such as Workshop. “subscription 2027” makes it the subscription of that year.",
      },
      { name: "due", label: "To be paid by", kind: "day", value: today },
    ],
    use: async (acting, person, values) => {
      const posted = await charge(acting, person.customerId, {
        amount: amountIn(values),
        purpose: values["purpose"],
        date: acting.today,
        dueDate: dayIn(values, "due"),
      });
      return effects(elsewhere(person, posted));
    },
    words: (values, { rules, today }) =>
      `is charged ${displayPrice(amountIn(values), rules, "forced")} for ${values["purpose"] ?? ""}, to be paid by ${displayDate(requiredDay(values, "due", today), rules)}`,
    button: "Charge it",
    done: "The charge is posted.",
  },
  {
    path: "take-back",
    heading: "Take back a posting",
    lede: "A counter-posting is made. Nothing is deleted, and the person is told.",
    // The money of the person leads to it, posting by posting.
    isOffered: () => false,
    fields: ({ query, references }) => [
      {
        name: "reference",
        label: "Reference",
        kind: "line",
        value: references.from("posting", query.get("posting") ?? "") ?? "",
      },
      { name: "reason", label: "Reason, as the person will read it", kind: "words" },
      {
        name: "way",
        label: "How",
        kind: "choice",
        options: [
          ["taken back", "It does not hold"],
          ["paid out", "The money of a payment was paid back"],
        ],
      },
      {
        name: "suspension",
        label: "If it ended a suspension",
        kind: "choice",
        options: [
          ["", "It ended none"],
          ["returns", "The suspension returns"],
          ["ended", "The suspension stays ended"],
        ],
        isOptional: true,
      },
    ],
    use: async (acting, { customerId }, { reference = "", reason = "", way, suspension }) => {
      const reversed = await reversePosting(acting, reference, {
        reason,
        way: way === "paid out" ? "paid out" : "taken back",
        date: acting.today,
        returnsSuspension: suspension ? suspension === "returns" : undefined,
      });
      if (reversed.person.customerId !== customerId)
        throw new RefusalError("conflict", "OF_ANOTHER", `${reference} is a posting of somebody else.`);
      const { rules, today } = acting;
      return effects([reversalWords(reversed, today, rules), afterReversal(rules, reversed, false)]);
    },
    words: ({ reference = "" }) => `is told that ${reference} is taken back`,
    button: "Take it back",
    done: "The posting is taken back.",
  },
  {
    path: "name",
    heading: "Correct the name",
    lede: "What bears the earlier name reads “replaced” when it is checked. The person is told.",
    isOffered: isOpen,
    fields: (_visit, { firstName, surname }) => [
      {
        name: "firstName",
        label: "First name",
        kind: "line",
        value: firstName,
        hint: "The only name of people who have one.",
      },
      { name: "surname", label: "Surname", kind: "line", value: surname, isOptional: true },
    ],
    use: async (acting, { customerId }, { firstName = "", surname = "" }) => {
      const { replaced } = await correctName(acting, customerId, { firstName, surname });
      return effects(
        replaced.map(({ title, subject }) => `reads “replaced” until downloaded again: ${title} ${subject}`),
      );
    },
    words: ({ firstName = "", surname = "" }) => `is called ${`${firstName} ${surname}`.trim()}`,
    button: "Correct the name",
    done: "The name is corrected.",
  },
  {
    path: "suspend",
    heading: "Suspend",
    lede: "The person is told by mail, in the words that the portal shows them.",
    role: "admin",
    isOffered: (person) => isOpen(person) && !isSuspended(person),
    fields: async ({ mails, rules }) => {
      const { texts } = await mails.library.document("suspension", undefined);
      return [
        {
          name: "code",
          label: "Why",
          kind: "choice",
          options: Object.keys(texts.reasons).map((code) => [code, reasonWords(code)]),
        },
        {
          name: "graceDays",
          label: "Days of grace",
          kind: "number",
          value: String(rules.graceDays),
          hint: "0 for none.",
        },
      ];
    },
    use: (acting, { customerId }, { code = "", graceDays }) =>
      suspend(acting, customerId, { code, graceDays: Number(graceDays) }),
    words: () => "is suspended",
    button: "Suspend them",
    done: "They are suspended.",
  },
  {
    path: "reinstate",
    heading: "End the suspension",
    lede: "The portal is open to them as before.",
    role: "admin",
    isOffered: (person) => isOpen(person) && isSuspended(person),
    fields: () => [],
    use: (acting, { customerId }) => reinstate(acting, customerId),
    words: () => "is no longer suspended",
    button: "End the suspension",
    done: "They are no longer suspended.",
  },
  {
    path: "leave",
    heading: "Record that they leave",
    lede: "The account closes on the day. What is owed is credited as the rules say.",
    role: "admin",
    isOffered: isOpen,
    fields: ({ today }) => [
      { name: "kind", label: "Why", kind: "choice", options: departures },
      {
        name: "on",
        label: "First day on which they have left",
        kind: "day",
        value: today,
        hint: "Of a death, its day.",
      },
      { name: "reason", label: "Reason, in your words", kind: "words", isOptional: true },
    ],
    use: async (acting, { customerId }, values) => {
      const departure = departureIn(values, acting);
      const outcome = await leave(acting, customerId, { ...departure, reason: textIn(values, "reason") });
      return effects(leavingLines(departure, outcome, acting.rules, false));
    },
    words: (values, visit) => leavingWords(departureIn(values, visit), visit.today, visit.rules, false),
    button: "Record it",
    done: "It is recorded.",
  },
  {
    path: "readmit",
    heading: "Readmit",
    lede: "On the day of the departure, or today where it is still to come, it is as if they had not left. On a later day, membership begins anew, and they get a mail.",
    role: "admin",
    isOffered: (person, { departure, mergedInto }) =>
      (person.isClosed === 1 || departure !== undefined) && !isErased(person) && mergedInto === undefined,
    fields: ({ today }) => [{ name: "on", label: "From", kind: "day", value: today }],
    use: async (acting, { customerId }, values) => {
      const on = requiredDay(values, "on", acting.today);
      const readmission = await readmit(acting, customerId, on);
      return effects([readmissionWords(readmission, on, acting.rules), ...readmissionLines(readmission, acting.rules)]);
    },
    words: (values, visit) =>
      `is readmitted from ${displayDate(requiredDay(values, "on", visit.today), visit.rules)} on`,
    button: "Readmit them",
    done: "They are readmitted.",
  },
];
