import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { latestImports, type AppliedImport } from "../../platform/storage/imports.store.ts";
import { staffNameOf } from "../case-words.ts";
import { empty, section, table, type Words } from "../components.ts";
import type { Visit } from "../visit.ts";

const listedImports = 60;

const changed = (numbers: readonly (readonly [count: number, words: string])[]): string =>
  numbers
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(", ");

/** The kinds of records that an import changed, each with its numbers. */
const contents = ({ counts }: AppliedImport): Words =>
  counts === undefined
    ? html`<span class="soft">Not on record</span>`
    : counts
        .map(
          (each) =>
            `${each.kind}: ${changed([
              [each.added, "new"],
              [each.changed, "changed"],
              [each.removed, "removed"],
            ])}`,
        )
        .join("; ");

const nameOfImport = ({ files, undoes }: AppliedImport): string => {
  if (undoes !== null) return `Undo of import ${undoes}`;
  return files?.join(", ") ?? "Not on record";
};

const stateOfImport = ({ number, undoneBy }: AppliedImport): Words =>
  undoneBy === undefined
    ? html`<a class="to" href="/desk/files/${String(number)}/undo">Undo<span class="hidden"> import ${String(number)}</span></a>`
    : `Undone by import ${String(undoneBy)}`;

const importsTable = (caption: string, found: readonly AppliedImport[], { rules }: Visit): Html =>
  table(
    caption,
    [["Number", "first"], ["What"], ["Changes"], ["When"], ["By"], ["Status"]],
    found.map((each) => [
      String(each.number),
      each.undoes === null && each.files?.length === 0 ? "A correction" : nameOfImport(each),
      contents(each),
      displayInstant(each.importedAt, rules),
      staffNameOf(each.importedBy),
      stateOfImport(each),
    ]),
  );

/** Imports of files, and apart from them the corrections in forms; both are numbered together. DESK-09 */
export const importLists = async (visit: Visit): Promise<Html> => {
  const ofFiles = await latestImports(visit.database, "files", listedImports);
  const inForms = await latestImports(visit.database, "forms", listedImports);
  return html`${section(
    "imports",
    "Imports",
    ofFiles.length === 0
      ? empty("No imports yet.", "Imports appear here with their number, and can be undone.")
      : importsTable("Imports", ofFiles, visit),
  )}${
    inForms.length === 0
      ? undefined
      : section(
          "corrections",
          "Corrections at the desk",
          html`<p>Imports and corrections are numbered in one series.</p>
            ${importsTable("Corrections at the desk", inForms, visit)}`,
        )
  }`;
};
