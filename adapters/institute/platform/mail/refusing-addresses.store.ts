import { refusalsUntilUnreachable, type AddressRefusals } from "../../../../domain/institute/customer/unreachable.ts";
import { batchedQuery } from "../storage/batched-query.ts";
import { required, personId } from "../storage/columns.ts";
import { defineTable, type RowOf } from "../storage/define-table.ts";
import type { Database } from "../storage/storage.ts";

export const refusingAddressesTable = defineTable("refusingAddresses", {
  ofPerson: { words: "addresses that refuse mails", merger: "dropped" },
  columns: {
    customerId: personId,
    address: required.text(),
    /** Refusals in a row. */
    times: required.number(),
    latestAt: required.instant(),
  },
});

/** An address that mail servers refused for good, until they accept a mail to it. */
type RefusingAddressRow = RowOf<typeof refusingAddressesTable>;

declare module "../storage/tables.ts" {
  interface Tables {
    refusingAddresses: RefusingAddressRow;
  }
}

/** Counts one more refusal in a row of a customer's address. MAIL-03 */
export const recordRefusal = async (
  database: Database,
  customerId: string,
  address: string,
  now: Date,
): Promise<void> => {
  await database
    .insertInto("refusingAddresses")
    .values({ customerId, address, times: 1, latestAt: now.getTime() })
    .onConflict((conflict) =>
      conflict.columns(["customerId", "address"]).doUpdateSet({
        times: ({ eb, ref }) => eb(ref("refusingAddresses.times"), "+", 1),
        latestAt: now.getTime(),
      }),
    )
    .execute();
};

/** Forgets the refusals of an address that accepted a mail. MAIL-03 */
export const removeRefusals = async (database: Database, customerId: string, address: string): Promise<void> => {
  await database
    .deleteFrom("refusingAddresses")
    .where("customerId", "=", customerId)
    .where("address", "=", address)
    .execute();
};

/**
 * Forgets the refusals of addresses that later took a mail, sent before an instant, without a delivery report. MAIL-03
 */
export const removeRefusalsBeforeSilence = async (database: Database, before: Date): Promise<void> => {
  await database
    .deleteFrom("refusingAddresses")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("mails")
          .select("mails.mailId")
          .whereRef("mails.customerId", "=", "refusingAddresses.customerId")
          .whereRef("mails.recipient", "=", "refusingAddresses.address")
          .whereRef("mails.sentAt", ">", "refusingAddresses.latestAt")
          .where("mails.sentAt", "<=", before.getTime()),
      ),
    )
    .execute();
};

const refusalsBy = batchedQuery((database, customerId, address) =>
  database
    .selectFrom("refusingAddresses")
    .select(["times", "latestAt"])
    .where("customerId", "=", customerId)
    .where("address", "=", address),
);

/** The refusals in a row of a customer's address; undefined when it accepts mails. MAIL-03 */
export const refusalsOf = async (
  database: Database,
  customerId: string,
  address: string,
): Promise<AddressRefusals | undefined> => {
  const [found] = await refusalsBy(database, customerId, address);
  return found && { times: found.times, latestAt: new Date(found.latestAt) };
};

/** The refusals in a row of the addresses of some customers. MAIL-03 */
export const refusalsAmong = async (
  database: Database,
  customerIds: readonly string[],
): Promise<(customerId: string, address: string) => AddressRefusals | undefined> => {
  const rows = await database
    .selectFrom("refusingAddresses")
    .select(["customerId", "address", "times", "latestAt"])
    .where("customerId", "in", customerIds)
    .execute();
  return (customerId, address) => {
    const found = rows.find((row) => row.customerId === customerId && row.address === address);
    return found && { times: found.times, latestAt: new Date(found.latestAt) };
  };
};

/** The customers' present addresses that refuse mails for good, latest first. MAIL-03 */
export const unreachableAddresses = (
  database: Database,
): Promise<readonly Pick<RefusingAddressRow, "customerId" | "address">[]> =>
  database
    .selectFrom("refusingAddresses as refusing")
    .innerJoin("customers", (join) =>
      join.onRef("customers.customerId", "=", "refusing.customerId").onRef("customers.email", "=", "refusing.address"),
    )
    .select(["refusing.customerId", "refusing.address"])
    .where("refusing.times", ">=", refusalsUntilUnreachable)
    .orderBy("refusing.latestAt", "desc")
    .orderBy("refusing.customerId")
    .execute();
