import Table from "cli-table3";

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

/** Prints rows under the names of their columns. */
export const printTable = (print: Print, head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const table = new Table({
    head: [...head],
    chars: plain,
    style: { head: [], border: [], "padding-left": 0, "padding-right": 0 },
  });
  table.push(...rows.map((row) => [...row]));
  for (const line of table.toString().split("\n")) print(line.trimEnd());
};
