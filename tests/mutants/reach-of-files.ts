// Set up before each test file of a sandbox: notes which mutants the file reaches.
import { appendFileSync } from "node:fs";
import { afterAll, expect } from "vitest";

afterAll(() => {
  const { MUTANTS_REACH: noted } = process.env;
  if (noted === undefined) return;
  const { mutantCoverage } = (globalThis as { __stryker__?: { readonly mutantCoverage?: { readonly static: object } } }).__stryker__ ?? {};
  appendFileSync(noted, `${JSON.stringify({ name: expect.getState().testPath, reached: Object.keys(mutantCoverage?.static ?? {}) })}\n`);
});
