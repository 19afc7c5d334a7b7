import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { Option } from "commander";
import { stringify } from "csv-stringify/sync";

import { valuesByPath } from "../../../../domain/institute/kernel/change-set.ts";
import { firstDayOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { columnDescriptions } from "../../areas/records/column-descriptions.ts";
import { columnsOf, jsonSchemaOf, versionColumn, writeCell, type Line } from "../../areas/records/columns.ts";
import { recordFiles } from "../../areas/records/files.ts";
import { isVersioned, type RecordFile } from "../../areas/records/record-file.ts";
import { versionOf } from "../../areas/records/record-version.ts";
import { describeSchema, type JsonSchema } from "../../platform/describe-schema.ts";
import { makeFolder } from "../../platform/storage/folder-lock.ts";
import { writePrivateFile } from "../../platform/storage/write-private-file.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import type { RegisterCommand } from "../registry.ts";

/** Formats of exported files. */
export const exportFormats = ["csv", "ndjson"] as const;
type ExportFormat = (typeof exportFormats)[number];

const asCsv = (records: RecordFile, lines: readonly Line[]): string => {
  const columns = [...columnsOf(records.schema)];
  const versions = isVersioned(records);
  const rows = lines.map((line) => {
    const values = valuesByPath(line);
    return [
      ...columns.map(([column, kind]) => writeCell(values.get(column), kind)),
      ...(versions ? [versionOf(line)] : []),
    ];
  });
  return stringify([[...columns.map(([column]) => column), ...(versions ? [versionColumn] : [])], ...rows]);
};

// Parsed by the schema, so fields have its order.
const asNdjson = (records: RecordFile, lines: readonly Line[]): string =>
  lines
    .map((line) => {
      const version = isVersioned(records) ? { [versionColumn]: versionOf(line) } : {};
      return `${JSON.stringify({ ...records.schema.parse(line), ...version })}\n`;
    })
    .join("");

/** Exports all people and records in the import format, or the submissions and events since a day. SENT-04 */
export const exportRecords = async (
  { database, rules, print, apply }: CommandContext,
  folder: string,
  { format, since }: { readonly format: ExportFormat; readonly since?: CalendarDate },
): Promise<void> => {
  const files = since === undefined ? recordFiles : recordFiles.filter((records) => records.since !== undefined);
  let isEmpty = true;
  for (const records of files) {
    const lines =
      since === undefined ? await records.all(database) : ((await records.since?.(database, since, rules)) ?? []);
    if (lines.length === 0) continue;
    isEmpty = false;
    const path = join(folder, `${records.name}.${format}`);
    print(`${path}: ${lines.length} ${lines.length === 1 ? "record" : "records"}`);
    if (!apply) continue;
    makeFolder(folder);
    writePrivateFile(path, format === "csv" ? asCsv(records, lines) : asNdjson(records, lines));
  }
  if (isEmpty) return print("There is nothing to export.");
  print(apply ? "Done." : "Nothing has been written: this is what would happen. Add --apply to do it.");
};

const anyDay = firstDayOf(2026);

/** JSON Schema of a line; fields that an import fills in are optional. */
export const publishedSchemaOf = (records: RecordFile): JsonSchema =>
  describeSchema(
    records.name,
    jsonSchemaOf({
      ...records,
      isVersioned: isVersioned(records),
      filledIn: Object.keys(records.fillIn?.({}, { number: 1, today: anyDay }) ?? {}),
    }),
    columnDescriptions,
  );

/** Writes the JSON Schema of each file's lines. */
export const writeSchemas = (folder: string): void => {
  makeFolder(folder);
  for (const records of recordFiles)
    writeFileSync(
      join(folder, `${records.name}.schema.json`),
      `${JSON.stringify(publishedSchemaOf(records), undefined, 2)}\n`,
    );
};

/** `registrar export` and `registrar schemas` */
export const exportCommands: RegisterCommand = ({ command, program, withContext }) => {
  command("export <folder>", "write all people, records and submissions in the format of import")
    .addOption(new Option("--format <format>", "format of the files").choices(exportFormats).default("csv"))
    .option("--since <day>", "only submissions and events from this day on, such as 2026-03-04", parseDay)
    .action(
      (folder: string, options: CommonOptions & { format: (typeof exportFormats)[number]; since?: CalendarDate }) =>
        withContext(options, (context) => exportRecords(context, folder, options)),
    );

  program
    .command("schemas <folder>")
    .description("write a JSON Schema for the lines of each file")
    .action(writeSchemas);
};
