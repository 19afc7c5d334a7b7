import { userTypes } from "../../../../domain/customer/user-type.ts";
import { calendarDate, displayDate, yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { runFees, type FeeRunOptions, type FeeRunResult } from "../../areas/fee-runs/run-fees.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { Values } from "../fields.ts";
import { formDeeds, type ChangeForm, type Subject } from "../form-deeds.ts";
import { doneNote, facts, section, table } from "../pieces.ts";
import type { Visit } from "../visit.ts";
import { moneyViews } from "./money.ts";

const counted = (people: number): string => (people === 1 ? "1 person" : `${people} people`);

/** Who is left out of a fee run: why, and how many people. */
const leftOut = ({
  chargedBefore,
  withNothing,
  withoutAmount,
}: FeeRunResult): readonly (readonly [string, string])[] => [
  ...(chargedBefore > 0 ? [["Charged before", counted(chargedBefore)] as const] : []),
  ...(withNothing > 0 ? [["Nothing to pay for the year", counted(withNothing)] as const] : []),
  ...[...withoutAmount].map(([group, people]) => [`The rules give no amount: ${group}`, counted(people)] as const),
];

/** Throws a refusal with the reasons if a fee run charges nobody. */
const assertCharges = (result: FeeRunResult): void => {
  if (result.groups.length > 0) return;
  const reasons = leftOut(result).map(([reason, people]) => ` ${reason}, ${people}.`);
  throw new RefusalError("unacceptable", "NOBODY_CHARGED", `Nobody would be charged.${reasons.join("")}`);
};

/** What a fee run comes to, by group. */
const resultOf = ({ rules }: Visit, result: FeeRunResult): Html => {
  const { groups, people, total, dueDate, remindedAtOnce } = result;
  const price = (pence: Pence): string => displayPrice(pence, rules, "forced");
  const left = leftOut(result);
  return html`${table(
    "Who is charged, by group",
    [
      ["Group", "first"],
      ["People", "figure"],
      ["Each", "figure"],
      ["Together", "figure"],
    ],
    groups.map(({ group, fee, people: count }) => [group, String(count), price(fee), price(fee * count)]),
    ["Together", String(people), "", price(total)],
  )}
  <p>Due by ${displayDate(dueDate, rules)}. Each sees the charge in the portal at once.</p>
  ${
    remindedAtOnce > 0
      ? html`<div class="note careful"><div><strong>${String(remindedAtOnce)} of them ${remindedAtOnce === 1 ? "is" : "are"} reminded at the next sending of reminders.</strong><p>The day of a reminder before this due date has passed. A later due date avoids it.</p></div></div>`
      : undefined
  }
  ${left.length === 0 ? undefined : section("left-out", "Left out", facts(left))}`;
};

const everyone = "everyone";

const charged = async (acting: Visit, { year, due = "", type }: Values, options?: FeeRunOptions): Promise<Html> => {
  const run = { year: Number(year), due: calendarDate(due), type: type === everyone ? undefined : type };
  const result = await runFees(acting, run, options);
  assertCharges(result);
  return resultOf(acting, result);
};

const form: ChangeForm<undefined> = {
  path: "fees",
  heading: "Fees of a year",
  lede: "Charges the subscription of a year by the amounts of the rules. Run it again for those who join: nobody is charged twice.",
  role: "admin",
  isHeavy: true,
  fields: ({ today, rules }) => [
    {
      name: "year",
      label: "Subscription for",
      kind: "choice",
      value: String(yearOf(today) + 1),
      options: [1, 0].map((ahead) => String(yearOf(today) + ahead)).map((year) => [year, year]),
    },
    {
      name: "due",
      label: "Due by",
      kind: "day",
      isBeside: true,
      value: calendarDate(`${yearOf(today) + 1}-${rules.fees.due}`) ?? "",
    },
    {
      name: "type",
      label: "Whom",
      kind: "choice",
      isBeside: true,
      options: [[everyone, "Everyone"], ...userTypes.map((type) => [type, type] as const)],
    },
  ],
  plan: async (acting, _about, values) => charged(acting, values, { isRehearsed: true }),
  use: (acting, _about, values) => charged(acting, values),
  words: ({ year = "" }) => `is charged for ${year}`,
  button: "Charge them",
  recorded: (_about, { year = "" }) => `charged the subscription for ${year}`,
};

const fees: Subject<undefined> = {
  entry: "money",
  path: "/money",
  find: () => Promise.resolve(undefined),
  address: () => "/desk/money",
  running: () => html`<a href="/desk/money">Money</a>`,
  name: () => "The subscription",
  context: ({ query }) =>
    Promise.resolve(
      html`${query.has("done") ? doneNote("The subscriptions are charged.", html`<a class="button second" href="/desk/money/owing">Who owes</a>`) : undefined}${moneyViews("fees")}`,
    ),
  people: () => [],
  facts: () => Promise.resolve({}),
  done: () => "/desk/money/fees?done=yes",
};

/** The subscription of a year, charged once a person after its sums by group were shown. DESK-03, DESK-07 */
export const feeRun = formDeeds(fees, [form]);
