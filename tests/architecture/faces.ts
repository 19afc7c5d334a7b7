import { basename, dirname, join } from "node:path";

import { importsOf } from "./imports.ts";

const server = "adapters/institute/";

/** What faces import beside use cases, stores, words and mails: names and texts of submissions. */
const words = ["areas/cases/decided-kinds.ts", "areas/descriptions.ts", "areas/submissions/submitted.ts"];

const isUseCase = (file: string): boolean =>
  file.startsWith("areas/") && !/(\.store|\.routes|-words|-mails?)\.ts$/.test(file) && !words.includes(file);

/** The faces of a use case, by name. */
export interface Faces {
  readonly commands: readonly string[];
  readonly screens: readonly string[];
}

/** The use cases that screens of the desk offer, each with the commands and screens that call it. */
export const facesOf = (sources: ReadonlyMap<string, string>): Readonly<Record<string, Faces>> => {
  const callersIn = (folder: string) =>
    [...sources]
      .filter(([file]) => file.startsWith(`${server}${folder}`))
      .flatMap(([file, text]) =>
        importsOf(text)
          .filter(({ clause }) => !clause.startsWith("type "))
          .map(({ specifier }) => [join(dirname(file), specifier).slice(server.length), basename(file, ".ts")] as const)
          .filter(([useCase]) => isUseCase(useCase)),
      );
  const [commands, screens] = [callersIn("registrar/commands/"), callersIn("desk/screens/")];
  const namesOf = (callers: typeof commands, useCase: string) =>
    callers
      .filter(([called]) => called === useCase)
      .map(([, name]) => name)
      .toSorted((one, other) => one.localeCompare(other));
  const offered = [...new Set(screens.map(([useCase]) => useCase))].toSorted((one, other) => one.localeCompare(other));
  return Object.fromEntries(
    offered.map((useCase) => [useCase, { commands: namesOf(commands, useCase), screens: namesOf(screens, useCase) }]),
  );
};
