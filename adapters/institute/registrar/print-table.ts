import Table from "cli-table3";

import { chunked } from "../platform/storage/chunked.ts";
import type { Print } from "./command-context.ts";

const lines = [
  "top",
  "top-mid",
  "top-left",
  "top-right",
  "bottom",
  "bottom-mid",
  "bottom-left",
  "bottom-right",
  "left",
  "left-mid",
  "mid",
  "mid-mid",
  "right",
  "right-mid",
] as const;

/** Table style without lines, so output can be copied and searched. */
const plain = { ...Object.fromEntries(lines.map((line) => [line, ""])), middle: "  " };

/** Columns are narrowed to no less than this, so that words stay readable. */
const narrowest = 10;

/** Widths of columns that fit a line, the widest narrowed first; undefined when they fit as they are. */
const fittingWidths = (rows: readonly (readonly string[])[], width: number): readonly number[] | undefined => {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, ...cell.split("\n").map((line) => line.length));
  const gaps = plain.middle.length * (widths.length - 1);
  const sum = () => widths.reduce((total, each) => total + each, gaps);
  if (sum() <= width) return undefined;
  while (sum() > width) {
    const widest = Math.max(...widths);
    if (widest <= narrowest) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return widths;
};

/**
 * Prints rows under the names of their columns. Where they do not fit the terminal, long cells take several lines. A long
 * table is printed in chunks, because the time of its layout grows with the square of its rows.
 */
export const printTable = (print: Print, head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = print.width === undefined ? undefined : fittingWidths([head, ...rows], print.width);
  for (const chunk of rows.length === 0 ? [[]] : chunked(rows)) {
    const table = new Table({
      head: [...head],
      chars: plain,
      style: { head: [], border: [], "padding-left": 0, "padding-right": 0 },
      ...(widths && { colWidths: [...widths], wordWrap: true, wrapOnWordBoundary: true }),
    });
    table.push(...chunk.map((row) => [...row]));
    for (const line of table.toString().split("\n")) print(line.trimEnd());
  }
};
