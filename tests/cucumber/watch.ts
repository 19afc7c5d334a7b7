import { spawn } from "node:child_process";
import { watch as watchFolder } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../features.ts", import.meta.url));

/** Folders that scenarios depend on. */
const folders = ["features", "tests/steps", "tests/actors", "domain", "application", "adapters", "ui"];

// Editors write a file in several operations.
const pause = 100;

/** Runs features with these arguments, and again after every edit. Ends with the terminal. */
export const watch = (args: readonly string[], cwd: string): void => {
  const run = () => {
    const child = spawn(process.execPath, [command, ...args.filter((arg) => arg !== "--watch")], {
      cwd,
      stdio: "inherit",
    });
    child.on("exit", (_code, signal) => {
      if (signal === null) console.log("\nWaiting for something to be edited; Ctrl+C ends.\n");
    });
    return child;
  };
  let child = run();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watchFolder(join(cwd, folder), { recursive: true }, (_event, file) => {
      if (file === null || !/\.(feature|tsx?|yaml|css)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        console.log(`\n${join(folder, file)} was edited.\n`);
        child.kill();
        child = run();
      }, pause);
    });
};
