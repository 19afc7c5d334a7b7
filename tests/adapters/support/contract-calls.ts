import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Call } from "../../../adapters/contract/call.ts";

const adapters = join(import.meta.dirname, "../../../adapters");

const isCall = (exported: unknown): exported is Call =>
  typeof exported === "object" &&
  exported !== null &&
  "method" in exported &&
  "path" in exported &&
  "access" in exported;

/** Every call of the areas' contracts, and the content call, found by their files. */
export const calls: readonly Call[] = (
  await Promise.all(
    [
      "institute/platform/content/serve-content.ts",
      ...globSync("contract/!(content).ts", { cwd: adapters }).toSorted(),
    ].map(async (file) =>
      Object.values((await import(pathToFileURL(join(adapters, file)).href)) as Record<string, unknown>),
    ),
  )
)
  .flat()
  .filter(isCall);
