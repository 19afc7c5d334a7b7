import type { FastifyBaseLogger } from "fastify";

import { dayOf, type DayRule } from "../../../domain/kernel/calendar-date.ts";
import { countActivity } from "../platform/customers/activity-counts.store.ts";
import type { Database } from "../platform/storage/storage.ts";
import { deviceOf } from "./device-of.ts";

interface RefusedSignInDependencies {
  readonly database: Database;
  readonly rules: DayRule;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** Counts refused sign-ins for the owner of the account. ACTV-01 */
export interface RefusedSignIns {
  /** Counts a refused sign-in in the background, so response times do not reveal whether the account exists. */
  add(customerId: string | undefined, userAgent: string | undefined): void;
  /** Resolves once all are stored. */
  settled(): Promise<void>;
}

/** Stores refused sign-ins in the background. ACTV-01 */
export const refusedSignIns = ({ database, rules, now, log }: RefusedSignInDependencies): RefusedSignIns => {
  const underWay = new Set<Promise<void>>();
  const store = async (customerId: string, subject: string): Promise<void> => {
    const present = now();
    const today = dayOf(present, rules);
    try {
      await countActivity(database, { customerId, kind: "signInRefused", subject, now: present, today });
    } catch (error) {
      log.error({ err: error }, "a refused sign-in was not recorded");
    }
  };
  return {
    add: (customerId, userAgent) => {
      if (customerId === undefined) return;
      const storing = store(customerId, deviceOf(userAgent) ?? "").finally(() => underWay.delete(storing));
      underWay.add(storing);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
};
