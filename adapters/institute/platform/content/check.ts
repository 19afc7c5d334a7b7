import { pino } from "pino";

import { messageOf } from "../messages.ts";
import { problemsAt } from "./check-address.ts";
import { contentIn, openTextLibrary } from "./content-library.ts";

// `npm run content:check [folder or address]`: checks content files (of CONTENT_DIR by default), or the documents of a
// content service at the address for CONTENT_BASE. The access token for a service that requires a sign-in is in
// CONTENT_TOKEN.
const { CONTENT_DIR, CONTENT_TOKEN: token, IDENTITY_CLIENT_ID: clientId = "guildhall-portal" } = process.env;
const place = process.argv[2] ?? CONTENT_DIR;

const check = async (): Promise<void> => {
  if (place === undefined || !/^https?:/.test(place)) {
    await openTextLibrary({ folders: contentIn(place), isWatched: false, log: pino({ level: "silent" }) });
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
