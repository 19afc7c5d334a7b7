import { rolesOf } from "../../../../domain/customer/roles.ts";
import { calendarDate, dayOf, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { amountOf, displayPrice } from "../../../../domain/kernel/money.ts";
import { codeInWords, fieldInWords, linesOf, omissions } from "../../../../domain/my-details/personal-data.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { LoadedDocument } from "../../platform/content/document-shapes.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { LetterContent, Section } from "../../platform/paper/letter.ts";
import { fillLines, type PaperWords } from "../../platform/paper/paper-texts.ts";
import type { TableSection } from "../../platform/paper/table.ts";
import type { ColumnKind, HeldColumn } from "../../platform/storage/columns.ts";
import { heldColumnsOf, type Table } from "../../platform/storage/define-table.ts";
import { heldTables, tableGroups } from "../tables.ts";
import type { HeldRow, HeldRows } from "./personal-data.schema.ts";

type Words = PaperWords<"paper-personal-data", OrganisationRules>;
type Texts = LoadedDocument<"paper-personal-data">;

/** The form of values on paper. */
interface Style {
  readonly texts: Texts;
  readonly institute: string;
  readonly rules: OrganisationRules;
}

/** Maximum number of columns drawn as a table; rows of wider tables are drawn as lists. */
const mostColumns = 7;

const printable = (value: unknown): string => String(value).replaceAll(/[^\S\n ]/g, " ");

/** A code in the words of the texts, or made of the code itself. */
const codeWords = (value: unknown, { texts }: Style): string =>
  texts.codes[String(value)] ?? codeInWords(String(value));

/** Several words in capitals, such as "SMALL_PRACTICE". */
const isCode = (value: string): boolean => /^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(value);

/** A single value within stored JSON. */
const storedInWords = (value: unknown, style: Style): string => {
  const { texts, rules } = style;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  const stored = String(value);
  const day = calendarDate(stored);
  if (day) return displayDate(day, rules);
  const [role] = rolesOf([stored]);
  if (role !== undefined) return codeWords(role, style);
  const isInCapitals = /^[A-Z0-9_]+$/.test(stored);
  return isCode(stored) || (isInCapitals && Object.hasOwn(texts.codes, stored))
    ? codeWords(stored, style)
    : printable(stored);
};

const inWords: Readonly<Record<ColumnKind, (value: unknown, style: Style) => string>> = {
  text: printable,
  code: codeWords,
  number: printable,
  message: printable,
  day: (value, { rules }) => displayDate(value as CalendarDate, rules),
  instant: (value, { rules }) => displayInstant(new Date(String(value)), rules),
  amount: (value, { rules }) => {
    const text = String(value);
    const pence = amountOf(text.replace("-", "")) ?? 0;
    return displayPrice(text.startsWith("-") ? -pence : pence, rules, "forced");
  },
  "yes or no": (value, { texts }) => (value === true ? texts.yes : texts.no),
  author: (value, { texts, institute }) =>
    value === "person" ? texts.person : fillLine(texts.organisation, { institute }),
  json: (value, style) =>
    linesOf(value, {
      value: (each) => storedInWords(each, style),
      line: (path, words) =>
        fillLine(style.texts.labelled, { label: style.texts.fields[path] ?? fieldInWords(path), words }),
    }).join("\n"),
};

/** The columns on paper: the ID is at the head. */
const columnsOnPaper = (table: Table) => heldColumnsOf(table).filter(([name]) => name !== "customerId");

const isLong = ([, { kind }]: readonly [string, HeldColumn]): boolean => kind === "json" || kind === "message";

/** The rows of a table under its heading: one table if it is narrow, otherwise a list for each row. */
const sectionsOf = (table: Table, rows: readonly HeldRow[], style: Style): readonly (Section | TableSection)[] => {
  const { texts } = style;
  const { heading = fieldInWords(table.name), columns: labels } = texts.tables[table.name] ?? {};
  const columns = columnsOnPaper(table);
  const textOf = (row: HeldRow, [name, { kind }]: readonly [string, HeldColumn]): string =>
    row[name] === null ? "" : inWords[kind](row[name], style);
  const labelOf = ([name]: readonly [string, HeldColumn]): string => labels?.[name] ?? fieldInWords(name);
  if (columns.length === 0) return [{ heading, facts: [[texts.count, String(rows.length)]] }];
  if (columns.length <= mostColumns && !columns.some(isLong))
    return [
      { heading, columns: columns.map(labelOf), rows: rows.map((row) => columns.map((column) => textOf(row, column))) },
    ];
  return rows.map((row, index) => ({
    heading:
      rows.length === 1
        ? heading
        : fillLine(texts.row, { heading, number: String(index + 1), count: String(rows.length) }),
    facts: columns.map((column): Fact => [labelOf(column), textOf(row, column)]).filter(([, value]) => value !== ""),
  }));
};

/** The data that is withheld, with the reasons. The file names each column. */
const leftOutOf = ({ leftOut: words }: Texts): Section => ({
  heading: words.heading,
  facts: omissions.map((because): Fact => [words.named[because], words[because]]),
});

/** The tables with rows, by group; groups without rows are left out. */
const groupedTables = (rows: HeldRows) =>
  tableGroups
    .map(([group, tables]) => ({
      group,
      tables: tables.filter(({ name }: Table) => (rows[name] ?? []).length > 0),
    }))
    .filter(({ tables }) => tables.length > 0);

/** The subject of the document, and the time of reading. */
interface DataOnPaper extends Pick<Style, "institute"> {
  readonly name: string;
  readonly customerId: string;
  readonly now: Date;
  readonly rows: HeldRows;
}

const letterOf = (
  { texts, frame, rules }: Words,
  { name, customerId, now, rows, institute }: DataOnPaper,
): LetterContent => {
  const values = { institute, date: displayDate(dayOf(now, rules), rules) };
  const empty = heldTables.filter(({ name: table }) => (rows[table] ?? []).length === 0);
  const headings = empty.map(({ name: table }) => texts.tables[table]?.heading ?? fieldInWords(table)).join(", ");
  return {
    title: texts.title,
    pageNumber: texts.pageNumber,
    paragraphs: fillLines(texts.paragraphs, values),
    facts: [
      [frame.name, name],
      [frame.id, customerId],
    ],
    sections: [
      ...groupedTables(rows).flatMap(({ group, tables }) =>
        tables
          .flatMap((table) => sectionsOf(table, rows[table.name] ?? [], { texts, institute, rules }))
          .map((section, index) => (index === 0 ? { ...section, group: texts.groups[group] } : section)),
      ),
      { ...leftOutOf(texts), group: texts.leftOut.heading },
    ],
    closing: [...(empty.length > 0 ? [fillLine(texts.empty, { headings })] : []), ...fillLines(texts.closing, values)],
  };
};

/** In place of a character that papers cannot print. */
const mark = "?";

/** All data held about a person as a printable document. DATA-01 */
export const personalDataLetter = (words: Words, data: DataOnPaper): LetterContent => ({
  ...letterOf(words, data),
  unprintable: { mark, note: fillLine(words.texts.unprintable, { mark }) },
});
