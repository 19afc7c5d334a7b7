import { Command } from "commander";

import { run } from "./run.ts";
import type { RunOptions } from "./run.ts";
import { WrongSelection } from "./selection.ts";
import { writeCatalogue } from "./step-catalogue.ts";
import { watch } from "./watch.ts";

type Options = RunOptions & { readonly watch?: boolean };

const collect = (value: string, others?: readonly string[]): readonly string[] => [...(others ?? []), value];

/** `npm run features`. */
export const main = async (args: readonly string[], cwd: string): Promise<void> => {
  const program = new Command("npm run features --")
    .description("Checks features, and runs their scenarios.")
    .argument("[paths...]", "areas, folders, files or lines: fees, fees/page.feature:12")
    .option("--tags <expression>", 'scenarios with these tags: "@CPD-07 and not @browser"')
    .option("--name <name>", "scenarios of this name", collect)
    .option("--watch", "run again after each edit")
    .option("--browser", "run the scenarios tagged @browser in Chromium")
    .action((paths: readonly string[], { watch: isWatched, ...options }: Options) =>
      isWatched ? watch(args, cwd) : run(paths, options, cwd),
    );
  program
    .command("steps")
    .description("write the step catalogue")
    .action(() => writeCatalogue(cwd));
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (error instanceof WrongSelection) program.error(error.message);
    throw error;
  }
};
