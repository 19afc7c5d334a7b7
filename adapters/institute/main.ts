import { announcement } from "./announce.ts";
import { plainReason } from "./plain-reason.ts";
import { readSettings, type Settings } from "./settings.ts";
import { holdFolder } from "./storage/folder-lock.ts";

/** Starts all there is. It is loaded only once the settings are right and the data folder is ours, so that a refusal comes at once. */
const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const folder = settings.databaseUrl === undefined ? holdFolder(settings.dataFolder) : undefined;
  const { startInstitute } = await import("./start-institute.ts");
  const institute = await startInstitute(settings);
  return async () => {
    await institute.close();
    folder?.release();
  };
};

/** Stops at the first signal, finishing what is under way; at once at the second. */
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
};

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  stopOnSignal(await start(settings));
  process.stdout.write(announcement(settings.port, settings.institute.publicUrl, settings.institute.seedPeople));
} catch (error) {
  process.stderr.write(`${plainReason(error, settings)}\n`);
  process.exit(1);
}
