import { parse } from "yaml";
import * as z from "zod/mini";

import { fileErrorReason, friendlyIssue } from "./messages.ts";
import { readText } from "./read-text.ts";

/** An invalid setting, with which the server cannot start. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** The errors in a file, one per line. */
export const settingsErrors = (name: string, problems: readonly string[]): SettingsError =>
  new SettingsError(`${name} does not fit.\n${problems.join("\n")}`);

/** Reads an operator's file in YAML or JSON; throws a SettingsError with the file's name and its errors. */
export const readSettingsFile = <T>(name: string, path: string, schema: z.core.$ZodType<T>): T => {
  let content: unknown;
  try {
    content = parse(readText(path));
  } catch (error) {
    throw new SettingsError(`${name} cannot be read: ${fileErrorReason(error)}`);
  }
  const { success, data, error } = z.safeParse(schema, content, { error: friendlyIssue });
  if (success) return data;
  throw settingsErrors(
    name,
    error.issues.map((issue) => `${issue.path.join(".") || "the file"}: ${issue.message}`),
  );
};
