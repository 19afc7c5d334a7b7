import type { UserType } from "../../customer/user-type.ts";
import type { Transaction } from "../../fees/account.ts";
import { postingsInForce } from "../../fees/postings.ts";
import { subscriptionYearOf } from "../../fees/purpose.ts";
import { yearOf, type CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";
import type { FeeGroup, OrganisationRules } from "../../rules/organisation-rules.ts";

/** The part of a customer that decides their subscription. */
export interface FeePayer {
  readonly type: UserType;
  readonly isFellow: boolean;
  readonly isRetired: boolean;
  /** Day of admission to membership; absent for everyone else. */
  readonly membershipDate?: CalendarDate | undefined;
}

/** The subscription group of a customer; retired members pay the reduced subscription. YEAR-05 */
export const feeGroupOf = ({ type, isFellow, isRetired }: FeePayer): FeeGroup => {
  if (type !== "member") return type;
  if (isRetired) return "reduced";
  return isFellow ? "fellow" : "member";
};

const monthsInYear = 12;

const monthOf = (date: CalendarDate): number => Number(date.slice(5, 7));

/**
 * The subscription for the rest of a year: a twelfth for each month from the month of admission on, in whole pence. The
 * full amount for members from before the year, and none for those who join after it. YEAR-05
 */
export const proRataFee = (amount: Pence, joined: CalendarDate | undefined, year: number): Pence => {
  if (joined === undefined || yearOf(joined) < year) return amount;
  if (yearOf(joined) > year) return 0;
  return Math.round((amount * (monthsInYear + 1 - monthOf(joined))) / monthsInYear);
};

/** A customer's subscription for a year by the rules; undefined without an amount for their group. YEAR-05 */
export const feeFor = (
  payer: FeePayer,
  year: number,
  { isProRata, amounts }: Pick<OrganisationRules["fees"], "isProRata" | "amounts">,
): Pence | undefined => {
  const amount = amounts[feeGroupOf(payer)];
  return amount !== undefined && isProRata ? proRataFee(amount, payer.membershipDate, year) : amount;
};

/**
 * The charge of a year's subscription in force, where it differs from the subscription that is due now; undefined without a
 * single such charge. YEAR-05
 */
export const chargeAtOtherRate = <
  Charge extends Pick<Transaction, "reference" | "type" | "status" | "amount" | "purpose">,
>(
  transactions: readonly Charge[],
  year: number,
  fee: Pence,
): Charge | undefined => {
  const [charge, ...others] = postingsInForce(transactions).filter(
    ({ type, purpose }) => type === "CHARGE" && subscriptionYearOf(purpose) === year,
  );
  return others.length === 0 && charge?.amount !== fee ? charge : undefined;
};
