import { pino } from "pino";

import { messageOf } from "../messages.ts";
import { problemsAt } from "./check-address.ts";
import { contentIn, openContentLibrary } from "./content-library.ts";

// `npm run content:check [folder or address]`: says what is wrong in the content files (of CONTENT_DIR where that is
// set), or in what a content
// service answers at the address that CONTENT_BASE would name, or that all is well. A service that demands a
// sign-in is asked with the access token in CONTENT_TOKEN.
const { CONTENT_DIR, CONTENT_TOKEN: token, IDENTITY_CLIENT_ID: clientId = "guildhall-portal" } = process.env;
const place = process.argv[2] ?? CONTENT_DIR;

const check = async (): Promise<void> => {
  if (place === undefined || !/^https?:/.test(place)) {
    await openContentLibrary({ folders: contentIn(place), isWatched: false, log: pino({ level: "silent" }) });
    return;
  }
  const problems = await problemsAt({ base: place.replace(/\/+$/, ""), token, clientId });
  if (problems.length > 0) throw new Error(problems.join("\n"));
};

try {
  await check();
  process.stdout.write(`The content ${place === undefined ? "of all areas" : `in ${place}`} is in order.\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
