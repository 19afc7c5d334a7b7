import { readSelection, WrongCall } from "./command-line.ts";
import { run } from "./run.ts";
import { watch } from "./watch.ts";

/** `npm run features -- [paths] [--tags …] [--name …] [--watch]`: checks the selected features and runs them. */
export const main = async (args: readonly string[], cwd: string): Promise<void> => {
  try {
    const selection = readSelection(args);
    if (selection.isWatched) watch(args, cwd);
    else await run(selection, cwd);
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    console.log(`${error.message}\n0 passed, 1 failed`);
    process.exitCode = 1;
  }
};
