import { relative } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";

const { FC_SEED: given } = process.env;

/** How a failure is seen again: everything that is drawn follows from the seed, and so does what it is reduced to. */
const commandAgain = (seed: number): string => {
  const { testPath = "", currentTestName = "" } = expect.getState();
  const name = currentTestName.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", ".");
  return `FC_SEED=${String(seed)} npx vitest run --config tests/vitest.config.ts ${relative(process.cwd(), testPath)} -t '${name}'`;
};

fc.configureGlobal({
  numRuns: 300,
  // One for all: a test with two properties is then the same test again.
  seed: given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given),
});

fc.installGlobalPlugin(() => ({
  onAllRunsComplete: (details) => {
    if (!details.failed) return;
    const message = fc.defaultReportMessage(details);
    throw new Error(`${message}\n\nTo see it again:\n${commandAgain(details.seed)}\n`, { cause: details.errorInstance });
  },
}));

export { fc };
