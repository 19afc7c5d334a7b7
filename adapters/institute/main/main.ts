import { existsSync } from "node:fs";
import { setTimeout as setTimeoutOfProcess } from "node:timers";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { createLog } from "../platform/logging.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { lockFolder } from "../platform/storage/folder-lock.ts";
import { readSettings, type Settings } from "../settings/settings.ts";
import { needsDatabase } from "../settings/variables.ts";
import { personNamed } from "../trial/everyone.ts";
import { trialPassword } from "../trial/person.ts";
import { describeStartupError } from "./startup-error.ts";

/** Made-up people to try first, and what each of them shows. */
const introductions = [
  ["Maya", "a member whose CPD declaration is due and who owes fees"],
  ["Owen", "a member whose declaration and payment are overdue"],
  ["Rita", "a retired member"],
  ["Grace", "a suspended member in the grace period"],
  ["Stella", "a student"],
  ["Ada", "an affiliate who may apply for membership"],
  ["Frank", "a firm"],
] as const;

/** The message printed once the server is ready. Scripts depend on its first line. */
const announcement = (port: number, publicUrl: string, offersPeople: boolean): string => {
  const lines = [`Guildhall is running at http://localhost:${port}`];
  if (publicUrl !== `http://localhost:${port}`) lines.push(`Members reach it at ${publicUrl}`);
  if (offersPeople) {
    const emails = introductions.map(([name]) => personNamed(name).email);
    const width = Math.max(...emails.map((email) => email.length));
    lines.push("", `Sign in as one of these, or anyone else of the trial. Everyone's password is ${trialPassword}`);
    for (const [name, shows] of introductions) lines.push(`  ${personNamed(name).email.padEnd(width)}  ${shows}`);
  }
  return `${lines.join("\n")}\n`;
};

const builtPortal = fileURLToPath(new URL("../../../dist/index.html", import.meta.url));

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
  settings = readSettings(process.env);
  if (process.argv.includes("--built") && settings.serves.has("portal") && !existsSync(builtPortal))
    throw new SettingsError("Nothing has been built yet: npm run build.");
  if (process.argv.includes("--check")) {
    const { checkSettings } = await import("./check-settings.ts");
    const [first = "", ...others] = await checkSettings(settings);
    const checked = new Intl.ListFormat("en").format([first.replace("the", "The"), ...others]);
    const environment = settings.institute.production ? "production" : "a trial (GUILDHALL_ENV is not production)";
    process.stdout.write(
      `${checked} are in order for ${environment}. Served is: ${[...settings.serves].join(", ")}.\n`,
    );
    process.exit(0);
  }
  const { seedPeople } = settings.institute;
  stopOnSignal(await start(settings));
  process.stdout.write(
    announcement(settings.port, settings.institute.publicUrl, seedPeople && settings.serves.has("provider")),
  );
} catch (error) {
  process.stderr.write(`${describeStartupError(error, settings)}\n`);
  process.exit(1);
}
