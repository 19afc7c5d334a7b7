import { existsSync, globSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

import { didYouMean } from "./nearest.ts";

/** The selected features. */
export interface Selection {
  readonly level: "core" | "browser";
  /** Feature files with optional lines: "features/fees/page.feature:12". */
  readonly paths: readonly string[];
  readonly tags: string | undefined;
  readonly names: readonly string[];
  readonly isWatched: boolean;
}

/** Invalid arguments; the message suggests valid ones. */
export class WrongCall extends Error {}

const all = "features/**/*.feature";

/** Whether everything runs, so the report covers the whole. */
export const isWhole = ({ paths, tags, names }: Selection): boolean =>
  paths.length === 0 && tags === undefined && names.length === 0;

const options = {
  browser: { type: "boolean" },
  tags: { type: "string" },
  name: { type: "string", multiple: true },
  watch: { type: "boolean" },
} as const;

const parsed = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });

/** The options among the arguments, with their values. */
export const optionsIn = (args: readonly string[]): readonly string[] => {
  const paths = new Set(parsed(args).tokens.flatMap(({ kind, index }) => (kind === "positional" ? [index] : [])));
  return args.filter((_, index) => !paths.has(index));
};

/** Parses the arguments of `npm run features -- …`. */
export const readSelection = (args: readonly string[]): Selection => {
  const unknown = args.find(
    (arg) => arg.startsWith("--") && !Object.keys(options).includes(arg.slice(2).split("=")[0] ?? ""),
  );
  if (unknown !== undefined)
    throw new WrongCall(
      `There is no option ${unknown}.${didYouMean(
        unknown,
        Object.keys(options).map((name) => `--${name}`),
      )} Options are --tags, --name and --watch; anything else is a path.`,
    );
  const { values, positionals } = parsed(args);
  const text = (value: unknown, name: string, example: string): string => {
    if (typeof value !== "string") throw new WrongCall(`${name} wants to be told which: ${name} "${example}"`);
    return value;
  };
  return {
    level: values.browser === true ? "browser" : "core",
    paths: positionals,
    tags: values.tags === undefined ? undefined : text(values.tags, "--tags", "@CPD-07"),
    names: (Array.isArray(values.name) ? values.name : []).map((name) =>
      text(name, "--name", "A reload does not open another"),
    ),
    isWatched: values.watch === true,
  };
};

/** Feature files of a path: a file, a folder, or the name of an area. */
const filesAt = (path: string, cwd: string): readonly string[] => {
  const [file = "", ...lines] = path.split(":");
  const found = [resolve(cwd, file), join(cwd, "features", file)].find((candidate) => existsSync(candidate));
  if (found === undefined) {
    const known = globSync(["features/*", all], { cwd });
    throw new WrongCall(
      `There is no ${file}.${didYouMean(file, [...known, ...known.map((place) => place.replace("features/", ""))])}`,
    );
  }
  if (!statSync(found).isDirectory()) return [[relative(cwd, found), ...lines].join(":")];
  const within = globSync("**/*.feature", { cwd: found }).map((name) => relative(cwd, join(found, name)));
  if (within.length === 0) throw new WrongCall(`There are no features in ${file}.`);
  return within.toSorted();
};

/** Feature files of a selection for Cucumber, with lines if given. */
export const filesOf = ({ paths }: Selection, cwd: string): readonly string[] =>
  paths.length === 0 ? globSync(all, { cwd }).toSorted() : [...new Set(paths.flatMap((path) => filesAt(path, cwd)))];
