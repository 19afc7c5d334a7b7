import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { tallyOf } from "./tally.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("what a stage counts for", () => {
  test.for([
    ["a check that succeeds", "check", 0, "", { passed: 1, failed: 0 }],
    ["a check that fails", "check", 2, "", { passed: 0, failed: 1 }],
    ["a check that was killed", "check", null, "", { passed: 0, failed: 1 }],
    ["a preparation that succeeds", "preparation", 0, "", { passed: 0, failed: 0 }],
    ["a preparation that fails", "preparation", 1, "", { passed: 0, failed: 1 }],
    ["features, as their last line says", "features", 0, "x\n12 passed, 0 failed\n", { passed: 12, failed: 0 }],
    ["features that failed", "features", 1, "12 passed, 3 failed\n", { passed: 12, failed: 3 }],
    ["features that end otherwise than they say", "features", 1, "12 passed, 0 failed\n", { passed: 12, failed: 1 }],
    ["features that crashed", "features", 1, "Error: no such file", { passed: 0, failed: 1 }],
    ["no features at all", "features", 0, "0 passed, 0 failed\n", { passed: 0, failed: 1 }],
  ] as const)("%s", ([, kind, code, output, counts]) => {
    expect(tallyOf({ kind }, { code, output })).toMatchObject(counts);
  });

  const told = (report: object, code: number) => {
    const file = join(folder, `${crypto.randomUUID()}.json`);
    writeFileSync(
      file,
      JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, testResults: [], ...report }),
    );
    return tallyOf({ kind: "vitest", report: file }, { code, output: "" });
  };

  test("Vitest's own counts", () => {
    expect(told({}, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });

  test("a file that could not be loaded", () => {
    expect(told({ testResults: [{ status: "failed", assertionResults: [] }] }, 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  test("an error outside every test", () => {
    expect(told({}, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test("no report", () => {
    expect(tallyOf({ kind: "vitest", report: join(folder, "none.json") }, { code: 0, output: "" })).toMatchObject({
      failed: 1,
    });
  });
});
