import { dirname, join } from "node:path";

import { importsOf } from "./imports.ts";

const server = "adapters/institute/";

/** What faces import beside use cases, stores, words and mails: names and texts of submissions. */
const words = ["areas/cases/decided-kinds.ts", "areas/descriptions.ts", "areas/submissions/confirm-submission.ts"];

const isUseCase = (file: string): boolean =>
  file.startsWith("areas/") && !/(\.store|\.routes|-words|-mails?)\.ts$/.test(file) && !words.includes(file);

/** The use cases that staff have at one face alone. */
export interface OneFaced {
  readonly atDesk: readonly string[];
  readonly byCommand: readonly string[];
}

/** The use cases that only screens of the desk or only commands call; both call actions by their declarations. */
export const oneFaced = (sources: ReadonlyMap<string, string>): OneFaced => {
  const calledIn = (folder: string): ReadonlySet<string> =>
    new Set(
      [...sources]
        .filter(([file]) => file.startsWith(`${server}${folder}`))
        .flatMap(([file, text]) =>
          importsOf(text)
            .filter(({ clause }) => !clause.startsWith("type "))
            .map(({ specifier }) => join(dirname(file), specifier).slice(server.length))
            .filter(isUseCase),
        ),
    );
  const [commands, screens] = [calledIn("registrar/commands/"), calledIn("desk/screens/")];
  const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].filter((useCase) => !others.has(useCase)).toSorted((one, other) => one.localeCompare(other));
  return { atDesk: without(screens, commands), byCommand: without(commands, screens) };
};
