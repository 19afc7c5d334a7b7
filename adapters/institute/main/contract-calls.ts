import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Call } from "../../contract/call.ts";

const adapters = join(import.meta.dirname, "../..");

const isCall = (exported: unknown): exported is Call =>
  typeof exported === "object" &&
  exported !== null &&
  "method" in exported &&
  "path" in exported &&
  "access" in exported;

const nameOf = ({ path, method }: Call): string => `${path} ${method}`;

/** Every call of the contracts, and the content call, found by their files; sorted by path. */
export const contractCalls: readonly Call[] = (
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
  .filter(isCall)
  .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), "en"));
