import { CommanderError } from "commander";

import { RefusalError } from "../platform/http/refusal-error.ts";
import { CommandError, withContextOf } from "../registrar/command-context.ts";
import { registrarProgram } from "../registrar/program.ts";
import type { Settings } from "../settings/settings.ts";
import { loadSettings } from "./load-settings.ts";
import { describeStartupError } from "./startup-error.ts";

/** `npm run registrar -- COMMAND`: the staff's command line. */
const print = Object.assign((line: string): void => void process.stdout.write(`${line}\n`), {
  width: process.stdout.isTTY ? process.stdout.columns : undefined,
});

// The reader of a pipe, such as `head`, may close it early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

let known: Settings | undefined;
const settings = async (): Promise<Settings> => (known ??= await loadSettings(process.env));

try {
  await registrarProgram({
    withContext: withContextOf(settings, print),
    settings,
    print,
  }).parseAsync();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode;
    if (error.code.startsWith("registrar.")) process.stderr.write(`${error.message}\n`);
  } else
    process.stderr.write(
      `${error instanceof CommandError || error instanceof RefusalError ? error.message : describeStartupError(error, known)}\n`,
    );
}
