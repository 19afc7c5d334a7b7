import { readFileSync } from "node:fs";

/** What a stage has shown. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why something counts as failed that no test reported. */
  readonly reason?: string;
}

export interface StageEnd {
  readonly code: number | null;
  readonly output: string;
}

/** How the outcome of a stage is counted. */
export type Counting =
  /** One check: it succeeds or not. */
  | { readonly kind: "check" }
  /** Makes ready for others: counts only when it fails. */
  | { readonly kind: "preparation" }
  /** As many as the last line "N passed, N failed" says. */
  | { readonly kind: "features" }
  /** As many as Vitest's report in this file says. */
  | { readonly kind: "vitest"; readonly report: string };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const fromVitest = (report: string): Tally | undefined => {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, "utf8"),
    ) as VitestReport;
    // A file that could not be loaded has no tests to fail: it counts itself.
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests };
  } catch {
    return undefined;
  }
};

const fromLastLine = (output: string): Tally | undefined => {
  const match = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  return match ? { passed: Number(match[1]), failed: Number(match[2]), skipped: 0 } : undefined;
};

const told = (counting: Counting, { code, output }: StageEnd): Tally | undefined => {
  switch (counting.kind) {
    case "check":
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    case "preparation":
      return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    case "features":
      return fromLastLine(output);
    case "vitest":
      return fromVitest(counting.report);
  }
};

/** What a stage counts for. One that crashed, or that ran nothing, counts as failed whatever it says itself. */
export const tallyOf = (counting: Counting, end: StageEnd): Tally => {
  const tally = told(counting, end);
  if (!tally) return { passed: 0, failed: 1, skipped: 0, reason: "ended without a count" };
  if (counting.kind === "check" || counting.kind === "preparation" || tally.failed > 0) return tally;
  if (end.code !== 0)
    return { ...tally, failed: 1, reason: `ended with ${end.code === null ? "a signal" : `code ${String(end.code)}`}` };
  return tally.passed === 0 ? { ...tally, failed: 1, reason: "ran nothing" } : tally;
};
