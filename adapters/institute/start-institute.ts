import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createInstitute, type Institute } from "./institute.ts";
import { createLog } from "./logging.ts";
import type { Settings } from "./settings.ts";

const builtPortal = fileURLToPath(new URL("../../dist", import.meta.url));

/** The institute of these settings, listening. */
export const startInstitute = async (settings: Settings): Promise<Institute> => {
  const { port, host, dataFolder, databaseUrl } = settings;
  const institute = await createInstitute({
    ...settings.institute,
    storage:
      databaseUrl === undefined
        ? { kind: "sqlite", path: join(dataFolder, "guildhall.sqlite") }
        : { kind: "postgres", url: databaseUrl },
    now: () => new Date(),
    log: createLog(settings.logLevel),
    ...(existsSync(builtPortal) ? { portalFolder: builtPortal } : {}),
  });
  await institute.listen(port, host);
  return institute;
};
