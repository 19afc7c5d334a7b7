import { join } from "node:path";

import { choiceLists, type OrganisationLists } from "../../../../domain/rules/organisation-lists.ts";
import { primaryLanguage } from "../../../../domain/shell/language.ts";
import { readSettingsFile, settingsErrors } from "../read-settings-file.ts";
import { listsFile } from "./lists-file.ts";

/** The commented example, with which a trial starts. */
export const exampleListsFile = join(import.meta.dirname, "../../example/lists.yaml");

/** The languages of the example's labels, which a copy of it may keep without offering them. */
const exampleLanguages: readonly string[] = ["fr"];

const isOfOffered = (tag: string, offered: readonly string[]): boolean =>
  [...exampleLanguages, ...offered].some((language) => tag === language || tag === primaryLanguage(language));

/** Labels in languages that are not offered. LANG-04 */
const strayLabels = (lists: OrganisationLists, others: readonly string[]): readonly string[] =>
  choiceLists.flatMap((list) =>
    lists[list].flatMap(({ labels = {} }, at) =>
      Object.keys(labels)
        .filter((tag) => !isOfOffered(tag, others))
        .map(
          (tag) =>
            `${list}.${String(at)}.labels: ${tag} is none of the languages that BODY_FILE offers besides your own: ${others.join(", ") || "there are none"}`,
        ),
    ),
  );

/**
 * Reads the file that LISTS_FILE names; throws a SettingsError that names each wrong entry. `languages` are those that the
 * organisation offers, its own first. REAL-05, LANG-04
 */
export const readListsFile = (path: string, languages: readonly string[] = []): OrganisationLists => {
  const name = `LISTS_FILE ${path}`;
  const lists = readSettingsFile(name, path, listsFile);
  const problems = strayLabels(lists, languages.slice(1));
  if (problems.length > 0) throw settingsErrors(name, problems);
  return lists;
};

const withoutLabels = (name: string, value: unknown): unknown => (name === "labels" ? undefined : value);

/** The names of the lists that are still the example's, translated or not, in the order of the file. REAL-05 */
export const unchangedLists = (lists: OrganisationLists): readonly string[] => {
  const example = readListsFile(exampleListsFile);
  return ([...choiceLists, "titles"] as const).filter(
    (name) => JSON.stringify(lists[name], withoutLabels) === JSON.stringify(example[name], withoutLabels),
  );
};
