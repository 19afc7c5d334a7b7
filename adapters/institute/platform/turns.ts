import type { Logger } from "pino";

import type { Database } from "./storage/storage.ts";

/** Jobs that one process runs for all. */
interface Turn {
  readonly name: string;
  readonly now: Date;
  /** Grants the turn only when the previous one was before this time. */
  readonly notSince: Date;
  readonly log: Pick<Logger, "warn">;
}

/** A granted turn, with the time of the previous one. */
export interface TakenTurn {
  readonly last: Date | undefined;
}

/** Milliseconds by which the clocks of two processes may differ. */
const clockDifference = 5 * 60_000;

/**
 * The latest time that a record of work done can bear. A later one was written by a fast clock and is void, or the work
 * would rest until then. REAL-09
 */
export const latestMark = (now: Date): Date => new Date(now.getTime() + clockDifference);

/**
 * Claims the next run of a job that one process does for all; undefined when another process has claimed it. Call it
 * in the job's transaction, so a failed run is not recorded.
 */
export const takeTurn = async (
  transaction: Database,
  { name, now, notSince, log }: Turn,
): Promise<TakenTurn | undefined> => {
  const property = `turn: ${name}`;
  const before = await transaction
    .selectFrom("databaseProperties")
    .select("value")
    .where("name", "=", property)
    .executeTakeFirst();
  const last = before && new Date(before.value);
  const isVoid = last !== undefined && last > latestMark(now);
  const value = now.toISOString();
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto("databaseProperties")
    .values({ name: property, value })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value })
        .where(({ eb }) =>
          isVoid
            ? eb("databaseProperties.value", "=", before?.value ?? "")
            : eb("databaseProperties.value", "<", notSince.toISOString()),
        ),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 0) return undefined;
  if (!isVoid) return { last };
  log.warn({ name, last }, "a job was recorded in the future, by a fast clock: the record is ignored");
  return { last: undefined };
};
