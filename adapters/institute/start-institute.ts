import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createInstitute, type Institute } from "./institute.ts";
import { createLog } from "./logging.ts";
import type { Settings } from "./settings.ts";
import { openStorage } from "./storage/storage.ts";

const builtPortal = fileURLToPath(new URL("../../dist", import.meta.url));

/** The institute of these settings, listening. */
export const startInstitute = async (settings: Settings): Promise<Institute> => {
  const { port, host, dataFolder, databaseUrl } = settings;
  const log = createLog(settings.logLevel);
  const storage = await openStorage(
    databaseUrl === undefined
      ? { kind: "sqlite", path: join(dataFolder, "guildhall.sqlite") }
      : { kind: "postgres", url: databaseUrl },
    (error) => log.error({ err: error }, "a database connection broke"),
  );
  const institute = await createInstitute({
    ...settings.institute,
    storage,
    now: () => new Date(),
    log,
    ...(existsSync(builtPortal) ? { portalFolder: builtPortal } : {}),
  });
  await institute.listen(port, host);
  return institute;
};
