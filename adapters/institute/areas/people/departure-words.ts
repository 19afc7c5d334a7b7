import type { Departure, DepartureKind } from "../../../../domain/customer/departure.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { balanceWords } from "../fees/balance-words.ts";
import type { NewDeparture, DepartureResult } from "./leave.ts";
import type { Readmission } from "./readmit.ts";

const words: Readonly<Record<NewDeparture["kind"], string>> = {
  resigned: "resigns",
  deceased: "is recorded as deceased",
  closed: "has their account closed",
};

/** A recorded departure in words, after a name: "resigns on 4 March 2026". LIFE-01 */
export const leavingWords = ({ kind, on }: Departure & Pick<NewDeparture, "kind">, rules: OrganisationRules): string =>
  `${words[kind]} on ${displayDate(on, rules)}`;

/** The consequences of a departure, one a line, for staff. LIFE-01 */
export const leavingLines = (
  { kind }: Pick<NewDeparture, "kind">,
  { credited, balance, withdrawn, undecided, unsentMails }: DepartureResult,
  rules: OrganisationRules,
  isDone: boolean,
): readonly string[] => [
  ...credited.map(
    ({ description, reference, open }) =>
      `credited: ${displayPrice(open, rules, "forced")} for ${description}, ${reference}`,
  ),
  ...(balance === 0 ? [] : [balanceWords(rules, { balance, isSuspensionEnded: false }, isDone)]),
  ...withdrawn.map(({ title, subject }) => `no longer valid: ${title} ${subject}`),
  ...undecided.map(({ kind: sent, reference }) => `still to be decided: ${sent} ${reference}`),
  ...(kind === "deceased"
    ? [`no more emails are sent; ${unsentMails} waiting ${unsentMails === 1 ? "email is" : "emails are"} cancelled`]
    : []),
];

const departureNames: Readonly<Record<DepartureKind, string>> = {
  resigned: "resignation",
  deceased: "death",
  closed: "closing of the account",
  merged: "merger",
};

/** The effect of a readmission in words: the departure that it undoes, or a new membership. LIFE-01 */
export const readmissionWords = (
  { isContinuous, departure }: Pick<Readmission, "isContinuous" | "departure">,
  on: CalendarDate,
  rules: OrganisationRules,
): string =>
  isContinuous && departure
    ? `the ${departureNames[departure.kind]} recorded on ${displayDate(departure.on, rules)} is undone, as if they had not left`
    : `is readmitted on ${displayDate(on, rules)}, and is emailed`;

/** Says which credit notes of a departure are reversed, and which stay, one a line. LIFE-01 */
export const readmissionLines = (
  { isContinuous, creditNotes }: Readmission,
  rules: OrganisationRules,
): readonly string[] =>
  creditNotes.map(({ reference, description, amount }) => {
    const price = displayPrice(amount, rules, "forced");
    return isContinuous
      ? `charged again: ${price}, ${description}`
      : `stays credited: ${price}, ${description}; to charge it again, reverse ${reference}`;
  });
