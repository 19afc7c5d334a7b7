import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { ApiClient } from "../../../adapters/http/api-client.ts";
import { contentDocuments } from "../../../domain/shell/content-documents.ts";
import { anything } from "./anything.ts";

type Method = (...args: readonly unknown[]) => Promise<unknown>;
type Port = Readonly<Record<string, Method>>;
type PortOn = (api: ApiClient) => Port;

/** A method of an HTTP port, ready to be called. */
export interface PortMethod {
  readonly title: string;
  readonly portOn: PortOn;
  readonly run: (port: Port) => Promise<unknown>;
}

/** Arguments for methods that do not accept arbitrary ones; each list counts as a method. */
const particular: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "httpContentLibrary.page": Object.keys(contentDocuments).map((name) => [name, "member"]),
};
const whatever = [[anything, anything, anything, anything]];

const adapters = join(import.meta.dirname, "../../../adapters");
const files = globSync("http/*.ts", { cwd: adapters }).map((file) => join(adapters, file));

/** The ports of a module by name: functions that only take the client. Excludes failure reports. */
const portsIn = (module: Readonly<Record<string, unknown>>): readonly (readonly [string, PortOn])[] =>
  Object.entries(module).filter(
    (entry): entry is [string, PortOn] =>
      /^http[A-Z]/.test(entry[0]) && entry[0] !== "httpFailureReports" && typeof entry[1] === "function",
  );

/** Every method of every HTTP port, found by its file. */
export const portMethods = async (): Promise<readonly PortMethod[]> => {
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(file).href)) as Record<string, unknown>),
  );
  return modules.flatMap(portsIn).flatMap(([portName, portOn]) =>
    Object.keys(portOn(anything as ApiClient)).flatMap((method) =>
      (particular[`${portName}.${method}`] ?? whatever).map((args) => ({
        title: `${portName}.${method}${args === whatever[0] ? "" : ` ${String(args[0])}`}`,
        portOn,
        run: async (port: Port) => port[method]?.(...args),
      })),
    ),
  );
};
