import type { DataTable } from "@cucumber/cucumber";

import { didYouMean } from "../../cucumber/nearest.ts";

/** The rows of a table; throws unless it has exactly these columns. */
export const rowsOf = <Column extends string>(
  table: DataTable,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] => {
  const [above = []] = table.raw();
  const unknown = above.find((column) => !columns.some((known) => known === column));
  if (unknown !== undefined)
    throw new Error(
      `No column of this table is called «${unknown}».${didYouMean(unknown, columns)} Its columns are: ${columns.join(", ")}.`,
    );
  const missing = columns.find((column) => !above.includes(column));
  if (missing !== undefined)
    throw new Error(`This table lacks its column «${missing}». Its columns are: ${columns.join(", ")}.`);
  return table.hashes() as Record<Column, string>[];
};
