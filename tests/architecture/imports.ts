import { dirname, join } from "node:path";

export interface Import {
  readonly specifier: string;
  /** The text between `import` and `from`; empty for import("...") and import "...". */
  readonly clause: string;
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** Every import of a file: values, types, dynamic imports and re-exports. */
export const importsOf = (text: string): readonly Import[] => {
  const source = withoutComments(text);
  const stated = [...source.matchAll(/^\s*(?:import|export)\b([^"'`;=]*?)\bfrom\s*["']([^"']+)["']/gm)];
  const bare = [
    ...source.matchAll(/^\s*import\s*["']([^"']+)["']/gm),
    ...source.matchAll(/\bimport\(\s*["']([^"']+)["']/g),
  ];
  return [
    ...stated.map(([, clause = "", specifier = ""]) => ({ specifier, clause: clause.trim() })),
    ...bare.map(([, specifier = ""]) => ({ specifier, clause: "" })),
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
