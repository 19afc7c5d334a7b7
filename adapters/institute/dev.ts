import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const institute = fileURLToPath(new URL("main.ts", import.meta.url));

/** The folders that the portal is built from, and the texts it shows. */
const folders = ["domain", "application", "adapters", "ui"];

// Editors write a file in several goes.
const gathering = 30;

/** Builds, and says how long it took, or that it did not work; what is wrong in which file, esbuild has said itself. */
const built = async (build: () => Promise<void>, file?: string): Promise<boolean> => {
  const begun = performance.now();
  try {
    await build();
    console.log(`${file === undefined ? "Built" : `${file} was edited: built`} in ${String(Math.round(performance.now() - begun))} ms.`);
    return true;
  } catch (error) {
    if (!(error instanceof Error && "errors" in error)) console.log(error);
    console.log("Not built. Waiting for it to be edited.");
    return false;
  }
};

/** Builds the portal again after every edit, one after the other; `first` is heard once it was built at all. */
const buildOnEdit = async (build: () => Promise<void>, first: () => void): Promise<void> => {
  let edited: string | undefined;
  let isBuilding = false;
  let waiting: NodeJS.Timeout | undefined;
  let isFirst = true;

  const buildNow = async (file?: string): Promise<void> => {
    isBuilding = true;
    const worked = await built(build, file);
    if (worked && isFirst) {
      isFirst = false;
      first();
    }
    isBuilding = false;
    if (edited !== undefined) soon(edited);
  };
  const soon = (file: string): void => {
    edited = file;
    if (isBuilding) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      edited = undefined;
      void buildNow(file);
    }, gathering);
  };

  for (const folder of folders)
    watch(`${root}/${folder}`, { recursive: true }, (_event, name) => {
      if (name !== null && /\.(tsx?|css|html|svg|yaml)$/.test(name)) soon(`${folder}/${name}`);
    });
  await buildNow();
};

/** Serves the portal while it is worked on: built again upon an edit, the institute started again when its own code changes. */
export const rebuildOnChange = async (build: () => Promise<void>): Promise<void> => {
  await buildOnEdit(build, () => {
    const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", institute], { cwd: root, stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
    server.on("exit", (code) => process.exit(code ?? 0));
  });
};
