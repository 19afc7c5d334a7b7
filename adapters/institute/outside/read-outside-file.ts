import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { SettingsError } from "../settings-error.ts";
import { outsideAddresses, type OutsideAddresses } from "./addresses.ts";

/** Reads the file that OUTSIDE_FILE names; throws a SettingsError that says what is wrong in it. */
export const readOutsideFile = (path: string): OutsideAddresses => {
  let given: unknown;
  try {
    given = parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SettingsError(`OUTSIDE_FILE ${path} cannot be read: ${error instanceof Error ? error.message : ""}`);
  }
  const result = outsideAddresses.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new SettingsError(`OUTSIDE_FILE ${path} does not fit.\n${wrong.join("\n")}`);
};
