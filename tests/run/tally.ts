import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Why a stage failed apart from its tests, or the number of skipped tests. */
  readonly reason?: string;
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly unknown[];
}

const readReport = (file: string) =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as {
        readonly numPassedTests: number;
        readonly numFailedTests: number;
        readonly numPendingTests: number;
        readonly testResults: readonly TestFile[];
      })
    : undefined;

const countsOf = (output: string, reportFile: string): Tally | undefined => {
  const report = readReport(reportFile);
  if (report) {
    // A test file that failed to load counts as one failure.
    const unloaded = report.testResults.filter(
      (file) => file.status === "failed" && file.assertionResults.length === 0,
    );
    const { numPassedTests: passed, numFailedTests, numPendingTests: skipped } = report;
    const counts = { passed, failed: numFailedTests + unloaded.length };
    return skipped > 0 ? { ...counts, reason: `${skipped} skipped` } : counts;
  }
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
};

/** Counts of a stage. A crashed or empty one counts as failed, whatever it reports. */
export const tallyOf = (isCounted: boolean, code: number | null, output: string, reportFile: string): Tally => {
  if (!isCounted) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = countsOf(output, reportFile);
  if (!counts) return { passed: 0, failed: 1, reason: "ended without a count" };
  if (counts.failed > 0) return counts;
  if (code !== 0) return { ...counts, failed: 1, reason: `ended with ${code === null ? "a signal" : `code ${code}`}` };
  return counts.passed === 0 ? { ...counts, failed: 1, reason: "ran nothing" } : counts;
};

/** The slowest test files of these reports, in descending order. */
export const slowestFiles = (reportFiles: readonly string[], count: number) =>
  reportFiles
    .flatMap((file) => readReport(file)?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ file: relative("", name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
