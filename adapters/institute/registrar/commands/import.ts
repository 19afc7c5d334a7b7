import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";

import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { runImport } from "../../areas/records/apply-import.ts";
import { recordFiles } from "../../areas/records/files.ts";
import { ImportCounts, importFileOf, recordsNamed } from "../../areas/records/import-file.ts";
import type { ImportFile } from "../../areas/records/plan.ts";
import { undoImport } from "../../areas/records/undo-import.ts";
import { subjectOf, valueInWords } from "../../platform/storage/change-words.ts";
import { importOf } from "../../platform/storage/imports.store.ts";
import { inTransaction, type Database } from "../../platform/storage/storage.ts";
import {
  CommandError,
  inOneTransaction,
  type CommandContext,
  type CommonOptions,
  type Print,
} from "../command-context.ts";
import { pluralise } from "../pluralise.ts";
import { printTable } from "../print-table.ts";
import { progressOf, type Progress } from "../progress.ts";
import { readTextFile } from "../read-text-file.ts";
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
  const records = recordsNamed(basename(path));
  if (records) return records;
  throw new CommandError(
    `${path} is not a record file. Record files are called ${recordFiles.map((known) => known.name).join(", ")}, each with .csv or .ndjson.`,
  );
};

/** The files of an import in the order of storing, each read when it is opened, and their names. */
const filesOf = (paths: readonly string[]): { files: readonly (() => ImportFile)[]; names: readonly string[] } => {
  const files = paths.flatMap(filesIn).map((path) => ({ path, records: recordsIn(path) }));
  const twice = files.find(({ records }, index) => files.findIndex((other) => other.records === records) !== index);
  if (twice) throw new CommandError(`${twice.records.name} is given twice.`);
  if (files.length === 0) throw new CommandError(`There is no record file in ${paths.join(", ")}.`);
  const inOrder = files.toSorted((one, other) => recordFiles.indexOf(one.records) - recordFiles.indexOf(other.records));
  return {
    names: inOrder.map(({ path }) => basename(path)),
    files: inOrder.map(
      ({ path, records }) =>
        () =>
          importFileOf(records, basename(path), readTextFile(path)),
    ),
  };
};

const printCounts = (print: Print, counts: ImportCounts): void =>
  printTable(
    print,
    ["", "new", "changed", "unchanged", "removed"],
    counts.rows.map(([name, ...numbers]) => [name, ...numbers.map(String)]),
  );

/** Changes that are listed without --rows. */
const fewRows = 25;
/** Letters of a value among the first few changes; --rows prints values whole. */
const fewLetters = 60;
const shortened = (cell: string): string => (cell.length > fewLetters ? `${cell.slice(0, fewLetters - 1)}…` : cell);
/** Rows of a table that is printed before the next ones are known. */
const manyRows = 400;

/** A table of changes: the first few, or each with --rows. */
class ChangeRows {
  readonly #head: readonly string[];
  readonly #print: Print;
  readonly #isWhole: boolean;
  #rows: (readonly string[])[] = [];
  #count = 0;

  constructor(print: Print, head: readonly string[], { rows = false }: Pick<ImportOptions, "rows">) {
    this.#print = print;
    this.#head = head;
    this.#isWhole = rows;
  }

  add<Change>(changes: readonly Change[], rowOf: (change: Change) => readonly string[]): void {
    this.#count += changes.length;
    if (this.#isWhole) this.#rows.push(...changes.map(rowOf));
    else
      for (const change of changes.slice(0, fewRows - this.#rows.length)) this.#rows.push(rowOf(change).map(shortened));
    if (this.#isWhole && this.#rows.length >= manyRows) this.#flush();
  }

  end(): void {
    this.#flush();
    if (!this.#isWhole && this.#count > fewRows)
      this.#print(`and ${pluralise(this.#count - fewRows, "more change")}: --rows lists all.`);
  }

  #flush(): void {
    if (this.#rows.length > 0) printTable(this.#print, this.#head, this.#rows);
    this.#rows = [];
  }
}

export interface ImportOptions {
  readonly sync?: boolean;
  readonly rows?: boolean;
}

const nothingChanged = "Nothing has changed: this is what would happen. Add --apply to do it.";

/**
 * Imports people and their records in one transaction; a dry run shows the changes, value by value, and locks nothing.
 * CORR-04
 */
export const importRecords = async (
  context: CommandContext,
  paths: readonly string[],
  options: ImportOptions,
): Promise<void> => {
  const { database, print, apply, rules } = context;
  const { files, names } = filesOf(paths);
  const run = async (within: Database): Promise<void> => {
    const counts = new ImportCounts();
    const rows = new ChangeRows(print, ["Person", "What", "Before", "After"], options);
    let progress: Progress | undefined;
    const number = await runImport(context, within, {
      files,
      isSynchronising: options.sync === true,
      isStoring: apply,
      names,
      onFile: ({ records, count }) => {
        progress?.end();
        progress = progressOf(`lines of ${records.name}`, count);
      },
      onBatch: (batch) => {
        progress?.add(batch.added.length + batch.changed.length + batch.unchanged);
        counts.add(batch);
      },
      onChanges: (changes) =>
        rows.add(changes, (change) => [
          change.customerId,
          subjectOf(change),
          valueInWords(change.before, rules),
          valueInWords(change.after, rules),
        ]),
    }).finally(() => progress?.end());
    rows.end();
    printCounts(print, counts);
    if (!apply) print(nothingChanged);
    else if (number === undefined) print("Nothing differs from what is stored.");
    else print(`This is import ${String(number)}: “import undo ${String(number)}” undoes it.`);
  };
  if (!apply) return run(database);
  await inTransaction(database, run);
  print("Done.");
};

/** Takes back an import, except for values that were changed since, and lists those. CORR-04 */
export const undoImportOf = (context: CommandContext, number: number, options: ImportOptions) =>
  inOneTransaction(context, async (database) => {
    const { print, rules } = context;
    const found = await importOf(database, number);
    if (!found)
      throw new CommandError(
        `There is no import ${String(number)}. Each import prints its number; history shows it too.`,
      );
    if (found.undoneBy !== undefined)
      throw new CommandError(`Import ${String(number)} was undone by import ${String(found.undoneBy)}.`);
    print(`Import ${String(number)} of ${displayInstant(found.importedAt, rules)}, by ${found.importedBy}:`);
    const counts = new ImportCounts();
    const rows = new ChangeRows(print, ["Person", "What", "Now", "Before the import", "Why it is not undone"], options);
    let progress: Progress | undefined;
    let left = 0;
    const undoneBy = await undoImport(context, database, number, {
      onKind: (name, people) => {
        progress?.end();
        progress = progressOf(`people of ${name}`, people);
      },
      onBatch: (batch, people) => {
        progress?.add(people);
        counts.add(batch);
        left += batch.left.length;
        rows.add(batch.left, (change) => [
          change.customerId,
          subjectOf(change),
          valueInWords(change.now, rules),
          valueInWords(change.before, rules),
          change.why,
        ]);
      },
    }).finally(() => progress?.end());
    printCounts(print, counts);
    print(left === 0 ? "All of it is undone." : `${pluralise(left, "change is", "changes are")} not undone:`);
    rows.end();
    if (undoneBy !== undefined && context.apply)
      print(`This is import ${String(undoneBy)}, which can itself be undone.`);
  });

const importNumberOf = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandError(`${text} is not the number of an import.`);
  return Number(text);
};

/** `registrar import` and `registrar import undo` */
export const importCommand: RegisterCommand = ({ command, withContext }) => {
  const within = command(
    "import <paths...>",
    "import people and their records, from a folder or from files of CSV or NDJSON",
  )
    .helpCommand(false)
    .option("--rows", "list every change, with the values before and after")
    .option("--sync", "remove records that the files lack, and close the accounts of people that they lack")
    .action((paths: string[], options: CommonOptions & ImportOptions) =>
      withContext(options, (context) => importRecords(context, paths, options)),
    );
  command("undo <number>", "undo an import, except for values that were changed since", within)
    .option("--rows", "list every change that is not undone")
    .action((number: string, options: CommonOptions & ImportOptions) =>
      withContext(options, (context) => undoImportOf(context, importNumberOf(number), options)),
    );
};
