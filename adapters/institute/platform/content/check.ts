import { pino } from "pino";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { languagesOf } from "../../../contract/organisation.ts";
import { readBodyFile } from "../body/read-body-file.ts";
import { messageOf } from "../messages.ts";
import { problemsAt } from "./check-address.ts";
import { allDocuments, contentFiles, contentIn, languagesIn } from "./content-files.ts";
import { openTextLibrary, type ServedTexts } from "./content-library.ts";
import { formatProblem } from "./problems.ts";
import { shippedTexts } from "./shipped-texts.ts";

// `npm run content:check [folder or address]`: checks an organisation's own texts (of CONTENT_DIR by default), or the
// documents of a content service at the address for CONTENT_BASE. The access token for a service that requires a sign-in
// is in CONTENT_TOKEN. `--all` lists each text that comes from the shipped ones; `--complete` fails if one does. The
// languages are those of BODY_FILE, or else of the folder. OWN-03, LANG-05
const { BODY_FILE, CONTENT_DIR, CONTENT_TOKEN: token, IDENTITY_CLIENT_ID: clientId = "guildhall-portal" } = process.env;
const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const place = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? CONTENT_DIR;

const print = (words: string): void => void process.stdout.write(`${words}\n`);

const printList = (heading: string, lines: readonly string[]): void => {
  print(lines.length === 0 ? `${heading}: nothing.` : `${heading}:`);
  for (const line of lines) print(`  ${line}`);
};

const checkAddress = async (base: string): Promise<boolean> => {
  const problems = await problemsAt({ base: base.replace(/\/+$/, ""), token, clientId });
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length === 0) print(`The content at ${base} is in order.`);
  return problems.length === 0;
};

const languagesWith = (folder: string | undefined): readonly string[] => {
  if (BODY_FILE !== undefined) return languagesOf(readBodyFile(BODY_FILE, false));
  return ["en", ...(folder === undefined ? [] : languagesIn(folder))];
};

/** The texts of each document that a language lacks, in any variant. */
const lackingIn = async (library: ServedTexts, language: string) => {
  const lacking = allDocuments.map(async (name) => {
    const variants = [undefined, ...userTypes].map((type) => library.served(name, type, language));
    const texts = (await Promise.all(variants)).flatMap(({ untranslated = [] }) => untranslated);
    return [name, [...new Set(texts)]] as const;
  });
  return (await Promise.all(lacking)).filter(([, texts]) => texts.length > 0);
};

const printTexts = (heading: string, documents: readonly (readonly [string, readonly string[]])[]): void => {
  const isAll = options.includes("--all");
  printList(
    heading,
    documents.flatMap(([document, texts]) => [
      `${document}: ${texts.length}`,
      ...(isAll ? texts.map((text) => `  ${text}`) : []),
    ]),
  );
};

const checkFolder = async (folder: string | undefined): Promise<boolean> => {
  const log = pino({ level: "silent" });
  const languages = languagesWith(contentIn(folder));
  const library = await openTextLibrary({ folder, languages, hasStandIns: true, isWatched: false, log });
  const { unusable, unknown } = await library.report();
  if (folder === undefined) print("The shipped content is in order.");
  if (folder === undefined) return true;
  const shipped = [...shippedTexts(contentFiles(folder, languages).layersIn())];
  printList("Cannot be used; the shipped text takes its place", unusable.map(formatProblem));
  printList("Not known to this release; left out", unknown.map(formatProblem));
  printTexts("From the shipped texts", shipped);
  const isMissing = [shipped.length > 0];
  for (const language of languages.slice(1)) {
    const lacking = await lackingIn(library, language);
    printTexts(`Not in ${language}; the own language takes its place`, lacking);
    isMissing.push(lacking.length > 0);
  }
  return unusable.length === 0 && !(isMissing.includes(true) && options.includes("--complete"));
};

try {
  const unknownOption = options.find((option) => option !== "--all" && option !== "--complete");
  if (unknownOption !== undefined)
    throw new Error(`There is no option ${unknownOption}. There are --all and --complete.`);
  const isInOrder = await (place !== undefined && /^https?:/.test(place) ? checkAddress(place) : checkFolder(place));
  process.exitCode = isInOrder ? 0 : 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
