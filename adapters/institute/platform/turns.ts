import type { Database } from "./storage/storage.ts";

/** Jobs that one process runs for all. */
interface Turn {
  readonly name: string;
  readonly now: Date;
  /** Grants the turn only when the previous one was before this time. */
  readonly notSince: Date;
}

/** A granted turn, with the time of the previous one. */
export interface TakenTurn {
  readonly last: Date | undefined;
}

/**
 * Claims the next run of a job that one process does for all; undefined when another process has claimed it. Call it
 * in the job's transaction, so a failed run is not recorded.
 */
export const takeTurn = async (
  transaction: Database,
  { name, now, notSince }: Turn,
): Promise<TakenTurn | undefined> => {
  const property = `turn: ${name}`;
  const before = await transaction
    .selectFrom("databaseProperties")
    .select("value")
    .where("name", "=", property)
    .executeTakeFirst();
  const value = now.toISOString();
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto("databaseProperties")
    .values({ name: property, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("databaseProperties.value", "<", notSince.toISOString()),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 0) return undefined;
  return { last: before && new Date(before.value) };
};
