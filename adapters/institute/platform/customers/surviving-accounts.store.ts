import { survivingAccount } from "../../../../domain/institute/customer/surviving-account.ts";
import { chunked } from "../storage/chunked.ts";
import type { Database } from "../storage/storage.ts";
import { lockCustomers } from "./customers.store.ts";
import "./departures.store.ts";

/** The surviving accounts of some people, by ID: their own unless it was merged. LIFE-02 */
export const survivingAccounts = async (
  database: Database,
  customerIds: Iterable<string>,
): Promise<(customerId: string) => string> => {
  const mergedInto = new Map<string, string>();
  const asked = new Set<string>();
  let next = [...new Set(customerIds)];
  while (next.length > 0) {
    const found: string[] = [];
    for (const some of chunked(next)) {
      const rows = await database
        .selectFrom("departures")
        .select(["customerId", "mergedInto"])
        .where("customerId", "in", some)
        .where("mergedInto", "is not", null)
        .$narrowType<{ mergedInto: string }>()
        .execute();
      for (const { customerId, mergedInto: into } of rows) {
        mergedInto.set(customerId, into);
        found.push(into);
      }
    }
    for (const each of next) asked.add(each);
    next = [...new Set(found)].filter((each) => !asked.has(each));
  }
  return (customerId) => survivingAccount(customerId, mergedInto);
};

/**
 * Locks the surviving accounts of some people until the transaction ends, so that none is merged meanwhile; returns
 * each. LIFE-02
 */
export const lockSurvivingAccounts = async (
  transaction: Database,
  customerIds: readonly string[],
): Promise<(customerId: string) => string> => {
  for (;;) {
    const expected = await survivingAccounts(transaction, customerIds);
    // One order for all processes prevents deadlocks.
    for (const some of chunked([...new Set(customerIds.map(expected))].toSorted()))
      await lockCustomers(transaction, some);
    // Read again under the lock: one of them may have been merged before it was locked.
    const staying = await survivingAccounts(transaction, customerIds);
    if (customerIds.every((each) => staying(each) === expected(each))) return staying;
  }
};
