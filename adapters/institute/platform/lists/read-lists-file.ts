import { join } from "node:path";

import { choiceLists, type OrganisationLists } from "../../../../domain/rules/organisation-lists.ts";
import { readSettingsFile } from "../read-settings-file.ts";
import { listsFile } from "./lists-file.ts";

/** The commented example, with which a trial starts. */
export const exampleListsFile = join(import.meta.dirname, "../../example/lists.yaml");

/** Reads the file that LISTS_FILE names; throws a SettingsError that names each wrong entry. REAL-05 */
export const readListsFile = (path: string): OrganisationLists =>
  readSettingsFile(`LISTS_FILE ${path}`, path, listsFile);

/** The names of the lists that are still the example's, in the order of the file. REAL-05 */
export const unchangedLists = (lists: OrganisationLists): readonly string[] => {
  const example = readListsFile(exampleListsFile);
  return ([...choiceLists, "titles"] as const).filter(
    (name) => JSON.stringify(lists[name]) === JSON.stringify(example[name]),
  );
};
