import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { messageOf } from "../message-of.ts";
import { readSettingsFile, settingsDoNotFit } from "../read-settings-file.ts";
import { bodyFile, trialBody, type InstituteBody } from "./body.ts";
import { unreadable } from "./contrast.ts";
import { drawingOf, type Drawing } from "./drawing.ts";

const madeUp = (body: Pick<InstituteBody, "name" | "telephone" | "address">): readonly string[] => [
  ...(body.name === trialBody.name ? ["name: that is the made-up institute's"] : []),
  ...(body.telephone.replaceAll(/\D/g, "") === trialBody.telephone.replaceAll(/\D/g, "") ? ["telephone: that is the made-up institute's"] : []),
  ...(body.address.join() === trialBody.address.join() ? ["address: that is the made-up institute's"] : []),
];

/** Reads the file that BODY_FILE names; throws a SettingsError that says what is wrong in it. In production it may not be the made-up institute's. */
export const readBodyFile = (path: string, production: boolean): InstituteBody => {
  const name = `BODY_FILE ${path}`;
  const { mark, seal = mark, colours, ...named } = readSettingsFile(name, path, bodyFile);
  const problems = [...unreadable(colours ?? {}), ...(production ? madeUp(named) : [])];
  const drawing = (field: string, file: string): Drawing | undefined => {
    try {
      return drawingOf(readFileSync(resolve(dirname(path), file), "utf8"));
    } catch (error) {
      problems.push(`${field}: ${file} ${messageOf(error)}`);
      return undefined;
    }
  };
  const drawings = {
    mark: mark === undefined ? trialBody.drawings.mark : drawing("mark", mark),
    // The shipped seal bears the made-up institute's name.
    seal: seal === undefined ? trialBody.drawings.mark : drawing("seal", seal),
  };
  if (problems.length > 0 || !drawings.mark || !drawings.seal) throw settingsDoNotFit(name, problems);
  return {
    ...named,
    ...(colours ? { colours } : {}),
    mark: "/body/mark.svg",
    seal: "/body/seal.svg",
    drawings: { mark: drawings.mark, seal: drawings.seal },
  };
};
