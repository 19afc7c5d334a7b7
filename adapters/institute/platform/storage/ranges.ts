import type { DeleteResult, SelectQueryBuilder, StringReference } from "kysely";

import type { YieldToRequests } from "../yield-to-requests.ts";

/** Rows in a range: few enough to handle in some milliseconds. */
const rowsInRange = 200;

/** A range of instants in milliseconds, without its beginning and with its end. */
export interface Range {
  readonly after: number;
  readonly to: number;
}

/**
 * Divides the rows with an instant up to `until` into ranges of about 200 rows, oldest first, and gives way between
 * them. The column needs an index.
 */
export async function* rangesOf<Tables, Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
  column: StringReference<Tables, Table>,
  until: number,
  yieldToRequests: YieldToRequests,
): AsyncGenerator<Range> {
  let after = -1;
  for (;;) {
    const last = (await rows
      .select(({ ref }) => ref(column).as("at"))
      .where(column, ">", after as never)
      .where(column, "<=", until as never)
      .orderBy(column)
      .offset(rowsInRange)
      .limit(1)
      .executeTakeFirst()) as { readonly at: number } | undefined;
    yield { after, to: last?.at ?? until };
    await yieldToRequests();
    if (!last) return;
    after = last.at;
  }
}

/** Deletes the rows with an instant up to `until` range by range; `remove` takes the end of a range. */
export const deleteInRanges = async <Tables, Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
  column: StringReference<Tables, Table>,
  until: number,
  yieldToRequests: YieldToRequests,
  remove: (to: number) => Promise<DeleteResult>,
): Promise<number> => {
  let count = 0;
  for await (const { to } of rangesOf(rows, column, until, yieldToRequests))
    count += Number((await remove(to)).numDeletedRows);
  return count;
};

/**
 * The ids of the rows with an instant up to `until`, 200 at a time, also where many rows have the same instant. The
 * caller has to delete or change these rows so that they no longer match. The column needs an index.
 */
export async function* piecesOf<Tables, Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
  id: StringReference<Tables, Table>,
  column: StringReference<Tables, Table>,
  until: number,
  yieldToRequests: YieldToRequests,
): AsyncGenerator<readonly string[]> {
  for (;;) {
    const piece = (await rows
      .select(({ ref }) => ref(id).as("id"))
      .where(column, "<=", until as never)
      .orderBy(column)
      .limit(rowsInRange)
      .execute()) as unknown as readonly { readonly id: string }[];
    if (piece.length === 0) return;
    yield piece.map((row) => row.id);
    await yieldToRequests();
  }
}
