import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { isMap, isScalar, isSeq, parseDocument, type Node } from "yaml";

import { shippedContent } from "../../adapters/institute/platform/content/content-files.ts";
import { allMessages } from "../../domain/institute/shell/all-messages.ts";
import { choiceLists, type ChoiceList, type OrganisationLists } from "../../domain/rules/organisation-lists.ts";

/** The tag of the pseudo-language: a language with six plural forms, in which Intl writes nothing in English. LANG-09 */
export const pseudoTag = "cy";

const accents: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  y: "ý",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
};

/** Accents every vowel of a text, outside placeholders and the targets of links. */
export const accented = (text: string): string =>
  text
    .split(/(\{[^}]*\}|\]\([^)]*\)|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[aeiouyAEIOU]/g, (vowel) => accents[vowel] ?? vowel),
    )
    .join("");

const accentNode = (node: Node | null | undefined, key?: unknown): void => {
  if (isMap(node))
    for (const pair of node.items)
      accentNode(pair.value as Node | null, isScalar(pair.key) ? pair.key.value : pair.key);
  else if (isSeq(node)) for (const item of node.items) accentNode(item as Node, key);
  else if (isScalar(node) && typeof node.value === "string" && !node.tag?.startsWith("!") && key !== "href")
    node.value = accented(node.value);
};

/** The shipped texts and messages in the pseudo-language, by file name. */
export const pseudoTexts = (): ReadonlyMap<string, string> => {
  const customTags = ["!from", "!list"].map((tag) => ({ tag, resolve: (words: string) => words }));
  const files = shippedContent.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => join(folder, file)),
  );
  const texts = new Map(
    files.map((path) => {
      const document = parseDocument(readFileSync(path, "utf8"), { customTags });
      accentNode(document.contents);
      return [basename(path), document] as const;
    }),
  );
  const framework = texts.get("page-framework.yaml");
  for (const { key, english } of allMessages)
    if (typeof english === "string") framework?.setIn(["components", "messages", key], accented(english));
    else
      for (const form of ["zero", "one", "two", "few", "many", "other"])
        framework?.setIn(
          ["components", "messages", `${key}.${form}`],
          accented(form === "one" ? english.one : english.other),
        );
  return new Map([...texts].map(([file, document]) => [file, String(document)]));
};

/** The lists with labels in the pseudo-language. */
export const withPseudoLabels = (lists: OrganisationLists): OrganisationLists => ({
  ...lists,
  ...(Object.fromEntries(
    choiceLists.map((list) => [
      list,
      lists[list].map((choice) => ({ ...choice, labels: { [pseudoTag]: accented(choice.label) } })),
    ]),
  ) as unknown as Pick<OrganisationLists, ChoiceList>),
});

/** The words in a text that the pseudo-language would have accented, without data, addresses and codes. LANG-09 */
export const englishIn = (text: string, data: readonly string[]): readonly string[] =>
  data
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, said) => rest.replaceAll(said, ""), text.replaceAll("\u00a0", " "))
    .replaceAll(/https?:\S+|\S+@\S+/g, "")
    .match(/[A-Za-z]*[aeiou][A-Za-z]*/g) ?? [];

/** Writes the pseudo-language into a folder of an organisation's own texts. */
export const writePseudoTexts = (folder: string): void => {
  mkdirSync(join(folder, pseudoTag), { recursive: true });
  for (const [file, text] of pseudoTexts()) writeFileSync(join(folder, pseudoTag, file), text);
};

/** Names of months in the tag of the pseudo-language, which Intl writes without its accents. */
export const pseudoMonths = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(pseudoTag, { month: "long" }).format(new Date(2026, month)),
);
