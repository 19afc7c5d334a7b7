import { Instrumenter } from "@stryker-mutator/instrumenter";
import type { Mutant } from "./mutant.ts";
import type { Sandbox } from "./sandbox.ts";

const silent = () => undefined;
const logger = { isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false, isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false, trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent };

const isProduct = (file: string): boolean => /^(domain|application|ui)\/.*\.tsx?$/.test(file) && !file.endsWith(".d.ts");

const offsetOf = (lines: readonly string[], { line, column }: { readonly line: number; readonly column: number }): number =>
  lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + column;

/** Puts every mutant of the product into its files, each asleep until it is named, and lists them. */
export const instrument = async (sandbox: Sandbox): Promise<readonly Mutant[]> => {
  const sources = new Map(sandbox.files.filter(isProduct).map((file) => [file, sandbox.read(file)]));
  const { files, mutants } = await new Instrumenter(logger).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  for (const { name, content } of files) sandbox.write(name, content);
  return mutants.map(({ id, fileName: file, location, replacement }) => {
    const lines = (sources.get(file) ?? "").split("\n");
    const { line } = location.start;
    return { id, file, line: line + 1, start: offsetOf(lines, location.start), end: offsetOf(lines, location.end), replacement, source: (lines[line] ?? "").trim() };
  });
};
