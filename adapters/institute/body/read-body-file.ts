import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";
import { SettingsError } from "../settings-error.ts";
import "../validation-messages.ts";
import { bodyFile, trialBody, type InstituteBody } from "./body.ts";
import { unreadable } from "./contrast.ts";
import { drawingOf, type Drawing } from "./drawing.ts";

const because = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const madeUp = (body: Pick<InstituteBody, "name" | "telephone" | "address">): readonly string[] => [
  ...(body.name === trialBody.name ? ["name: that is the made-up institute's"] : []),
  ...(body.telephone.replaceAll(/\D/g, "") === trialBody.telephone.replaceAll(/\D/g, "") ? ["telephone: that is the made-up institute's"] : []),
  ...(body.address.join() === trialBody.address.join() ? ["address: that is the made-up institute's"] : []),
];

/** Reads the file that BODY_FILE names; throws a SettingsError that says what is wrong in it. In production it may not be the made-up institute's. */
export const readBodyFile = (path: string, production: boolean): InstituteBody => {
  const wrong = (problems: readonly string[]) => new SettingsError(`BODY_FILE ${path} does not fit.\n${problems.join("\n")}`);
  let given: unknown;
  try {
    given = parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SettingsError(`BODY_FILE ${path} cannot be read: ${because(error)}`);
  }
  const result = bodyFile.safeParse(given);
  if (!result.success) throw wrong(result.error.issues.map((issue) => `${issue.path.join(".") || "the file"}: ${issue.message}`));
  const { mark, seal = mark, colours, ...named } = result.data;
  const problems = [...unreadable(colours ?? {}), ...(production ? madeUp(named) : [])];
  const drawing = (field: string, file: string): Drawing | undefined => {
    try {
      return drawingOf(readFileSync(resolve(dirname(path), file), "utf8"));
    } catch (error) {
      problems.push(`${field}: ${file} ${because(error)}`);
      return undefined;
    }
  };
  const drawings = {
    mark: mark === undefined ? trialBody.drawings.mark : drawing("mark", mark),
    // The shipped seal bears the made-up institute's name.
    seal: seal === undefined ? trialBody.drawings.mark : drawing("seal", seal),
  };
  if (problems.length > 0 || !drawings.mark || !drawings.seal) throw wrong(problems);
  return {
    ...named,
    ...(colours ? { colours } : {}),
    mark: "/body/mark.svg",
    seal: "/body/seal.svg",
    drawings: { mark: drawings.mark, seal: drawings.seal },
  };
};
