import { parse } from "yaml";
import * as z from "zod/mini";

import { messageOf, plainly } from "./messages.ts";
import { readText } from "./read-text.ts";

/** A setting that the server cannot start with. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** What does not fit in a file, a line each. */
export const settingsDoNotFit = (name: string, problems: readonly string[]): SettingsError =>
  new SettingsError(`${name} does not fit.\n${problems.join("\n")}`);

/**
 * Reads a file that an operator wrote, in YAML or JSON; throws a SettingsError that says, under its name, what is wrong
 * in it.
 */
export const readSettingsFile = <T>(name: string, path: string, schema: z.core.$ZodType<T>): T => {
  let given: unknown;
  try {
    given = parse(readText(path));
  } catch (error) {
    throw new SettingsError(`${name} cannot be read: ${messageOf(error)}`);
  }
  const { success, data, error } = z.safeParse(schema, given, { error: plainly });
  if (success) return data;
  throw settingsDoNotFit(
    name,
    error.issues.map((issue) => `${issue.path.join(".") || "the file"}: ${issue.message}`),
  );
};
