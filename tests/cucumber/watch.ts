import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, watch as watchFolder } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { optionsIn } from "./command-line.ts";

const command = fileURLToPath(new URL("../features.ts", import.meta.url));

/** The folders whose files a scenario may depend on. */
const folders = ["features", "tests/steps", "tests/actors", "domain", "application", "adapters", "ui"];

// Editors write a file in several goes.
const gathering = 100;

/**
 * What is run after a feature file was edited: that file alone, with the options that go with every run; all that was
 * selected once the file is gone.
 */
export const runAfter = (file: string, selection: readonly string[], cwd: string): readonly string[] => {
  if (!existsSync(join(cwd, file))) return selection;
  return [...optionsIn(selection), file];
};

/**
 * Runs what was selected, and again whenever something is edited: an edited feature file by itself, and
 * after anything else what was run last. Ends with the terminal.
 */
export const watch = (args: readonly string[], cwd: string): void => {
  const selection = args.filter((arg) => arg !== "--watch");
  let last: readonly string[] = selection;
  let running: ChildProcess | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let edited: readonly string[] | undefined;

  const run = (): void => {
    running?.kill();
    const child = spawn(process.execPath, [command, ...last], { cwd, stdio: "inherit" });
    running = child;
    child.on("exit", (_code, signal) => {
      if (signal === null) console.log("\nWaiting for something to be edited; Ctrl+C ends.\n");
    });
  };

  const edit = (file: string): void => {
    edited = file.endsWith(".feature") ? runAfter(file, selection, cwd) : (edited ?? last);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      last = edited ?? last;
      edited = undefined;
      console.log(`\n${file} was edited.\n`);
      run();
    }, gathering);
  };

  for (const folder of folders)
    watchFolder(join(cwd, folder), { recursive: true }, (_event, name) => {
      if (name !== null && /\.(feature|tsx?|yaml|css)$/.test(name)) edit(relative(cwd, join(cwd, folder, name)));
    });
  run();
};
