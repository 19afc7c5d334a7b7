import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { SettingsError } from "../settings-error.ts";
import "../validation-messages.ts";
import { outsideAddresses, type OutsideAddresses } from "./addresses.ts";

/** An identifier is handed to listed origins only: a hand-off to another one would lead nowhere. */
const strayHandOffs = ({ outgoing, handOffOrigins }: OutsideAddresses): readonly string[] =>
  Object.entries(outgoing)
    .filter(([, address]) => !handOffOrigins.includes(new URL(address).origin))
    .map(([name, address]) => `outgoing.${name}: ${new URL(address).origin} is not among handOffOrigins`);

/** Reads the file that OUTSIDE_FILE names; throws a SettingsError that says what is wrong in it. */
export const readOutsideFile = (path: string): OutsideAddresses => {
  let given: unknown;
  try {
    given = parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SettingsError(`OUTSIDE_FILE ${path} cannot be read: ${error instanceof Error ? error.message : ""}`);
  }
  const result = outsideAddresses.safeParse(given);
  const wrong = result.success
    ? strayHandOffs(result.data)
    : result.error.issues.map((issue) => `${issue.path.join(".") || "the file"}: ${issue.message}`);
  if (result.success && wrong.length === 0) return result.data;
  throw new SettingsError(`OUTSIDE_FILE ${path} does not fit.\n${wrong.join("\n")}`);
};
