import type { Logger } from "pino";

import { claimProperty, propertyOf } from "./storage/properties.ts";
import type { Database } from "./storage/storage.ts";

/** A run of a job that one process does for all. */
interface Run {
  readonly name: string;
  readonly now: Date;
  /** Claims the run only when the previous one was before this time. */
  readonly notSince: Date;
  readonly log: Pick<Logger, "warn">;
}

/** A claimed run, with the time of the previous one. */
export interface ClaimedRun {
  readonly last: Date | undefined;
}

/** Milliseconds by which the clocks of two processes may differ. */
const clockDifference = 5 * 60_000;

/**
 * The latest plausible time of a recorded run. A later one was written by a fast clock and is ignored; otherwise the
 * job would not run until then. REAL-09
 */
export const latestValidTime = (now: Date): Date => new Date(now.getTime() + clockDifference);

const propertyName = (name: string): string => `turn: ${name}`;

const lastRun = async (database: Database, name: string): Promise<Date | undefined> => {
  const found = await propertyOf(database, propertyName(name));
  return found === undefined ? undefined : new Date(found);
};

/** The run that `claimRun` would claim now; undefined while none is due. Changes nothing. */
export const dueRun = async (
  database: Database,
  { name, now, notSince }: Omit<Run, "log">,
): Promise<ClaimedRun | undefined> => {
  const last = await lastRun(database, name);
  if (last === undefined || last > latestValidTime(now)) return { last: undefined };
  return last < notSince ? { last } : undefined;
};

/**
 * Claims the next run of a job that one process does for all; undefined when another process has claimed it. Call it
 * in the transaction of a job that has only one, so a failed run is not recorded.
 */
export const claimRun = async (transaction: Database, { log, ...run }: Run): Promise<ClaimedRun | undefined> => {
  const { name, now, notSince } = run;
  const last = await lastRun(transaction, name);
  const isVoid = last !== undefined && last > latestValidTime(now);
  const present = isVoid ? { is: last.toISOString() } : { before: notSince.toISOString() };
  if (!(await claimProperty(transaction, propertyName(name), now.toISOString(), present))) return undefined;
  if (!isVoid) return { last };
  log.warn({ name, last }, "a job was recorded in the future, by a fast clock: the record is ignored");
  return { last: undefined };
};
