import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { languagesOf } from "../../contract/organisation.ts";
import { contentIn } from "../platform/content/content-files.ts";
import { openTextLibrary } from "../platform/content/content-library.ts";
import { createLog } from "../platform/logging.ts";
import { messageOf } from "../platform/messages.ts";
import { shareAssets } from "../platform/portal/share-assets.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { openStorage, storageOf, type Storage } from "../platform/storage/storage.ts";
import type { Settings } from "../settings/settings.ts";
import { needsDatabase } from "../settings/variables.ts";
import { warningsOf } from "../settings/warnings.ts";
import { createInstitute, type Institute } from "./institute.ts";

const builtPortal = fileURLToPath(new URL("../../../dist", import.meta.url));
const builtMaps = fileURLToPath(new URL("../../../build/maps", import.meta.url));

type Log = ReturnType<typeof createLog>;

/** Opens the configured database; undefined where only the portal is served. */
const openDatabase = async (settings: Settings, log: Log): Promise<Storage | undefined> => {
  if (!needsDatabase(settings.serves)) return undefined;
  return openStorage(storageOf(settings), {
    onIdleError: (error) => log.error({ err: error }, "a database connection broke"),
  });
};

const refusals: Readonly<Record<string, (setting: string, port: number, host: string) => string>> = {
  EADDRINUSE: (setting, port) => `Port ${port} is in use. Stop what is using it, or give another ${setting}.`,
  EACCES: (setting, port) =>
    `Port ${port} may not be used by this user. Give another ${setting}: those from 1024 on are free to everybody.`,
  EADDRNOTAVAIL: (_setting, _port, host) => `There is no address of this machine called ${host}. Give another HOST.`,
};

/** Listens on a port from a setting; throws a SettingsError that names the reason and the setting. */
const listenAt = async (
  setting: string,
  port: number,
  host: string,
  listen: (port: number, host: string) => Promise<void>,
): Promise<void> => {
  try {
    await listen(port, host);
  } catch (error) {
    const { code = "", syscall } = error as { readonly code?: string; readonly syscall?: string };
    const refusal = refusals[syscall === "getaddrinfo" ? "EADDRNOTAVAIL" : code];
    throw new SettingsError(
      refusal?.(setting, port, host) ??
        `Nothing can listen at port ${port} of ${host}: ${messageOf(error)}. Look at ${setting} and HOST.`,
    );
  }
};

/** Starts the institute with these settings, and listens. */
export const startInstitute = async (settings: Settings): Promise<Institute> => {
  const { port, host, contentFolder, longestDelay, serves } = settings;
  const log = createLog(settings.logLevel);
  const { production, rules, body } = settings.institute;
  const trial = production ? undefined : (await import("../trial/trial.ts")).trial;
  for (const words of warningsOf(settings)) log.warn(words);
  const portalFolder = serves.has("portal") && existsSync(join(builtPortal, "pages.json")) ? builtPortal : undefined;
  if (serves.has("portal") && portalFolder === undefined) log.warn("the portal has not been built: npm run build");
  const sourceMaps = settings.servesSourceMaps && existsSync(builtMaps) ? builtMaps : undefined;
  if (settings.servesSourceMaps && sourceMaps === undefined)
    log.warn("SOURCE_MAPS is yes, but there are no source maps: npm run build");
  const { sharedAssets } = settings.institute;
  if (portalFolder !== undefined && sharedAssets !== undefined)
    await shareAssets(join(portalFolder, "assets"), sharedAssets, new Date());
  const folder = contentIn(contentFolder);
  const storage = await openDatabase(settings, log);
  const texts = await openTextLibrary({
    folder,
    languages: languagesOf(body),
    isWatched: !production,
    log,
    links: body.links,
    rules,
    hasStandIns: !production,
    isWithoutPages: !serves.has("api"),
  });
  const contentReport = folder === undefined ? undefined : texts.report;
  const now = () => new Date();
  const institute = await createInstitute(
    {
      ...settings.institute,
      storage,
      content: serves.has("api") ? texts : undefined,
      texts,
      contentReport,
      now,
      log,
      longestDelay,
      portalFolder,
      sourceMaps,
    },
    trial,
  );
  const metrics =
    settings.metricsPort === undefined
      ? undefined
      : (await import("./metrics.ts")).measure(institute.app, {
          database: storage?.database,
          hasWebhook: settings.institute.webhook !== undefined,
          contentReport,
          now,
        });
  const close = async (): Promise<void> => {
    await institute.close();
    await metrics?.close();
  };
  try {
    await listenAt("PORT", port, host, institute.listen);
    if (metrics !== undefined && settings.metricsPort !== undefined)
      await listenAt("METRICS_PORT", settings.metricsPort, host, metrics.listen);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...institute, close };
};
