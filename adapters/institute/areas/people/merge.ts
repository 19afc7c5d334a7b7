import { whyNotMerged } from "../../../../domain/customer/departure.ts";
import { debtsOf, type Debt } from "../../../../domain/fees/settling.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { customerOf, lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { departureOf, recordDeparture } from "../../platform/customers/departures.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { audit } from "../../platform/storage/audit.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { removeLinkRequests } from "../../provider/credentials/link-requests.ts";
import { removeProviderRecords } from "../../provider/provider-records.ts";
import { addYearsOfAdjustments } from "../cpd/years.store.ts";
import { customerBalance, ledgerOf } from "../fees/fees.store.ts";
import { followPostings } from "../fees/follow-postings.ts";
import { namePaidCharges } from "../fees/name-paid-charges.ts";
import type { ActionContext } from "../use-case-context.ts";
import { accountsMergedMail } from "./account-mails.ts";
import { announceDeparture } from "./departure-message.ts";
import { moveRows, type MovedPart } from "./move-rows.ts";

/** A charge that was open before a merger. */
export interface MergedCharge extends Debt {
  /** The account that was charged. */
  readonly customerId: string;
  readonly openBefore: Pence;
}

export interface MergeResult {
  readonly parts: readonly MovedPart[];
  readonly charges: readonly MergedCharge[];
  /** What is owed on the kept account. */
  readonly balance: Pence;
  readonly isSuspensionEnded: boolean;
}

/** The moved rows in words: "charges and payments 10, waivers and adjustments 2". */
const movedWords = (parts: readonly MovedPart[]): string =>
  parts.flatMap(({ words, moved }) => (moved > 0 ? [`${words} ${moved}`] : [])).join(", ") || "nothing";

const leaverOf = async ({ database }: ActionContext, person: CustomerRow) => ({
  customerId: person.customerId,
  isClosed: person.isClosed === 1,
  departure: await departureOf(database, person.customerId),
});

const openOf = async (database: Database, customerId: string) =>
  debtsOf(await ledgerOf(database, customerId)).map((debt) => ({ ...debt, customerId }));

/**
 * Makes an account part of another: its records move, except those that the other has already; it closes, and its number
 * stays known. Payments pay what they paid; the credit of one account pays what is open on the other. Requires a
 * transaction. LIFE-02
 */
export const merge = async (context: ActionContext, fromId: string, intoId: string): Promise<MergeResult> => {
  const { database, now, today, mails, by, auditKey } = context;
  await lockCustomers(database, [fromId, intoId]);
  const [from, into] = [await customerOf(database, fromId), await customerOf(database, intoId)];
  const why =
    isErased(from) || isErased(into)
      ? "An erased person cannot be merged."
      : whyNotMerged({ from: await leaverOf(context, from), into: await leaverOf(context, into) });
  if (why !== undefined) throw new RefusalError("conflict", "NOT_MERGED", why);
  await removeLinkRequests(database, from.email);
  await removeProviderRecords(database, fromId);
  await addYearsOfAdjustments(context, database, fromId, intoId);
  const before = [await openOf(database, fromId), await openOf(database, intoId)].flat();
  for (const each of [fromId, intoId]) await namePaidCharges(context, each);
  const parts = await moveRows(database, fromId, intoId);
  const departure = { kind: "merged", on: today, mergedInto: intoId } as const;
  await recordDeparture(context, database, from, departure);
  await audit(database, {
    customerId: intoId,
    kind: "merger",
    before: {},
    after: { account: fromId, moved: movedWords(parts) },
    auditKey,
    by,
    at: now,
  });
  await announceDeparture(context, "departure.recorded", fromId, departure);
  // A payment on one account may cover what was owed on the other.
  const { suspension } = await followPostings(context, database, intoId);
  const mail = accountsMergedMail(mails, { kept: intoId, merged: fromId, email: into.email });
  await putInOutbox(database, { customerId: intoId, mail }, now);
  await putInOutbox(database, { customerId: intoId, mail }, now, from.email);
  const after = new Map((await openOf(database, intoId)).map(({ reference, open }) => [reference, open]));
  const charges = before.map((charge) => ({
    ...charge,
    openBefore: charge.open,
    open: after.get(charge.reference) ?? 0,
  }));
  return {
    parts,
    charges,
    balance: await customerBalance(database, intoId),
    isSuspensionEnded: suspension !== undefined,
  };
};
