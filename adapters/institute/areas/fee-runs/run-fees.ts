import { userTypeOf, type UserType } from "../../../../domain/customer/user-type.ts";
import { feeFor, feeGroupOf, type FeePayer } from "../../../../domain/institute/fees/fee-run.ts";
import { remindersDue, stepOn } from "../../../../domain/institute/reminders/reminders.ts";
import { calendarDate, displayDate, firstDayOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { feeGroups } from "../../../../domain/rules/organisation-rules.ts";
import { customersWithIds, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { leaversUntil } from "../../platform/customers/departures.store.ts";
import { openAccountsInBatches } from "../../platform/customers/find-customers.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import { dryRun } from "../../platform/storage/dry-run.ts";
import { chargeSubscriptions } from "../fees/charge-subscriptions.ts";
import { datedPeople } from "../reminders/dated-facts.store.ts";
import type { ActionContext } from "../use-case-context.ts";

/** The year that is charged, and what is chosen instead of the rules. */
export interface FeeRun {
  readonly year: number;
  /** Only this type of people. */
  readonly type?: string | undefined;
  /** The amount for everyone in place of the rules'. */
  readonly amount?: Pence | undefined;
  readonly due?: CalendarDate | undefined;
}

export interface Payer {
  readonly person: CustomerRow;
  readonly group: string;
  readonly fee: Pence | undefined;
}

export interface PayerCharge extends Payer {
  readonly fee: Pence;
}

/** The people of one group who pay one amount. */
export interface ChargedGroup {
  readonly group: string;
  readonly fee: Pence;
  readonly people: number;
}

export interface FeeRunResult {
  readonly dueDate: CalendarDate;
  readonly groups: readonly ChargedGroup[];
  readonly people: number;
  readonly total: Pence;
  readonly chargedBefore: number;
  /** People who have nothing to pay for the year. */
  readonly withNothing: number;
  /** People without an amount, by group. */
  readonly withoutAmount: ReadonlyMap<string, number>;
  /** People whom the next run of reminders reminds, because a step before the due date has passed. */
  readonly remindedAtOnce: number;
}

const dueDateOf = ({ rules, today }: ActionContext, { year, due }: FeeRun): CalendarDate => {
  if (due) return due;
  const date = calendarDate(`${year}-${rules.fees.due}`);
  if (!date) throw new RefusalError("unacceptable", "NO_YEAR", "Give a year such as 2027.");
  if (date < today)
    throw new RefusalError(
      "unacceptable",
      "DUE_PASSED",
      `${displayDate(date, rules)} has passed. Give a later due date.`,
    );
  return date;
};

const payerOf = (type: UserType, { isFellow, isRetired, membershipDate }: CustomerRow): FeePayer => ({
  type,
  isFellow: isFellow === 1,
  isRetired: isRetired === 1,
  membershipDate: membershipDate ?? undefined,
});

/** Everyone with an open account, and the amount by the rules or the given amount. */
const payersByRules = (people: readonly CustomerRow[], { rules }: ActionContext, run: FeeRun): readonly Payer[] => {
  const { amount: given } = run;
  const amounts =
    given === undefined ? rules.fees.amounts : Object.fromEntries(feeGroups.map((group) => [group, given]));
  return people.flatMap((person) => {
    const type = userTypeOf(person.customerType);
    if (!type || (run.type !== undefined && run.type !== type)) return [];
    const payer = payerOf(type, person);
    return [{ person, group: feeGroupOf(payer), fee: feeFor(payer, run.year, { ...rules.fees, amounts }) }];
  });
};

const leaversBefore = async ({ database }: ActionContext, year: number): Promise<ReadonlySet<string>> =>
  new Set((await leaversUntil(database, firstDayOf(year))).map(({ person }) => person.customerId));

/** The payers of a run by the rules, a batch at a time: everyone who does not leave before the year. */
async function* everyPayer(context: ActionContext, run: FeeRun): AsyncGenerator<readonly Payer[]> {
  const leaving = await leaversBefore(context, run.year);
  for await (const people of openAccountsInBatches(context.database))
    yield payersByRules(
      people.filter(({ customerId }) => !leaving.has(customerId)),
      context,
      run,
    );
}

/** The payers among some people, by the rules; without people who have left, or leave before the year. YEAR-05 */
export const payersOf = async (
  context: ActionContext,
  year: number,
  customerIds: readonly string[],
): Promise<readonly Payer[]> => {
  const leaving = await leaversBefore(context, year);
  const payers: Payer[] = [];
  for (const some of chunked(customerIds)) {
    const people = [...(await customersWithIds(context.database, some)).values()];
    const staying = people.filter(({ isClosed, customerId }) => isClosed === 0 && !leaving.has(customerId));
    payers.push(...payersByRules(staying, context, { year }));
  }
  return payers;
};

/** Counts the charged people whom the next run of reminders reminds, because a step before the due date has passed. */
const countReminded = async (
  { database, today, rules }: ActionContext,
  { year }: FeeRun,
  dueDate: CalendarDate,
  customerIds: readonly string[],
): Promise<number> => {
  if (stepOn(rules.reminders.subscription, dueDate, { today, day: today }) === undefined) return 0;
  let count = 0;
  for (const ids of chunked(customerIds, peopleAtOnce)) {
    const people = await datedPeople(database, ids, today, rules);
    count += people.filter(({ facts }) =>
      remindersDue(facts, rules.reminders, today, []).some(
        ({ obligation: { kind, subject } }) => kind === "subscription" && subject === String(year),
      ),
    ).length;
  }
  return count;
};

export interface FeeRunOptions {
  readonly payers?: readonly Payer[];
  readonly onBatch?: (payers: readonly Payer[], charged: readonly PayerCharge[]) => void;
  /** Whether each batch is rolled back at once, so that a preview holds no lock for long. */
  readonly isDryRun?: boolean;
}

/**
 * Charges a year's subscription, once per person and year: by the amounts of the rules, by one amount, or to given payers.
 * Requires a transaction, except for a dry run. YEAR-05, DESK-07
 */
export const runFees = async (
  context: ActionContext,
  run: FeeRun,
  { payers: given, onBatch, isDryRun = false }: FeeRunOptions = {},
): Promise<FeeRunResult> => {
  const dueDate = dueDateOf(context, run);
  const groups = new Map<string, ChargedGroup>();
  const withoutAmount = new Map<string, number>();
  const charges: PayerCharge[] = [];
  let [all, without, withNothing, remindedAtOnce] = [0, 0, 0, 0];
  const charge = async (at: ActionContext, payers: readonly PayerCharge[]) => {
    const charged = await chargeSubscriptions(at, { year: run.year, dueDate, payers });
    const ids = charged.map(({ person }) => person.customerId);
    return { charged, reminded: await countReminded(at, run, dueDate, ids) };
  };
  for await (const payers of given ? [given] : everyPayer(context, run)) {
    const priced = payers.filter((payer): payer is PayerCharge => payer.fee !== undefined && payer.fee > 0);
    const { charged, reminded } = await (isDryRun
      ? dryRun(context.database, (database) => charge({ ...context, database }, priced))
      : charge(context, priced));
    remindedAtOnce += reminded;
    for (const { group, fee } of charged) {
      const people = groups.get(`${group} ${fee}`)?.people ?? 0;
      groups.set(`${group} ${fee}`, { group, fee, people: people + 1 });
    }
    for (const { group, fee } of payers)
      if (fee === undefined) withoutAmount.set(group, (withoutAmount.get(group) ?? 0) + 1);
    all += payers.length;
    without += payers.filter(({ fee }) => fee === undefined).length;
    withNothing += payers.filter(({ fee }) => fee === 0).length;
    charges.push(...charged);
    onBatch?.(payers, charged);
  }
  return {
    dueDate,
    groups: [...groups.values()],
    people: charges.length,
    total: charges.reduce((sum, { fee }) => sum + fee, 0),
    chargedBefore: all - without - withNothing - charges.length,
    withNothing,
    withoutAmount,
    remindedAtOnce,
  };
};
