import type { RetentionRules } from "../../../../domain/rules/organisation-rules.ts";
import type { YieldToRequests } from "../yield-to-requests.ts";
import { propertyOf } from "./properties.ts";
import type { Database } from "./storage.ts";

/** The circumstances of a sweep: each kind is removed in batches, yielding between them. KEEP-01 */
export interface Sweep {
  readonly database: Database;
  readonly now: Date;
  readonly rules: RetentionRules;
  readonly yieldToRequests: YieldToRequests;
}

export const sweepProperty = "retention sweep";

/** Time of a sweep and the number of rows removed of each kind. */
export interface SweepReport {
  readonly at: string;
  readonly removed: Readonly<Record<string, number>>;
}

/** The report of the latest sweep; undefined before the first. KEEP-01 */
export const latestSweep = async (database: Database): Promise<SweepReport | undefined> => {
  const found = await propertyOf(database, sweepProperty);
  return found === undefined ? undefined : (JSON.parse(found) as SweepReport);
};
