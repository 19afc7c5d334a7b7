import { spreadsheetOf, type ListColumn } from "../platform/spreadsheet.ts";
import type { Download, Visit } from "./visit.ts";

/** The rows of a list, and the person whom it is about. */
interface ListedRows<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly customerId?: string;
}

type ListFile = Awaited<ReturnType<Download["file"]>>;

/** A list as CSV that a spreadsheet of the organisation's locale opens, and what is recorded about it. DESK-09 */
export const listFile = <Row>(
  { rules }: Pick<Visit, "rules">,
  what: string,
  { columns, rows, customerId }: ListedRows<Row>,
): ListFile => {
  const { heading, lines } = spreadsheetOf(rules, columns);
  return {
    csv: `${[heading, ...(rows.length === 0 ? [] : [lines(rows)])].join("\n")}\n`,
    action: { action: `downloaded a file: ${what}`, customerId },
  };
};

/** A long list, read some rows at a time, as `listFile` gives a short one. DESK-09 */
export const listFileOf = async <Row>(
  { rules }: Pick<Visit, "rules">,
  what: string,
  { columns, batches }: Pick<ListedRows<Row>, "columns"> & { readonly batches: AsyncIterable<readonly Row[]> },
): Promise<ListFile> => {
  const { heading, lines } = spreadsheetOf(rules, columns);
  const parts = [heading];
  for await (const rows of batches) parts.push(lines(rows));
  return { csv: `${parts.join("\n")}\n`, action: { action: `downloaded a file: ${what}` } };
};
