import { relative } from "node:path";

import fc from "fast-check";
import { expect } from "vitest";

const { FC_SEED: given } = process.env;

/** The command that reproduces a failure: the seed determines all values and the shrinking. */
const commandAgain = (seed: number): string => {
  const { testPath = "", currentTestName = "" } = expect.getState();
  const name = currentTestName.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", ".");
  return `FC_SEED=${String(seed)} npx vitest run --config tests/vitest.config.ts ${relative(process.cwd(), testPath)} -t '${name}'`;
};

fc.configureGlobal({
  numRuns: 300,
  // One seed for all properties, so a test with several can be reproduced.
  seed: given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given),
});

fc.installGlobalPlugin(() => ({
  onAllRunsComplete: (details) => {
    if (!details.failed) return;
    const message = fc.defaultReportMessage(details);
    throw new Error(`${message}\n\nTo see it again:\n${commandAgain(details.seed)}\n`, {
      cause: details.errorInstance,
    });
  },
}));

export { fc };
