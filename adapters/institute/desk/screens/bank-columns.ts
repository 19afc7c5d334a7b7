import type { BankColumns } from "../../../../domain/institute/fees/bank-columns.ts";
import type { UnknownTable } from "../../../../domain/institute/fees/unknown-table.ts";
import type { Html } from "../../platform/pages/html.ts";
import { section, table, type Column } from "../components.ts";
import type { Field, Values } from "../fields.ts";

/** What staff say of the columns of an unknown bank, in the order of the form. */
const named = [
  ["amount", "Amount"],
  ["reference", "Bank details"],
  ["date", "Date"],
  ["name", "Payer"],
  ["entry", "The bank’s reference"],
] as const;

const required: readonly string[] = ["amount", "reference"];

/** Fields that name the columns of a file by its headings. BANK-01 */
export const columnFields = ({ heading }: UnknownTable): readonly Field[] =>
  named.map(([name, label]) => {
    const isOptional = !required.includes(name);
    const options = heading.filter((each) => each !== "").map((each) => [each, each] as const);
    return { name, label, kind: "choice", isOptional, options: [["", isOptional ? "None" : "Choose one"], ...options] };
  });

/** The columns as named in the form. */
export const columnsIn = (values: Values): BankColumns =>
  Object.fromEntries(
    named.flatMap(([role]) => {
      const heading = values[role] ?? "";
      return heading === "" ? [] : [[role, [heading]]];
    }),
  );

/** The first lines of a file, below its headings. */
export const firstLines = ({ heading, rows }: UnknownTable): Html => {
  const columns = heading.map((each, at): Column => (at === 0 ? [each, "first"] : [each]));
  return section("lines", "First lines of the file", table("First lines of the file", columns, rows));
};
