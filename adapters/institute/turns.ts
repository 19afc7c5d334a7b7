import type { Database } from "./storage/storage.ts";

/** What a turn is taken at. */
interface Turn {
  readonly name: string;
  readonly now: Date;
  /** It is taken only if the last one was before this. */
  readonly notSince: Date;
}

/** A turn that was taken: when the one before it was, if there was any. */
export interface TakenTurn {
  readonly last: Date | undefined;
}

/**
 * Takes a turn at something that one process does for all of them; undefined where another one has had it. In the transaction
 * of the work, so that a turn whose work fails is not taken.
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
