import { existsSync } from "node:fs";
import { setTimeout as setTimeoutOfProcess } from "node:timers";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { createLog } from "../platform/logging.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { lockFolder } from "../platform/storage/folder-lock.ts";
import type { Settings } from "../settings/settings.ts";
import { needsDatabase } from "../settings/variables.ts";
import { warningsOf } from "../settings/warnings.ts";
import { loadSettings } from "./load-settings.ts";
import { describeStartupError } from "./startup-error.ts";

/** The message printed once the server is ready. Scripts depend on its first line. */
const announcement = async ({ port, serves, institute }: Settings) => {
  const { publicUrl, production, seedPeople } = institute;
  const lines = [`Guildhall is running at http://localhost:${port}`];
  if (publicUrl !== `http://localhost:${port}`) lines.push(`Members reach it at ${publicUrl}`);
  if (!production && seedPeople && serves.has("provider"))
    lines.push(...(await import("../trial/announcement.ts")).trialIntroduction(institute));
  return `${lines.join("\n")}\n`;
};

const builtPortal = fileURLToPath(new URL("../../../dist/pages.json", import.meta.url));

/** Milliseconds after which an incomplete shutdown is aborted. */
const longestStop = 60_000;

/** Starts the server. Loaded only after settings and data folder are checked, so errors appear at once. */
const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const folder =
    settings.databaseUrl === undefined && needsDatabase(settings.serves) ? lockFolder(settings.dataFolder) : undefined;
  const { startInstitute } = await import("./start-institute.ts");
  const log = createLog(settings.logLevel);
  const institute = await startInstitute(settings);
  return async () => {
    log.info({ seconds: settings.stopAfterSeconds }, "stopping: no longer ready");
    institute.markNotReady();
    await setTimeout(settings.stopAfterSeconds * 1000);
    setTimeoutOfProcess(() => process.exit(1), longestStop).unref();
    await institute.close();
    folder?.release();
  };
};

/** Shuts down gracefully at the first signal, immediately at the second. */
const stopOnSignal = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  process.on("SIGHUP", onSignal);
};

const options = ["--built", "--check"];

let settings: Settings | undefined;
try {
  // Rejects unknown options, because a misspelt --check would start the server.
  const unknown = process.argv.slice(2).find((option) => !options.includes(option));
  if (unknown !== undefined)
    throw new SettingsError(
      `There is no option ${unknown}. There is --check, which only checks the settings and the content.`,
    );
  settings = await loadSettings(process.env);
  if (process.argv.includes("--built") && settings.serves.has("portal") && !existsSync(builtPortal))
    throw new SettingsError("Nothing has been built yet: npm run build.");
  if (process.argv.includes("--check")) {
    const { checkSettings, rulesNotes } = await import("./check-settings.ts");
    const notes: string[] = [];
    const [first = "", ...others] = await checkSettings(settings, (words) => notes.push(words));
    const checked = new Intl.ListFormat("en").format([first.replace("the", "The"), ...others]);
    const environment = settings.institute.production ? "production" : "a trial (GUILDHALL_ENV is not production)";
    process.stdout.write(`${checked} are in order for ${environment}. Serving: ${[...settings.serves].join(", ")}.\n`);
    for (const line of await rulesNotes(settings)) process.stdout.write(`${line}\n`);
    for (const note of [...notes, ...warningsOf(settings)]) process.stdout.write(`Note: ${note}.\n`);
    process.exit(0);
  }
  stopOnSignal(await start(settings));
  process.stdout.write(await announcement(settings));
} catch (error) {
  process.stderr.write(`${describeStartupError(error, settings)}\n`);
  process.exit(1);
}
