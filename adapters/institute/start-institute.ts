import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { trialBody } from "./body/body.ts";
import { contentIn, openContentLibrary } from "./content/content-library.ts";
import { createInstitute, type Institute } from "./institute.ts";
import { measure } from "./metrics.ts";
import { createLog } from "./logging.ts";
import type { Settings } from "./settings.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import { needsDatabase } from "./variables.ts";

const builtPortal = fileURLToPath(new URL("../../dist", import.meta.url));

type Log = ReturnType<typeof createLog>;

/** The database of these settings; none where only the portal is served. */
const openDatabase = async ({ serves, databaseUrl, dataFolder }: Settings, log: Log): Promise<Storage | undefined> => {
  if (!needsDatabase(serves)) return undefined;
  return openStorage(
    databaseUrl === undefined
      ? { kind: "sqlite", path: join(dataFolder, "guildhall.sqlite") }
      : { kind: "postgres", url: databaseUrl },
    (error) => log.error({ err: error }, "a database connection broke"),
  );
};

/** The institute of these settings, listening. */
export const startInstitute = async (settings: Settings): Promise<Institute> => {
  const { port, host, contentFolder, longestDelay, serves } = settings;
  const log = createLog(settings.logLevel);
  const { production, publicUrl, trustProxy, mail, body: { links } = trialBody } = settings.institute;
  // This server speaks plain HTTP: where members use https, a proxy stands before it.
  if (production && publicUrl.startsWith("https:") && trustProxy === undefined)
    log.warn("TRUST_PROXY is not set, so that all members who come through a proxy count as one address: give the number of proxies, or their addresses");
  const portalFolder = serves.has("portal") && existsSync(builtPortal) ? builtPortal : undefined;
  if (serves.has("portal") && portalFolder === undefined) log.warn("nothing has been built, so that the portal is not there: npm run build");
  const storage = await openDatabase(settings, log);
  if (production && storage && !mail) log.warn("SMTP_URL is not set: mails wait in the outbox, and nobody can be invited or choose a new password until they are sent");
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
