import { existsSync, globSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";

import { didYouMean } from "./nearest.ts";
import type { MatchedFeatures } from "./read-features.ts";

/** A selection that names nothing; the message suggests what may have been meant. */
export class WrongSelection extends Error {}

/** A feature file with the selected lines; none for the whole file. */
export interface SelectedFile {
  readonly uri: string;
  readonly lines: readonly number[];
}

const filesAt = (path: string, cwd: string): readonly SelectedFile[] => {
  const [name = "", ...lines] = path.split(":");
  const place = [resolve(cwd, name), join(cwd, "features", name)].find((candidate) => existsSync(candidate));
  if (place === undefined) {
    const places = globSync("features/{*,**/*.feature}", { cwd });
    const names = [...places, ...places.map((path) => path.replace("features/", ""))];
    throw new WrongSelection(`There is no ${name}.${didYouMean(name, names)}`);
  }
  if (!statSync(place).isDirectory()) return [{ uri: relative(cwd, place), lines: lines.map(Number) }];
  const files = globSync("**/*.feature", { cwd: place }).toSorted();
  if (files.length === 0) throw new WrongSelection(`There are no features in ${name}.`);
  return files.map((file) => ({ uri: relative(cwd, join(place, file)), lines: [] }));
};

/** Feature files of paths: an area, a folder, a file, or a file with lines ("features/fees/page.feature:12"). */
export const filesOf = (paths: readonly string[], cwd: string): readonly SelectedFile[] =>
  (paths.length === 0 ? ["features"] : paths).flatMap((path) => filesAt(path, cwd));

/**
 * A selected file for Cucumber, which selects by the line of a scenario's name or of a row of examples: a line between
 * them selects the one above it, a line before all of them the whole file.
 */
export const pathForCucumber = ({ uri, lines }: SelectedFile, { scenarios }: MatchedFeatures): string => {
  const selectable = scenarios.filter((scenario) => scenario.uri === uri).flatMap((scenario) => scenario.lines);
  const selected = lines.map((line) => Math.max(...selectable.filter((other) => other <= line)));
  return selected.every(Number.isFinite) ? [uri, ...new Set(selected)].join(":") : uri;
};
