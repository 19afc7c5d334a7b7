import type { Transaction } from "../../../../domain/fees/account.ts";
import { chargeAtOtherRate } from "../../../../domain/institute/fees/fee-run.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { lockCustomers } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { chargeSubscriptions } from "../fees/charge-subscriptions.ts";
import { creditCharges, mailCredits } from "../fees/credit-charges.ts";
import { ledgersOf } from "../fees/fees.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { regroupedSinceCharge } from "./fee-runs.store.ts";
import { payersOf, type PayerCharge } from "./run-fees.ts";

/** A person whose group changed since the subscription of a year was charged, and pays another rate now. */
export interface RateChange extends PayerCharge {
  readonly charge: Transaction;
  /** The due date of the subscription. */
  readonly dueDate: CalendarDate;
}

/** The people whose group changed since the subscription of a year was charged, and who pay another rate now. YEAR-05 */
export const rateChanges = async (context: ActionContext, year: number): Promise<readonly RateChange[]> => {
  const { database } = context;
  const payers = await payersOf(context, year, await regroupedSinceCharge(database, year));
  const changes: RateChange[] = [];
  for (const some of chunked(payers)) {
    const ledgerOf = await ledgersOf(
      database,
      some.map(({ person }) => person.customerId),
    );
    for (const { person, group, fee } of some) {
      const { fees, transactions } = ledgerOf(person.customerId);
      const charge = fee === undefined ? undefined : chargeAtOtherRate(transactions, year, fee);
      const subscription = fees.find((each) => each.year === year);
      if (fee !== undefined && charge)
        changes.push({ person, group, fee, charge, dueDate: subscription?.dueDate ?? charge.date });
    }
  }
  return changes;
};

/** The due date of the new charges: the given one, or the latest of the subscriptions. */
const dueDateFor = (
  { today, rules }: ActionContext,
  changes: readonly RateChange[],
  given: CalendarDate | undefined,
): CalendarDate => {
  const latest =
    changes
      .map(({ dueDate }) => dueDate)
      .toSorted()
      .at(-1) ?? today;
  if (given === undefined && latest < today)
    throw new RefusalError(
      "unacceptable",
      "DUE_PASSED",
      `${displayDate(latest, rules)} has passed. Give a later due date.`,
      { field: "due" },
    );
  return given ?? latest;
};

/**
 * Charges the subscription of a year anew for people whose group changed since: a credit note of what was charged, a charge
 * of what is due now, and a mail. Returns whom. Requires a transaction. YEAR-05, CORR-01
 */
export const correctRates = async (
  context: ActionContext,
  year: number,
  due: CalendarDate | undefined,
): Promise<readonly RateChange[]> => {
  const { database, mails, rules } = context;
  const found = await rateChanges(context, year);
  for (const some of chunked(found.map(({ person }) => person.customerId))) await lockCustomers(database, some);
  // Read again under the lock: somebody may have paid, or changed again.
  const locked = new Set(found.map(({ person }) => person.customerId));
  const changes = (await rateChanges(context, year)).filter(({ person }) => locked.has(person.customerId));
  const dueDate = dueDateFor(context, changes, due);
  const { rateChanged } = await mails.library.document("transaction-descriptions", undefined);
  for (const some of chunked(changes)) {
    const credited = await creditCharges(
      context,
      some.map(({ person, charge, fee }) => ({
        person,
        charge,
        reason: fillLine(rateChanged, { year: String(year), amount: displayPrice(fee, rules, "forced") }),
      })),
    );
    await chargeSubscriptions(context, { year, dueDate, payers: some.filter(({ fee }) => fee > 0) });
    await mailCredits(context, credited);
  }
  return changes;
};
