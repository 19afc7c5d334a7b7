import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, watch as watchFolder } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { optionsIn } from "./command-line.ts";

const command = fileURLToPath(new URL("../features.ts", import.meta.url));

/** Folders that scenarios depend on. */
const folders = ["features", "tests/steps", "tests/actors", "domain", "application", "adapters", "ui"];

// Editors write a file in several operations.
const gathering = 100;

/**
 * Arguments for the run after a feature file was edited: that file with the options; the whole selection if the file
 * was deleted.
 */
export const runAfter = (file: string, selection: readonly string[], cwd: string): readonly string[] => {
  if (!existsSync(join(cwd, file))) return selection;
  return [...optionsIn(selection), file];
};

/**
 * Runs the selection, and again after every edit: an edited feature file by itself, otherwise the last run. Ends with
 * the terminal.
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
