import { listedValue, spreadsheetOf, type ListColumn } from "../platform/spreadsheet.ts";
import type { CommandContext, CommonOptions } from "./command-context.ts";

/** How a list is printed: as a table for people, or for a spreadsheet or another program. */
export interface ListOptions extends CommonOptions {
  readonly csv?: boolean;
  readonly json?: boolean;
}

/** A list in its columns for spreadsheets and programs, and as a table. */
interface PrintedList<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly printTable: () => void;
}

/** Prints a list in the chosen format; JSON is an array of objects. */
export const printList = <Row>(
  { print, rules }: Pick<CommandContext, "print" | "rules">,
  { csv = false, json = false }: ListOptions,
  { columns, rows, printTable }: PrintedList<Row>,
): void => {
  if (csv) {
    const { heading, lines } = spreadsheetOf(rules, columns);
    print(heading);
    if (rows.length > 0) print(lines(rows));
  } else if (json) {
    const objects = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.name, listedValue(column, row)])),
    );
    print(JSON.stringify(objects, undefined, 2));
  } else printTable();
};
