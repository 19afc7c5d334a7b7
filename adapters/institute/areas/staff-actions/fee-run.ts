import { userTypes } from "../../../../domain/customer/user-type.ts";
import { displayDate, yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle, type Pence } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { runFees, type FeeRun, type FeeRunOptions, type FeeRunResult } from "../fee-runs/run-fees.ts";
import { countedPeople } from "./people-words.ts";
import {
  amountIn,
  dayIn,
  textIn,
  type ActionRun,
  type Effects,
  type ActionValues,
  type StaffAction,
} from "./staff-action.ts";

const everyone = "everyone";

/** The people omitted from a fee run: the reasons, with their numbers. */
export const omittedFrom = ({
  chargedBefore,
  withNothing,
  withoutAmount,
}: FeeRunResult): readonly (readonly [why: string, people: string])[] => [
  ...(chargedBefore > 0 ? [["Already charged", countedPeople(chargedBefore)] as const] : []),
  ...(withNothing > 0 ? [["Nothing to pay for the year", countedPeople(withNothing)] as const] : []),
  ...[...withoutAmount].map(([group, people]) => [`No amount in the rules: ${group}`, countedPeople(people)] as const),
];

const groupsOf = ({ groups, people, total }: FeeRunResult, rules: MoneyStyle) => {
  const price = (pence: Pence): string => displayPrice(pence, rules, "forced");
  return {
    title: "Charges by group",
    columns: ["Group", "People", "Each", "Total"],
    figures: ["People", "Each", "Total"],
    rows: [
      ...groups.map(({ group, fee, people: count }) => [group, String(count), price(fee), price(fee * count)]),
      ["Total", String(people), "", price(total)],
    ],
  };
};

/** The effects of a fee run: amounts by group, due date, and omitted people. */
export const feeRunEffects = (result: FeeRunResult, rules: OrganisationRules): Effects => {
  const { dueDate, remindedAtOnce } = result;
  const left = omittedFrom(result);
  return {
    lines: [
      `due by ${displayDate(dueDate, rules)}; shown in the portal at once`,
      ...(remindedAtOnce === 0
        ? []
        : [
            `${countedPeople(remindedAtOnce)} will get a reminder in the next run, because the day of a reminder before this due date has passed; a later due date avoids this`,
          ]),
    ],
    tables: [
      groupsOf(result, rules),
      ...(left.length === 0 ? [] : [{ title: "Not charged", columns: ["Why", "People"], rows: left }]),
    ],
  };
};

/** The run that was filled in. */
const feeRunIn = (given: ActionValues): FeeRun => ({
  year: Number(given["year"]),
  due: dayIn(given, "due"),
  type: given["type"] === everyone ? undefined : given["type"],
  amount: textIn(given, "amount") === undefined ? undefined : amountIn(given),
});

/** Charges the subscription of a year as filled in; returns the result. YEAR-05 */
export const chargeYear = (
  { context, given }: Pick<ActionRun<undefined>, "context" | "given">,
  options?: FeeRunOptions,
): Promise<FeeRunResult> => runFees(context, feeRunIn(given), options);

/** Charges the subscription of a year. YEAR-05, DESK-07 */
export const feeRunAction: StaffAction<undefined> = {
  path: "fees",
  heading: "Annual fees",
  lede: "Charges the year’s subscription at the rates in the rules. Run it again for new joiners: nobody is charged twice.",
  role: "admin",
  inputs: [
    {
      name: "year",
      label: "Subscription for",
      kind: "number",
      value: ({ today }) => String(yearOf(today) + 1),
      help: "year of the subscription, such as 2027",
    },
    {
      name: "due",
      label: "Due by",
      kind: "day",
      isOptional: true,
      isBeside: true,
      hint: "Leave empty for the date in the rules.",
      help: "due date, such as 2027-01-31; default: the date in the rules",
    },
    {
      name: "type",
      label: "Who to charge",
      kind: "choice",
      isBeside: true,
      options: () => [[everyone, "Everyone"], ...userTypes.map((type) => [type, type] as const)],
      value: () => everyone,
      help: "only people of this type",
    },
    {
      name: "amount",
      label: "Amount each",
      kind: "amount",
      isOptional: true,
      isBeside: true,
      hint: "Leave empty for the amounts in the rules.",
      help: "amount for each person instead of the rates in the rules, such as 260.00",
    },
  ],
  use: async (run) => feeRunEffects(await chargeYear(run), run.context.rules),
  words: ({ year = "" }) => `is charged for ${year}`,
  button: "Charge the subscription",
  recorded: ({ year = "" }) => `charged the subscription for ${year}`,
  commands: [],
};
