import { pino } from "pino";

import { messageOf } from "../messages.ts";
import { problemsAt } from "./check-address.ts";
import { contentFiles, contentIn } from "./content-files.ts";
import { openTextLibrary } from "./content-library.ts";
import { formatProblem } from "./problems.ts";
import { shippedTexts } from "./shipped-texts.ts";

// `npm run content:check [folder or address]`: checks an organisation's own texts (of CONTENT_DIR by default), or the
// documents of a content service at the address for CONTENT_BASE. The access token for a service that requires a sign-in
// is in CONTENT_TOKEN. `--all` lists each text that comes from the shipped ones; `--complete` fails if one does. OWN-03
const { CONTENT_DIR, CONTENT_TOKEN: token, IDENTITY_CLIENT_ID: clientId = "guildhall-portal" } = process.env;
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

const checkFolder = async (folder: string | undefined): Promise<boolean> => {
  const log = pino({ level: "silent" });
  const library = await openTextLibrary({ folder: contentIn(folder), hasStandIns: true, isWatched: false, log });
  const { unusable, unknown } = await library.report();
  if (folder === undefined) print("The shipped content is in order.");
  if (folder === undefined) return true;
  const shipped = [...shippedTexts(contentFiles(folder).layersIn())];
  printList("Cannot be used; the shipped text takes its place", unusable.map(formatProblem));
  printList("Not known to this release; left out", unknown.map(formatProblem));
  const isAll = options.includes("--all");
  printList(
    "From the shipped texts",
    shipped.flatMap(([document, texts]) => [
      `${document}: ${texts.length}`,
      ...(isAll ? texts.map((text) => `  ${text}`) : []),
    ]),
  );
  return unusable.length === 0 && (shipped.length === 0 || !options.includes("--complete"));
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
