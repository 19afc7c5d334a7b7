import { Instrumenter } from "@stryker-mutator/instrumenter";
import { braces, jsxMutators, type Mutator } from "./jsx.ts";
import type { Mutant, Place } from "./mutant.ts";
import type { Sandbox } from "./sandbox.ts";

const silent = () => undefined;
const logger = { isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false, isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false, trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent };

const isProduct = (file: string): boolean => /^(domain|application|ui)\/.*\.tsx?$/.test(file) && !file.endsWith(".d.ts");

const offsetOf = (lines: readonly string[], { line, column }: { readonly line: number; readonly column: number }): number =>
  lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + column;

// It has no mutators of what is drawn, no way to be given some, and none to be told which of all mutants are wanted.
const part = async (path: string): Promise<unknown> => import(new URL(path, import.meta.resolve("@stryker-mutator/instrumenter")).href);
const { allMutators } = (await part("mutators/index.js")) as { readonly allMutators: readonly Mutator[] };
const { transformBabel } = (await part("transformers/babel-transformer.js")) as {
  readonly transformBabel: (tree: { readonly originFileName: string }, collector: unknown, context: unknown, mutators: readonly Mutator[]) => void;
};

/** The mutators, such that they change nothing but what stands in the wanted places. */
const mutatorsAt = (wanted: ReadonlySet<string>): readonly Mutator[] => [
  braces,
  // Babel counts lines from 1.
  ...[...jsxMutators, ...allMutators].map((mutator) => ({
    ...mutator,
    mutate: (...given: Parameters<Mutator["mutate"]>) => (wanted.has(placeOf(given[0].node["loc"] as Place | undefined, 1)) ? mutator.mutate(...given) : []),
  })),
];

const placeOf = (place: Place | undefined, firstLine: number): string =>
  place ? [place.start.line - firstLine, place.start.column, place.end.line - firstLine, place.end.column].join(":") : "";

interface Instrumented {
  readonly files: readonly { readonly name: string; readonly content: string }[];
  readonly mutants: readonly Mutant[];
}

/**
 * The sources with mutants in them, each asleep until it is named, and a list of them: every one there can be, or
 * those in the places of the chosen ones.
 */
export const mutantsOf = async (sources: ReadonlyMap<string, string>, chosen?: readonly Mutant[]): Promise<Instrumented> => {
  const mutatorsOf = (name: string): readonly Mutator[] =>
    chosen ? mutatorsAt(new Set(chosen.filter(({ file }) => file === name).map(({ location }) => placeOf(location, 0)))) : [braces, ...jsxMutators, ...allMutators];
  const instrumenter = new Instrumenter(logger, undefined, undefined, (tree, collector, context) => {
    transformBabel(tree, collector, context, mutatorsOf(tree.originFileName));
  });
  const { files, mutants } = await instrumenter.instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  const listed = mutants.map(({ id, fileName: file, location, replacement }) => {
    const lines = (sources.get(file) ?? "").split("\n");
    const { line } = location.start;
    return { id, file, location, line: line + 1, start: offsetOf(lines, location.start), end: offsetOf(lines, location.end), replacement, source: (lines[line] ?? "").trim() };
  });
  return { files, mutants: listed };
};

/**
 * Chooses among every mutant of the product, and puts those chosen into its files. Only those: thousands of others
 * that sleep beside them would make each scenario several times as long.
 */
export const instrument = async (sandbox: Sandbox, choose: (all: readonly Mutant[]) => readonly Mutant[]): Promise<readonly Mutant[]> => {
  const sources = new Map(sandbox.files.filter(isProduct).map((file) => [file, sandbox.read(file)]));
  const chosen = choose((await mutantsOf(sources)).mutants);
  const keyOf = ({ file, start, end, replacement }: Mutant): string => [file, start, end, replacement].join(":");
  const keys = new Set(chosen.map(keyOf));
  const touched = new Set(chosen.map(({ file }) => file));
  const { files, mutants } = await mutantsOf(new Map([...sources].filter(([file]) => touched.has(file))), chosen);
  for (const { name, content } of files) sandbox.write(name, content);
  return mutants.filter((mutant) => keys.has(keyOf(mutant)));
};
