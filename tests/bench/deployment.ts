import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { startServer, stopServer } from "../adapters/support/server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const copied = ["adapters", "application", "domain", "ui", "esbuild.config.mjs", "package.json", "tsconfig.json"];

/** A trial of a built copy of the project that can be redeployed while it runs. */
export interface Deployment {
  readonly url: string;
  /** Folder of the built portal and its metafile. */
  readonly folder: string;
  /** Rebuilds the portal with one word of its first load changed. */
  readonly changeWord: (word: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const openDeployment = async (): Promise<Deployment> => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-deployment-"));
  for (const part of copied) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const build = () => promisify(execFile)(process.execPath, ["esbuild.config.mjs"], { cwd: folder });
  await build();
  const server = await startServer({ DATA_DIR: join(folder, ".data"), LOG_LEVEL: "silent" }, { project: folder });
  return {
    url: server.url,
    folder,
    changeWord: async (word) => {
      const file = join(folder, "domain/customer/routes.ts");
      const source = await readFile(file, "utf8");
      await writeFile(file, source.replace(/"\/": \{ name: "[^"]*"/, `"/": { name: "${word}"`));
      await build();
    },
    close: async () => {
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
