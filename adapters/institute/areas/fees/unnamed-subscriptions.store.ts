import { sql } from "kysely";

import type { Database } from "../../platform/storage/storage.ts";

/** A subscription that no charge names, of a person who has charges without a purpose. CORR-02 */
export interface UnnamedSubscription {
  readonly customerId: string;
  readonly year: number;
}

/** Subscriptions whose charge an earlier release or an import left unknown. CORR-02 */
export const unnamedSubscriptions = (database: Database): Promise<readonly UnnamedSubscription[]> =>
  database
    .selectFrom("subscriptions as fee")
    .select(["fee.customerId", "fee.year"])
    .where(({ exists, selectFrom, not, and }) =>
      and([
        exists(
          selectFrom("transactions as unnamed")
            .select("unnamed.reference")
            .whereRef("unnamed.customerId", "=", "fee.customerId")
            .where("unnamed.type", "=", "CHARGE")
            .where("unnamed.purpose", "is", null)
            .where("unnamed.reverses", "is", null),
        ),
        not(
          exists(
            selectFrom("transactions as named")
              .select("named.reference")
              .whereRef("named.customerId", "=", "fee.customerId")
              .where("named.purpose", "=", sql<string>`'subscription ' || ${sql.ref("fee.year")}`),
          ),
        ),
      ]),
    )
    .orderBy("fee.customerId")
    .orderBy("fee.year")
    .execute();
