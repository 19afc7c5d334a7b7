import type { PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { runImport } from "../../areas/records/apply-import.ts";
import { columnsOf } from "../../areas/records/columns.ts";
import { FaultyFilesError } from "../../areas/records/faults.ts";
import { recordFiles } from "../../areas/records/files.ts";
import { changesIn, ImportCounts, readImport, recordsNamed } from "../../areas/records/import-file.ts";
import type { ImportFile } from "../../areas/records/plan.ts";
import { undoImport, type SkippedChange } from "../../areas/records/undo-import.ts";
import { RefusalError, unknownAddress } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { utf8Text } from "../../platform/read-text.ts";
import { subjectOf, valueInWords } from "../../platform/storage/change-words.ts";
import { importOf, type AppliedImport } from "../../platform/storage/imports.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { staffNameOf } from "../case-words.ts";
import type { Subject } from "../change-form.ts";
import { doneNote, empty, facts, pageLinks, placeIn, section, table, type Column, type Words } from "../components.ts";
import { dropDeskFile, type DeskFile } from "../desk-files.store.ts";
import { formActions } from "../form-actions.ts";
import { fileForm, fileIn } from "../uploads.ts";
import type { Visit } from "../visit.ts";
import { importLists } from "./import-lists.ts";
import { personAddress } from "./people.ts";

const pageSize = 200;
const byName = "name";

/** The changes of an import or its undo, and those that an undo skips. */
interface Changes {
  readonly counts: ImportCounts;
  readonly changes: readonly PersonChange[];
  readonly left: readonly SkippedChange[];
}

/** The number of a person, which leads to their page unless the import adds them. */
const personCell = (visit: Visit, { customerId }: PersonChange, added: ReadonlySet<string>): Words =>
  added.has(customerId) ? customerId : html`<a class="to" href="${personAddress(visit, customerId)}">${customerId}</a>`;

const columns: readonly Column[] = [["Person", "first"], ["What"], ["Before"], ["After"]];

/** The changes by person, some at a time, with those that stay; undefined without any. CORR-04 */
const renderChanges = (visit: Visit, { counts, changes, left }: Changes): Html | undefined => {
  if (changes.length === 0 && left.length === 0) return undefined;
  const { rules, query } = visit;
  const after = placeIn(query);
  const newcomers = changes.filter(
    (change) => change.kind === "people" && change.column === "" && change.before === undefined,
  );
  const added = new Set(newcomers.map(({ customerId }) => customerId));
  const value = (each: unknown): string => valueInWords(each, rules);
  return html`${table(
    "Summary of the import",
    [
      ["Records", "first"],
      ["New", "figure"],
      ["Changed", "figure"],
      ["Unchanged", "figure"],
      ["Removed", "figure"],
    ],
    counts.rows.map(([name, ...numbers]) => [name, ...numbers.map(String)]),
  )}
  ${changes.length > pageSize ? html`<p>The import is applied in one go. Members who save something meanwhile wait up to five seconds, and are then asked to try again.</p>` : undefined}
  ${
    changes.length === 0
      ? empty("No changes.", "Everything stays as it is.")
      : section(
          "changes",
          "Changes",
          table(
            "Changes by person",
            columns,
            changes
              .slice(after, after + pageSize)
              .map((change) => [
                personCell(visit, change, added),
                subjectOf(change),
                value(change.before),
                value(change.after),
              ]),
          ),
        )
  }
  ${
    left.length === 0
      ? undefined
      : section(
          "left",
          "Not undone",
          table(
            "Changes that are not undone",
            [["Person", "first"], ["What"], ["Now"], ["Before the import"], ["Why"]],
            left
              .slice(after, after + pageSize)
              .map((change) => [
                personCell(visit, change, added),
                subjectOf(change),
                value(change.now),
                value(change.before),
                change.why,
              ]),
          ),
        )
  }
  ${pageLinks(after, pageSize, Math.max(changes.length, left.length) > after + pageSize, (place) => `?after=${place}`)}`;
};

/** The text and the kind of a given file; throws a refusal for another file. */
const givenImport = async ({ by }: Visit, { name, bytes, answers }: Omit<DeskFile, "fileId">): Promise<ImportFile> => {
  const chosen = answers["kind"] ?? byName;
  const records = recordsNamed(chosen === byName ? name : chosen);
  if (!records)
    throw new RefusalError(
      "unacceptable",
      "NO_KIND",
      "The file name does not say what kind of file it is. Choose one.",
    );
  let text: string;
  try {
    text = utf8Text(bytes).normalize("NFC");
  } catch (error) {
    throw new RefusalError("unacceptable", "NO_TEXT", (error as Error).message);
  }
  return readImport(records, name, text, by);
};

const imported = async (
  context: Visit,
  file: Omit<DeskFile, "fileId">,
  { database, isStoring }: { readonly database: Database; readonly isStoring: boolean },
): Promise<Changes> => {
  const counts = new ImportCounts();
  const changes: PersonChange[] = [];
  const given = await givenImport(context, file);
  await runImport(context, database, {
    files: [() => given],
    isSynchronising: false,
    isStoring,
    names: [file.name],
    onBatch: (batch) => counts.add(batch),
    onChanges: (some) => changes.push(...some),
  });
  return { counts, changes, left: [] };
};

/** The columns of each kind of file, for those who make one. */
const columnsOfFiles = html`<details>
    <summary>Columns of each kind of file</summary>
    ${facts(recordFiles.map(({ name, schema }) => [name, [...columnsOf(schema).keys()].join(", ")]))}
  </details>`;

/** Takes a file of records; one with faults is refused line by line. CORR-04, DESK-09 */
export const importForm = fileForm({
  path: "/files",
  entry: "files",
  role: "admin",
  heading: "Files",
  lede: "Import people and records from a table (.csv) or lines of JSON (.ndjson). Columns can be in any order, and only the columns in the file are changed.",
  accept: ".csv,.ndjson",
  above: ({ query }) =>
    query.has("done")
      ? doneNote(query.get("done") === "undo" ? "The import is undone." : "The file is imported.")
      : undefined,
  below: async (visit) => html`${columnsOfFiles}${await importLists(visit)}`,
  fields: [
    {
      name: "kind",
      label: "Kind of file",
      kind: "choice",
      options: [
        [byName, "As the file name says, such as people.csv"],
        ...recordFiles.map(({ name }) => [name, name] as const),
      ],
    },
  ],
  faults: async (visit, file) => {
    try {
      await imported(visit, file, { database: visit.database, isStoring: false });
      return [];
    } catch (error) {
      if (error instanceof FaultyFilesError) return error.lines;
      if (error instanceof RefusalError) return [error.message];
      throw error;
    }
  },
  next: () => "import",
});

const importing: Subject<DeskFile> = {
  entry: "files",
  path: "/files/:parameter",
  find: fileIn,
  running: () => html`<a href="/desk/files">Files</a>`,
  name: (_visit, { name }) => name,
  done: () => "/desk/files?done=import",
};

/** Imports a file after its changes were shown by person. CORR-04, DESK-03, DESK-09 */
export const importActions = formActions(importing, [
  {
    path: "import",
    heading: "Import a file",
    lede: "",
    role: "admin",
    isPreviewedAtOnce: true,
    isHeavy: true,
    fields: () => [],
    plan: async (context, file) =>
      renderChanges(context, await imported(context, file, { database: context.database, isStoring: false })),
    use: async (context, file) => {
      const changes = await imported(context, file, { database: context.database, isStoring: true });
      await dropDeskFile(context.database, file.fileId);
      return renderChanges(context, changes);
    },
    words: () => "is imported",
    button: "Import the file",
    recorded: (_values, _visit, { name }) => `imported the file ${name}`,
  },
]);

const undoing: Subject<AppliedImport> = {
  entry: "files",
  path: "/files/:parameter",
  find: async ({ database, parameter }) => {
    const found = /^\d{1,9}$/.test(parameter) ? await importOf(database, Number(parameter)) : undefined;
    if (!found) throw unknownAddress();
    return found;
  },
  running: () => html`<a href="/desk/files">Files</a>`,
  name: ({ rules }, { number, importedAt, importedBy }) =>
    `Import ${number} of ${displayInstant(importedAt, rules)}, by ${staffNameOf(importedBy)},`,
  isOpen: ({ undoneBy }) => undoneBy === undefined,
  done: () => "/desk/files?done=undo",
};

/** Undoes an import, except for values that were changed since. CORR-04, DESK-09 */
export const importUndoing = formActions(undoing, [
  {
    path: "undo",
    heading: "Undo an import",
    lede: "Values that were changed since then are kept, and listed.",
    role: "admin",
    isPreviewedAtOnce: true,
    isHeavy: true,
    fields: () => [],
    use: async (context, { number, undoneBy }) => {
      if (undoneBy !== undefined)
        throw new RefusalError("conflict", "UNDONE", `Import ${number} was undone by import ${undoneBy}.`);
      const counts = new ImportCounts();
      const changes: PersonChange[] = [];
      const left: SkippedChange[] = [];
      await undoImport(context, context.database, number, {
        onKind: () => undefined,
        onBatch: (batch) => {
          counts.add(batch);
          changes.push(...changesIn(batch));
          left.push(...batch.left);
        },
      });
      return renderChanges(context, { counts, changes, left });
    },
    words: () => "is undone",
    button: "Undo the import",
    recorded: (_values, _visit, { number }) => `undid import ${String(number)}`,
  },
]);
