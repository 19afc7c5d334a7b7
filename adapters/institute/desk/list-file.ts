import { spreadsheetOf, type ListColumn } from "../platform/spreadsheet.ts";
import type { Download, Visit } from "./visit.ts";

/** The rows of a list, and the person whom it is about. */
interface ListedRows<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly customerId?: string;
}

/** A list as CSV that a spreadsheet of the organisation's locale opens, and what is recorded about it. DESK-09 */
export const listFile = <Row>(
  { rules }: Pick<Visit, "rules">,
  what: string,
  { columns, rows, customerId }: ListedRows<Row>,
): Awaited<ReturnType<Download["file"]>> => {
  const { heading, lines } = spreadsheetOf(rules, columns);
  return {
    csv: `${[heading, ...(rows.length === 0 ? [] : [lines(rows)])].join("\n")}\n`,
    action: { action: `took a file: ${what}`, customerId },
  };
};
