import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { slowestFiles, tallyOf } from "./tally.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the counts of a stage", () => {
  test.for([
    ["a check that succeeds", false, 0, "", { passed: 1, failed: 0 }],
    ["a check that fails", false, 2, "", { passed: 0, failed: 1 }],
    ["a check that was killed", false, null, "", { passed: 0, failed: 1 }],
    ["features, as their last line says", true, 0, "x\n12 passed, 0 failed\n", { passed: 12, failed: 0 }],
    ["features that failed", true, 1, "12 passed, 3 failed\n", { passed: 12, failed: 3 }],
    ["features that end otherwise than they say", true, 1, "12 passed, 0 failed\n", { passed: 12, failed: 1 }],
    ["features that crashed", true, 1, "Error: no such file", { passed: 0, failed: 1 }],
    ["no features at all", true, 0, "0 passed, 0 failed\n", { passed: 0, failed: 1 }],
  ] as const)("%s", ([, isCounted, code, output, counts]) => {
    expect(tallyOf(isCounted, code, output, "no-report.json")).toMatchObject(counts);
  });

  const counted = (report: object, code: number) => {
    const file = join(folder, `${crypto.randomUUID()}.json`);
    writeFileSync(
      file,
      JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [], ...report }),
    );
    return tallyOf(true, code, "", file);
  };

  test("Vitest's own counts", () => {
    expect(counted({}, 0)).toEqual({ passed: 3, failed: 0 });
    expect(counted({ numPendingTests: 1 }, 0)).toEqual({ passed: 3, failed: 0, reason: "1 skipped" });
  });

  test("a file that could not be loaded", () => {
    expect(counted({ testResults: [{ status: "failed", assertionResults: [] }] }, 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  test("an error outside every test", () => {
    expect(counted({}, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test("no report", () => {
    expect(tallyOf(true, 0, "", join(folder, "none.json"))).toMatchObject({
      failed: 1,
    });
  });
});

test("the slowest test files of all reports come first", () => {
  const reports = [{ "a.test.ts": 2, "b.test.ts": 7.5 }, { "c.test.ts": 3 }].map((files, index) => {
    const file = join(folder, `slow-${index}.json`);
    const testResults = Object.entries(files).map(([name, seconds]) => ({
      name: join(process.cwd(), name),
      startTime: 5_000,
      endTime: 5_000 + seconds * 1000,
    }));
    writeFileSync(file, JSON.stringify({ testResults }));
    return file;
  });
  expect(slowestFiles([...reports, join(folder, "none.json")], 2)).toEqual([
    { file: "b.test.ts", seconds: 7.5 },
    { file: "c.test.ts", seconds: 3 },
  ]);
});
