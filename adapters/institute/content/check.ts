import { contentIn, openContentLibrary } from "./content-library.ts";
import { pino } from "pino";

/** `npm run content:check [folder]`: says what is wrong in the content files, or that all is well. */
const folder = process.argv[2];

try {
  await openContentLibrary({ folders: contentIn(folder), isWatched: false, log: pino({ level: "silent" }) });
  process.stdout.write(`The content ${folder === undefined ? "of all areas" : `in ${folder}`} is in order.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
