import { bankLineState, leftOfLine } from "../../../../domain/institute/fees/bank-line-state.ts";
import type { PersonalPart } from "../../../../domain/institute/fees/divided-credit.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice, typedAmountOf, type Pence } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { lockBankLine, type BankLineRow } from "../../areas/fees/bank-files/bank-lines.store.ts";
import { joinBankLine } from "../../areas/fees/bank-files/join-bank-line.ts";
import { joinPayment } from "../../areas/fees/bank-files/join-payment.ts";
import { leaveBankLine } from "../../areas/fees/bank-files/leave-bank-line.ts";
import { namedDivision } from "../../areas/fees/bank-files/named-division.ts";
import { pairBankLine } from "../../areas/fees/bank-files/pair-bank-line.ts";
import { postedBefore } from "../../areas/fees/bank-files/posted-before.ts";
import { sameEntries } from "../../areas/fees/bank-files/same-entries.store.ts";
import { samePayments } from "../../areas/fees/bank-files/same-payments.store.ts";
import { payeeOf, type Payee } from "../../areas/fees/payee.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { FormError } from "../../platform/pages/pages.ts";
import { unlessChanged, type ChangeForm } from "../change-form.ts";
import type { Values } from "../fields.ts";
import { meantAmount } from "../meant-values.ts";
import type { Visit } from "../visit.ts";

/** What is done with a credit of the bank. */
export interface LineForm extends ChangeForm<BankLineRow> {
  /** Its words among the ways to use a credit. */
  readonly label: string;
}

const payeeLabel = "Number, email or reference";

/** A part of a credit as typed, with its field and where in it it is. */
interface TypedPart {
  readonly field: string;
  readonly place: string;
  readonly who: string;
  /** Absent where all of the credit is for one; undefined where it is no amount. */
  readonly amount?: Pence | undefined;
}

/** A part on a line of its own: who, and how much after a blank or "=". */
const partIn = (text: string, at: number, rules: OrganisationRules): TypedPart => {
  const [, who = "", amount = ""] = /^(.+?)[\s=]+([^\s=]+)$/.exec(text.trim()) ?? [];
  return { field: "parts", place: `Line ${at + 1}: `, who, amount: amountOf(meantAmount(amount, rules)) };
};

const linesOf = (parts: readonly PersonalPart[]): string =>
  parts.map(({ customerId, amount }) => `${customerId} ${typedAmountOf(amount)}`).join("\n");

/** The parts as typed: one without an amount, or one a line. */
const partsOf = ({ who, parts = "" }: Values, rules: OrganisationRules): readonly TypedPart[] =>
  who !== undefined
    ? [{ field: "who", place: "", who }]
    : parts.split("\n").flatMap((text, at) => (text.trim() === "" ? [] : [partIn(text, at, rules)]));

/** The payees of a form as typed; throws a refusal when there is no such one. */
export const payeesOf = async ({ database, rules }: Visit, values: Values): Promise<readonly Payee[]> => {
  const payees = [];
  for (const { who } of partsOf(values, rules)) payees.push(await payeeOf(database, who));
  return payees;
};

/** The state of a credit that a form was opened with, so that a change by somebody else is noticed. */
const seenOf = (line: BankLineRow): string => `${bankLineState(line)} ${line.open}`;

/** What is wrong with a part: nobody, somebody unknown, or no amount. */
const whyNotPart = async ({ database }: Visit, part: TypedPart): Promise<string | undefined> => {
  if ("amount" in part && (part.who === "" || !part.amount)) return "enter who and how much, such as 4100107 268.50.";
  if (part.who === "") return `Enter the ${payeeLabel.toLowerCase()}.`;
  try {
    await payeeOf(database, part.who);
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return error.message;
  }
};

/** What is wrong with the parts of a credit: who is not known, and what is left of it. */
const partProblems = async (visit: Visit, line: BankLineRow, values: Values): Promise<readonly FormError[]> => {
  const parts = partsOf(values, visit.rules);
  for (const part of parts) {
    const why = await whyNotPart(visit, part);
    if (why !== undefined) return [{ field: part.field, message: `${part.place}${why}` }];
  }
  const isDivided = parts.every(({ amount }) => amount !== undefined);
  // A credit that has changed meanwhile is refused when it is locked.
  if (!isDivided || seenOf(line) !== values["seen"]) return [];
  const left = leftOfLine(
    line,
    parts.map(({ amount = 0 }) => amount),
  );
  const price = (amount: Pence): string => displayPrice(amount, visit.rules, "forced");
  const difference = left > 0 ? `${price(left)} is left over` : `they are ${price(-left)} too much`;
  return left === 0
    ? []
    : [{ field: "parts", message: `The parts must add up to ${price(line.open)}: ${difference}.` }];
};

const post = async (acting: Visit, line: BankLineRow, values: Values): Promise<Html | undefined> => {
  const payees = await payeesOf(acting, values);
  const amounts = partsOf(values, acting.rules).map(({ amount }) => amount);
  const posted = await pairBankLine(
    acting,
    line.bankLine,
    payees.map((payee, at) => ({ ...payee, amount: amounts[at] })),
  );
  const before = await postedBefore(acting.database, posted);
  const isWhole = posted.length === 1;
  return before.length === 0
    ? undefined
    : html`<ul class="effects ruled">${before.map(({ words, customerId }) => html`<li>${words} ${isWhole ? html`<a href="/desk/money/${acting.parameter}/posted?who=${acting.references.to("person", customerId)}">Link it to that payment instead</a>` : undefined}</li>`)}</ul>`;
};

/** The person whom the address of a form names. */
export const whoIn = ({ query, references }: Visit): string | undefined =>
  references.from("person", query.get("who") ?? "");

/** A button that divides a credit among those named, where they owe exactly its sum. DESK-07 */
export const divideButton = async (visit: Visit, line: BankLineRow): Promise<Html | undefined> => {
  const parts = await namedDivision(visit.database, line);
  return (
    parts &&
    html`<form method="post" action="/desk/money/${visit.parameter}/split">
      ${visit.draftField()}<input type="hidden" name="parts" value="${linesOf(parts)}" /><input type="hidden" name="seen" value="${seenOf(line)}" />
      <p class="row"><button class="button second" type="submit">Split it between the people named</button><span class="soft">${String(parts.length)} people owe exactly this amount.</span></p>
    </form>`
  );
};

const forms: readonly LineForm[] = [
  {
    path: "pair",
    label: "One person",
    heading: "Match to one person",
    recorded: () => "matched a bank credit",
    lede: "The whole amount is posted as a payment. It pays the charge you name, or the oldest charges first.",
    fields: (visit) => [
      {
        name: "who",
        label: payeeLabel,
        kind: "line",
        value: whoIn(visit) ?? "",
        hint: "Of the person, or the reference of the charge to pay.",
      },
    ],
    problems: partProblems,
    use: post,
    words: ({ who = "" }) => `is posted to ${who}`,
    button: "Post the payment",
  },
  {
    path: "split",
    label: "Several people",
    heading: "Split between several people",
    recorded: () => "split a bank credit",
    lede: "Enter each person or charge. The parts must add up to the whole amount.",
    fields: async ({ database }, line) => [
      {
        name: "parts",
        label: "Who and how much, one per line",
        kind: "lines",
        hint: `${payeeLabel}, a space and the amount, such as 4100107 268.50.`,
        value: linesOf((await namedDivision(database, line)) ?? []),
      },
    ],
    problems: partProblems,
    use: post,
    words: (values, { rules }) =>
      `is posted to ${new Intl.ListFormat(rules.locale).format(
        partsOf(values, rules).map(({ who, amount = 0 }) => `${who} (${displayPrice(amount, rules, "forced")})`),
      )}`,
    button: "Post the payments",
  },
  {
    path: "same",
    label: "Duplicate",
    heading: "Mark as a duplicate",
    recorded: () => "marked a bank credit as a duplicate",
    lede: "Another file already contained this entry. It is put aside, and nothing is posted.",
    fields: async ({ database }, line) => [
      {
        name: "known",
        label: "Same as",
        kind: "choice",
        options: ((await sameEntries(database, [line])).get(line.bankLine) ?? []).map((other) => [
          other.bankLine,
          `${other.bankLine}, ${other.words || other.payer || "no details"}, ${bankLineState(other)}`,
        ]),
      },
    ],
    use: (acting, line, values) => joinBankLine(acting, line.bankLine, values["known"] ?? ""),
    words: ({ known = "" }) => `is the same entry as ${known}`,
    button: "Put it aside",
  },
  {
    path: "posted",
    label: "Already posted",
    heading: "Link to a posted payment",
    recorded: () => "linked a bank credit to its payment",
    lede: "A payment of this amount is already on this person’s account. The credit is linked to it, and nothing is posted.",
    fields: async (visit, line) => [
      {
        name: "payment",
        label: "Same as",
        kind: "choice",
        options: ((await samePayments(visit.database, [line], whoIn(visit))).get(line.bankLine) ?? []).map(
          ({ reference, customerId, date }) => [
            reference,
            `${reference}, of ${customerId}, ${displayDate(date, visit.rules)}`,
          ],
        ),
      },
    ],
    use: (acting, line, values) => joinPayment(acting, line.bankLine, values["payment"] ?? ""),
    words: ({ payment = "" }) => `is the payment ${payment}`,
    button: "Link them",
  },
  {
    path: "aside",
    label: "Put aside",
    heading: "Put it aside",
    recorded: () => "put a bank credit aside",
    lede: "For a credit that is not a member’s payment. You can still post it later.",
    fields: () => [{ name: "reason", label: "Reason, such as interest", kind: "words" }],
    use: (acting, line, values) => leaveBankLine(acting, line.bankLine, values["reason"] ?? ""),
    words: () => "is put aside",
    button: "Put it aside",
  },
];

/** What staff can do with a credit of the bank, in the order of the page. DESK-07 */
export const lineForms: readonly LineForm[] = forms.map((form) =>
  unlessChanged(form, {
    seenOf,
    lock: ({ database }, { bankLine }) => lockBankLine(database, bankLine),
    changed: (line) => `This credit has changed since you opened the page: it is now ${bankLineState(line)}.`,
  }),
);
