import { Instrumenter } from "@stryker-mutator/instrumenter";
import { jsxMutators, type Mutator } from "./jsx.ts";
import type { Mutant } from "./mutant.ts";
import type { Sandbox } from "./sandbox.ts";

const silent = () => undefined;
const logger = { isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false, isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false, trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent };

const isProduct = (file: string): boolean => /^(domain|application|ui)\/.*\.tsx?$/.test(file) && !file.endsWith(".d.ts");

const offsetOf = (lines: readonly string[], { line, column }: { readonly line: number; readonly column: number }): number =>
  lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + column;

// It has no mutators of what is drawn, and no way to be given some: they join its own list.
const its = new URL("mutators/index.js", import.meta.resolve("@stryker-mutator/instrumenter"));
const { allMutators } = (await import(its.href)) as { readonly allMutators: Mutator[] };
allMutators.unshift(...jsxMutators);

/** The sources with every mutant in them, each asleep until it is named, and a list of them. */
export const mutantsOf = async (sources: ReadonlyMap<string, string>): Promise<{ readonly files: readonly { readonly name: string; readonly content: string }[]; readonly mutants: readonly Mutant[] }> => {
  const { files, mutants } = await new Instrumenter(logger).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  const listed = mutants.map(({ id, fileName: file, location, replacement }) => {
    const lines = (sources.get(file) ?? "").split("\n");
    const { line } = location.start;
    return { id, file, line: line + 1, start: offsetOf(lines, location.start), end: offsetOf(lines, location.end), replacement, source: (lines[line] ?? "").trim() };
  });
  return { files, mutants: listed };
};

/** Puts every mutant of the product into its files, and lists them. */
export const instrument = async (sandbox: Sandbox): Promise<readonly Mutant[]> => {
  const { files, mutants } = await mutantsOf(new Map(sandbox.files.filter(isProduct).map((file) => [file, sandbox.read(file)])));
  for (const { name, content } of files) sandbox.write(name, content);
  return mutants;
};
