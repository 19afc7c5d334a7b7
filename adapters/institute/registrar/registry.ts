import { readFileSync } from "node:fs";

import { Command } from "commander";

import type { Settings } from "../settings/settings.ts";
import type { Print, WithContext } from "./command-context.ts";

/** Dependencies of the registrar's commands. */
export interface Environment {
  readonly withContext: WithContext;
  readonly settings: () => Promise<Settings>;
  readonly print: Print;
}

/** The interface by which a command registers itself. */
export interface Registry extends Environment {
  readonly program: Command;
  /** Adds a command that changes something; it is a dry run without --apply. */
  readonly command: (usage: string, description: string, within?: Command) => Command;
  /** Adds a read-only command, which has no --apply. */
  readonly reading: (usage: string, description: string, within?: Command) => Command;
  /** Adds a read-only command that prints a list, as a table, as CSV or as JSON. */
  readonly listing: (usage: string, description: string, within?: Command) => Command;
}

/** Adds one command, or a few that belong together. */
export type RegisterCommand = (registry: Registry) => void;

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

/** A registry for commands of a new program. */
export const registryOf = (environment: Environment): Registry => {
  const program = new Command("registrar")
    .description("Staff commands: people and their records, decisions, fees and standing.")
    .showHelpAfterError("(use --help to list what there is)")
    .version(version)
    .exitOverride()
    // A command within a command, such as "import undo", has options of its own.
    .enablePositionalOptions()
    .configureOutput({ writeOut: (text) => environment.print(text.trimEnd()) });
  const reading: Registry["reading"] = (usage, description, within = program) =>
    within
      .command(usage)
      .description(description)
      .option("--as <name>", "your name in the audit log; default: your account on this machine");
  return {
    ...environment,
    program,
    command: (usage, description, within = program) =>
      within
        .command(usage)
        .description(description)
        .option("--apply", "make the changes instead of showing them")
        .option("--as <name>", "your name in the audit log; default: your account on this machine"),
    reading,
    listing: (usage, description, within) =>
      reading(usage, description, within)
        .option("--csv", "print CSV that a spreadsheet opens")
        .option("--json", "print JSON for another program"),
  };
};
