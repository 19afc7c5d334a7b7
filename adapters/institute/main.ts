import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { announcement } from "./announce.ts";
import { ContentError } from "./content/problem.ts";
import { createInstitute } from "./institute.ts";
import { createLog } from "./logging.ts";
import { readSettings, type Settings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";
import { FolderInUse, holdFolder } from "./storage/folder-lock.ts";

const builtPortal = fileURLToPath(new URL("../../dist", import.meta.url));

const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const { port, host, dataFolder, databaseUrl, institute: options } = settings;
  const folder = databaseUrl === undefined ? holdFolder(dataFolder) : undefined;
  const institute = await createInstitute({
    ...options,
    storage:
      databaseUrl === undefined
        ? { kind: "sqlite", path: join(dataFolder, "guildhall.sqlite") }
        : { kind: "postgres", url: databaseUrl },
    now: () => new Date(),
    log: createLog(settings.logLevel),
    ...(existsSync(builtPortal) ? { portalFolder: builtPortal } : {}),
  });
  await institute.listen(port, host);
  return async () => {
    await institute.close();
    folder?.release();
  };
};

/** Why the server could not start, in words; undefined when it takes a programmer to tell. */
const plainReason = (error: unknown, settings: Settings | undefined): string | undefined => {
  if (error instanceof SettingsError || error instanceof FolderInUse || error instanceof ContentError)
    return error.message;
  switch ((error as { code?: unknown }).code) {
    case "EADDRINUSE":
      return `Port ${settings?.port} is in use. Stop what is using it, or give another PORT.`;
    case "EACCES":
      return `Port ${settings?.port} may not be used here. Give another PORT.`;
    case "ECONNREFUSED":
    case "ENOTFOUND":
      return "The database at DATABASE_URL cannot be reached.";
    default:
      return undefined;
  }
};

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const stop = await start(settings);

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
  process.stdout.write(announcement(settings.port, settings.institute.publicUrl, settings.institute.seedPeople));
} catch (error) {
  const reason = plainReason(error, settings);
  process.stderr.write(`${reason ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  process.exit(1);
}
