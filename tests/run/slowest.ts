import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

import type { Stage } from "./stages.ts";

interface Report {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** A test file, and how long its tests took. */
export interface Slow {
  readonly file: string;
  readonly seconds: number;
}

const filesOf = (report: string, root: string): readonly Slow[] => {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
};

/**
 * So many test files of these stages that took longest, the slowest first: where the time goes is seen in every run.
 */
export const slowestOf = (stages: readonly Stage[], count: number, root: string): readonly Slow[] =>
  stages
    .flatMap(({ counting }) => (counting.kind === "vitest" ? filesOf(counting.report, root) : []))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
