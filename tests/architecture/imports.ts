import { dirname, join } from "node:path";

export interface Import {
  readonly specifier: string;
  /** The text between `import` and `from`; empty for import("...") and import "...". */
  readonly clause: string;
  /** Whether it is import("..."). */
  readonly isLazy: boolean;
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** Every import of a file: values, types, dynamic imports and re-exports. */
export const importsOf = (text: string): readonly Import[] => {
  const source = withoutComments(text);
  const stated = [...source.matchAll(/^\s*(?:import|export)\b([^"'`;=]*?)\bfrom\s*["']([^"']+)["']/gm)];
  const bare = [...source.matchAll(/^\s*import\s*["']([^"']+)["']/gm)];
  const lazy = [...source.matchAll(/\bimport\(\s*["']([^"']+)["']/g)];
  return [
    ...stated.map(([, clause = "", specifier = ""]) => ({ specifier, clause: clause.trim(), isLazy: false })),
    ...bare.map(([, specifier = ""]) => ({ specifier, clause: "", isLazy: false })),
    ...lazy.map(([, specifier = ""]) => ({ specifier, clause: "", isLazy: true })),
  ];
};

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Imports between files, including type-only ones, whose cycles couple files as well. */
export const graphOf = (files: ReadonlyMap<string, string>): ImportGraph =>
  new Map(
    [...files].map(([file, text]) => [
      file,
      importsOf(text)
        .filter(({ specifier }) => specifier.startsWith("."))
        .map(({ specifier }) => join(dirname(file), specifier))
        .filter((target) => files.has(target)),
    ]),
  );

/** The rules outside `domain/institute` that no file of the portal needs, directly or through others, types included. */
export const rulesOfServerOnly = (graph: ImportGraph): readonly string[] => {
  const needed = new Set<string>();
  const need = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const next of graph.get(file) ?? []) need(next);
  };
  for (const file of graph.keys()) if (/^(application|ui|adapters\/(?!institute\/))/.test(file)) need(file);
  return [...graph.keys()].filter((file) => /^domain\/(?!institute\/)/.test(file) && !needed.has(file));
};

/** The files that are loaded with a file: it and its imports of values, without types and lazy imports. */
export const loadedFrom = (entry: string, files: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file) || !files.has(file)) return;
    loaded.add(file);
    for (const { specifier, clause, isLazy } of importsOf(files.get(file) ?? ""))
      if (specifier.startsWith(".") && !isLazy && !clause.startsWith("type ")) load(join(dirname(file), specifier));
  };
  load(entry);
  return loaded;
};

/** Each cycle once, as its files in order; the first is repeated at the end. */
export const cyclesIn = (graph: ImportGraph): readonly (readonly string[])[] => {
  const cycles: (readonly string[])[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    const met = path.indexOf(file);
    if (met >= 0) {
      cycles.push([...path.slice(met), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
};
