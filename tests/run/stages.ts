export interface Stage {
  readonly name: string;
  readonly command: string;
  /** Whether it counts as many tests as its output or Vitest's report says. Any other stage is one check. */
  readonly isCounted?: boolean;
  /** The stages further up without which this one makes no sense. */
  readonly after?: readonly string[];
}

const vitest = (name: string, after: readonly string[] = []): Stage => ({
  name,
  command: `vitest run --config tests/vitest.config.ts --project ${name} --maxWorkers=1 --reporter=default --reporter=json --outputFile.json=reports/${name}.json`,
  isCounted: true,
  after,
});

const prepared = ["build", "chromium"];

/** Everything `npm test` does, in the order in which it begins: what others wait for, then what takes long. */
export const stages: readonly Stage[] = [
  { name: "build", command: "node esbuild.config.mjs" },
  { name: "chromium", command: "node tests/browser/ensure-chromium.ts" },
  // It may have to install a database, and a machine installs one thing at a time.
  vitest("contracts", prepared),
  vitest("browser", prepared),
  { name: "features-browser", command: "node tests/features.ts --browser", isCounted: true, after: prepared },
  { name: "types", command: "tsc -b" },
  { name: "format", command: "oxfmt --check" },
  { name: "lint", command: "oxlint --format=unix" },
  { name: "knip", command: "knip --no-config-hints" },
  // A rule that only tests call is none: the same search with the tests left out.
  { name: "knip-product", command: "knip --production --include files,exports,types" },
  { name: "content", command: "node adapters/institute/content/check.ts" },
  { name: "coverage", command: "node tests/cucumber/coverage.ts" },
  { name: "features", command: "node tests/features.ts", isCounted: true },
  vitest("properties"),
  vitest("architecture"),
  vitest("unit"),
  vitest("ui"),
  vitest("pages"),
];
