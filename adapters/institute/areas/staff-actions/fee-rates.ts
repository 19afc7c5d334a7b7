import { displayPrice } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { correctRates, type RateChange } from "../fee-runs/correct-rates.ts";
import { dayIn, type Effects, type StaffAction } from "./staff-action.ts";

/** The people who pay another rate than they were charged, with the difference. YEAR-05 */
export const rateEffects = (changes: readonly RateChange[], rules: OrganisationRules): Effects => ({
  tables: [
    {
      title: "Charged at a former rate",
      columns: ["Person", "Number", "Group now", "Charged", "Due now", "Difference"],
      figures: ["Charged", "Due now", "Difference"],
      rows: changes.map(({ person, group, charge: { amount }, fee }) => [
        fullNameOf(person),
        person.customerId,
        group,
        displayPrice(amount, rules, "forced"),
        displayPrice(fee, rules, "forced"),
        `${fee > amount ? "+" : "−"}${displayPrice(Math.abs(fee - amount), rules, "forced")}`,
      ]),
    },
  ],
});

/** Charges or credits the difference for people whose group changed since a year was charged. YEAR-05, DESK-07 */
export const feeRatesAction: StaffAction<number> = {
  path: "rates",
  heading: "Charge or credit the difference",
  lede: "Recharges the subscription at the rate of each person’s current group: a credit note for the old charge, and a new charge. Each person gets an email.",
  role: "admin",
  inputs: [
    {
      name: "due",
      label: "Due by",
      kind: "day",
      isOptional: true,
      hint: "Leave empty for the due date of the subscription.",
      help: "due date, such as 2027-01-31; that of the subscription by default",
    },
  ],
  use: async ({ context, about: year, given }) => {
    const changes = await correctRates(context, year, dayIn(given, "due"));
    if (changes.length === 0)
      throw new RefusalError(
        "conflict",
        "NO_OTHER_RATE",
        `Nobody’s rate for ${year} has changed since they were charged.`,
      );
    return rateEffects(changes, context.rules);
  },
  words: () => "is charged again at current rates",
  button: "Charge or credit the difference",
  recorded: (_given, _acting, year) => `charged or credited the difference in rates for ${year}`,
  commands: [
    { name: "fee-runs rates", help: "charge or credit the difference of people whose group changed since the fee run" },
  ],
};
