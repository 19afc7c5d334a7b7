import { CommanderError } from "commander";
import { describeStartupError } from "../institute/startup-error.ts";
import { readSettings } from "../institute/settings.ts";
import { CommandError, withContextOf } from "./command-context.ts";
import { registrarProgram } from "./program.ts";

/** `npm run registrar -- COMMAND`: the staff's command line. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await registrarProgram({ withContext: withContextOf(process.env, print), settings: () => readSettings(process.env), print }).parseAsync();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode;
    if (error.code === "registrar.verdict") process.stderr.write(`${error.message}\n`);
  } else process.stderr.write(`${error instanceof CommandError ? error.message : describeStartupError(error, undefined)}\n`);
}
