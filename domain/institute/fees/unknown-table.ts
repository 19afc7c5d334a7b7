/** A table whose headings are not known yet, with its first rows. BANK-01 */
export interface UnknownTable {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Rows among which the heading line is looked for, and rows that are shown below it. */
const longestPreamble = 60;
const shownRows = 3;

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== "").length;

/**
 * Finds the heading line of a table whose columns are unknown: the first row that has the most texts, all of them
 * different. Undefined where no row has two. BANK-01
 */
export const unknownTableIn = (rows: readonly (readonly string[])[]): UnknownTable | undefined => {
  const first = rows.slice(0, longestPreamble);
  const most = Math.max(...first.map(filled));
  const index = first.findIndex((cells) => filled(cells) === most);
  const heading = first[index] ?? [];
  return most < 2 || new Set(heading).size < heading.length
    ? undefined
    : { heading, rows: rows.slice(index + 1, index + 1 + shownRows) };
};
