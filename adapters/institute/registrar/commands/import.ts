import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";

import { CommandError, type CommandContext, type CommonOptions } from "../command-context.ts";
import { progressOf } from "../progress.ts";
import { applyImport, changesOf } from "../records/apply-import.ts";
import { refuseFaults, type Fault } from "../records/faults.ts";
import { recordFiles } from "../records/files.ts";
import { changedColumns, keyOf, planImport, readStored, type FilePlan, type Import } from "../records/plan.ts";
import { readRecords } from "../records/read-file.ts";
import { textOf } from "../records/text-of.ts";
import type { RegisterCommand } from "../registry.ts";

const endings = [".csv", ".ndjson"];

const filesIn = (path: string): readonly string[] => {
  if (!existsSync(path)) throw new CommandError(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(path, name));
};

const recordsIn = (path: string) => {
  const name = basename(path).replace(/\.(csv|ndjson)$/, "");
  const records = recordFiles.find((known) => known.name === name);
  if (records) return records;
  throw new CommandError(
    `${path} is no file of records. They are called ${recordFiles.map((known) => known.name).join(", ")}, each with .csv or .ndjson.`,
  );
};

const readAll = (paths: readonly string[]): readonly Import[] => {
  const files = paths.flatMap(filesIn).map((path) => ({ path, records: recordsIn(path) }));
  const twice = files.find(({ records }, index) => files.findIndex((other) => other.records === records) !== index);
  if (twice) throw new CommandError(`${twice.records.name} is given twice.`);
  if (files.length === 0) throw new CommandError(`There is no file of records in ${paths.join(", ")}.`);
  const faults: Fault[] = [];
  const imports = files
    .sort((one, other) => recordFiles.indexOf(one.records) - recordFiles.indexOf(other.records))
    .map(({ path, records }) => {
      const file = basename(path);
      const read = readRecords(file, textOf(path), records);
      faults.push(...read.faults);
      return { records, file, lines: read.lines };
    });
  return faults.length > 0 ? refuseFaults(faults) : imports;
};

const tellRows = ({ print }: CommandContext, plan: FilePlan, isSynchronising: boolean): void => {
  const { records } = plan;
  const { put, removed } = changesOf(plan, isSynchronising);
  for (const change of put) {
    const key = keyOf(records.key, change.line);
    print(
      change.before
        ? `  ${records.name} ${key}: changes ${changedColumns(change).join(", ")}`
        : `  ${records.name} ${key}: new`,
    );
  }
  for (const line of removed) print(`  ${records.name} ${keyOf(records.key, line)}: removed`);
};

const tellCounts = ({ print }: CommandContext, plans: readonly FilePlan[], isSynchronising: boolean): void => {
  const width = Math.max(...plans.map(({ records }) => records.name.length));
  const column = (value: string | number) => String(value).padStart(10);
  print(
    `${"".padEnd(width)}${["new", "changed", "unchanged", isSynchronising ? "removed" : "left alone"].map((name) => ` ${column(name)}`).join("")}`,
  );
  for (const { records, added, changed, unchanged, leftOut } of plans)
    print(
      `${records.name.padEnd(width)}${[added.length, changed.length, unchanged, leftOut.length].map((value) => ` ${column(value)}`).join("")}`,
    );
};

export interface ImportOptions {
  readonly sync?: boolean;
  readonly rows?: boolean;
}

/** Imports people and their records in one transaction; a dry run shows the changes. */
export const importRecords = async (
  context: CommandContext,
  paths: readonly string[],
  options: ImportOptions,
): Promise<void> => {
  const { database, print, apply } = context;
  const isSynchronising = options.sync === true;
  const imports = readAll(paths);
  const plan = planImport(imports, await readStored(database, recordFiles), context);
  if (plan.faults.length > 0) refuseFaults(plan.faults);
  if (options.rows) for (const each of plan.files) tellRows(context, each, isSynchronising);
  tellCounts(context, plan.files, isSynchronising);
  if (!apply) return print("Nothing was changed: this is what would be done. Add --apply to do it.");

  const steps = plan.files.map((each) => changesOf(each, isSynchronising));
  const total = steps.reduce((sum, { put, removed }) => sum + put.length + removed.length, 0);
  const progress = progressOf("records", total);
  try {
    await database.transaction().execute((transaction) =>
      applyImport(plan.files, {
        ...context,
        database: transaction,
        isSynchronising,
        onProgress: progress.add,
      }),
    );
  } finally {
    progress.end();
  }
  print("Done.");
};

/** `registrar import` */
export const importCommand: RegisterCommand = ({ command, withContext }) => {
  command("import <paths...>", "import people and their records, from a folder or from files of CSV or NDJSON")
    .option("--rows", "show each record that is new or changes")
    .option("--sync", "remove records that the files lack, and close the accounts of people that they lack")
    .action((paths: string[], options: CommonOptions & ImportOptions) =>
      withContext(options, (context) => importRecords(context, paths, options)),
    );
};
