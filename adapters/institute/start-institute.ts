import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { trialBody } from "./body/body.ts";
import { contentIn, openContentLibrary } from "./content/content-library.ts";
import { createInstitute, type Institute } from "./institute.ts";
import { measure } from "./metrics.ts";
import { createLog } from "./logging.ts";
import { warningsOf, type Settings } from "./settings.ts";
import { openStorage, storageOf, type Storage } from "./storage/storage.ts";
import { needsDatabase } from "./variables.ts";

const builtPortal = fileURLToPath(new URL("../../dist", import.meta.url));

type Log = ReturnType<typeof createLog>;

/** The database of these settings; none where only the portal is served. */
const openDatabase = async (settings: Settings, log: Log): Promise<Storage | undefined> => {
  if (!needsDatabase(settings.serves)) return undefined;
  return openStorage(storageOf(settings), (error) => log.error({ err: error }, "a database connection broke"));
};

/** The institute of these settings, listening. */
export const startInstitute = async (settings: Settings): Promise<Institute> => {
  const { port, host, contentFolder, longestDelay, serves } = settings;
  const log = createLog(settings.logLevel);
  const { production, body: { links } = trialBody } = settings.institute;
  for (const words of warningsOf(settings)) log.warn(words);
  const portalFolder = serves.has("portal") && existsSync(builtPortal) ? builtPortal : undefined;
  if (serves.has("portal") && portalFolder === undefined) log.warn("nothing has been built, so that the portal is not there: npm run build");
  const storage = await openDatabase(settings, log);
  const folders = contentIn(contentFolder);
  const content = serves.has("api") ? await openContentLibrary({ folders, isWatched: !production, log, links, refusesStandIns: production }) : undefined;
  const institute = await createInstitute({
    ...settings.institute,
    storage,
    content,
    now: () => new Date(),
    log,
    longestDelay,
    portalFolder,
  });
  const metrics = settings.metricsPort === undefined ? undefined : measure(institute.app);
  await institute.listen(port, host);
  if (settings.metricsPort !== undefined) await metrics?.listen(settings.metricsPort, host);
  return {
    ...institute,
    close: async () => {
      await institute.close();
      await metrics?.close();
    },
  };
};
