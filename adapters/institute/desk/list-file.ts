import { spreadsheetOf, type ListColumn } from "../platform/spreadsheet.ts";
import { chunked, peopleAtOnce } from "../platform/storage/chunked.ts";
import { yieldWhenDue } from "../platform/storage/yield-when-due.ts";
import type { Download, Visit } from "./visit.ts";

/** A list, and the person whom it is about. */
interface ListedRows<Row> {
  readonly columns: readonly ListColumn<Row>[];
  /** All rows, or batches of them as they are read. */
  readonly rows: readonly Row[] | AsyncIterable<readonly Row[]>;
  readonly customerId?: string;
}

type ListFile = Awaited<ReturnType<Download["file"]>>;

/**
 * A list as CSV that a spreadsheet of the organisation's locale opens, and what is recorded about it. Requests are
 * answered between some rows and the next. DESK-09
 */
export const listFile = async <Row>(
  { rules }: Pick<Visit, "rules">,
  what: string,
  { columns, rows, customerId }: ListedRows<Row>,
): Promise<ListFile> => {
  const { heading, lines } = spreadsheetOf(rules, columns);
  const parts = [heading];
  for await (const some of Symbol.asyncIterator in rows ? rows : chunked(rows, peopleAtOnce)) {
    parts.push(lines(some));
    await yieldWhenDue();
  }
  return { csv: `${parts.join("\n")}\n`, action: { action: `downloaded a file: ${what}`, customerId } };
};
