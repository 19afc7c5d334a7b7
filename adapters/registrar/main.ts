import { CommanderError } from "commander";
import { plainReason } from "../institute/plain-reason.ts";
import { readSettings } from "../institute/settings.ts";
import { CannotBeDone, deskOf } from "./office.ts";
import { registrarProgram } from "./program.ts";

/** `npm run registrar -- COMMAND`: the staff's command line. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await registrarProgram({ desk: deskOf(process.env, say), settings: () => readSettings(process.env), say }).parseAsync();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode;
    if (error.code === "registrar.verdict") process.stderr.write(`${error.message}\n`);
  } else process.stderr.write(`${error instanceof CannotBeDone ? error.message : plainReason(error, undefined)}\n`);
}
