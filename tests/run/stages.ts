export interface Stage {
  readonly name: string;
  readonly command: string;
  /** Whether it counts the tests in its output or in Vitest's report. Other stages count as one check. */
  readonly isCounted?: boolean;
  /** Earlier stages that have to succeed first. */
  readonly after?: readonly string[];
}

const vitest = (name: string, after: readonly string[] = [], projects = name): Stage => ({
  name,
  command: `vitest run --config tests/vitest.config.ts --project ${projects} --maxWorkers=1 --reporter=default --reporter=json --outputFile.json=reports/${name}.json`,
  isCounted: true,
  after,
});

const prepared = ["build", "chromium"];

/** All stages of `npm test` in starting order: dependencies of others first, then long ones. */
export const stages: readonly Stage[] = [
  { name: "build", command: "node esbuild.config.mjs" },
  { name: "chromium", command: "node tests/browser/ensure-chromium.ts" },
  // It may install a database, and a machine runs one installation at a time.
  vitest("contracts", prepared),
  vitest("browser", prepared),
  { name: "features-browser", command: "node tests/features.ts --browser", isCounted: true, after: prepared },
  { name: "types", command: "tsc -b" },
  { name: "format", command: "oxfmt --check" },
  { name: "lint", command: "oxlint --format=unix" },
  { name: "knip", command: "knip --no-config-hints" },
  // The same search without tests, because code that only tests use is dead.
  { name: "knip-product", command: "knip --production --include files,exports,types" },
  { name: "content", command: "node adapters/institute/platform/content/check.ts" },
  { name: "coverage", command: "node tests/features.ts coverage" },
  { name: "features", command: "node tests/features.ts", isCounted: true },
  vitest("properties"),
  vitest("architecture"),
  vitest("unit"),
  vitest("ui", [], "ui*"),
  vitest("pages"),
];
