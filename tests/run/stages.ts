import type { Counting } from "./tally.ts";

export interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...rest: string[]];
  readonly counting: Counting;
  /** The stages without which this one makes no sense. */
  readonly after?: readonly string[];
}

const check = (name: string, ...command: [string, ...string[]]): Stage => ({
  name,
  command,
  counting: { kind: "check" },
});

const reporters = (report: string) => ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];

const vitest = (name: string, rest: Partial<Stage> = {}): Stage => {
  const report = `reports/${name}.json`;
  return {
    name,
    command: [
      "vitest",
      "run",
      "--config",
      "tests/vitest.config.ts",
      "--project",
      name,
      "--maxWorkers=1",
      ...reporters(report),
    ],
    counting: { kind: "vitest", report },
    ...rest,
  };
};

const features = (name: string, options: readonly string[], rest: Partial<Stage> = {}): Stage => ({
  name,
  command: ["node", "tests/features.ts", ...options],
  counting: { kind: "features" },
  ...rest,
});

/** Everything `npm test` does, in the order in which it is begun: what others wait for and what takes long first. */
export const stages: readonly Stage[] = [
  check("build", "node", "esbuild.config.mjs"),
  { name: "chromium", command: ["node", "tests/browser/ensure-chromium.ts"], counting: { kind: "preparation" } },
  // It may have to install a database, and a machine installs one thing at a time.
  vitest("contracts", { after: ["chromium"] }),
  vitest("browser", { after: ["build", "chromium"] }),
  features("features-browser", ["--browser"], { after: ["build", "chromium"] }),
  check("types", "tsc", "-b"),
  check("format", "oxfmt", "--check"),
  check("lint", "oxlint", "--format=unix"),
  check("knip", "knip", "--no-config-hints"),
  // A rule that only tests call is none: the same search with the tests left out.
  check("knip-product", "knip", "--production", "--include", "files,exports,types"),
  check("content", "node", "adapters/institute/content/check.ts"),
  check("coverage", "node", "tests/cucumber/coverage.ts"),
  features("features", []),
  vitest("properties"),
  vitest("architecture"),
  vitest("unit"),
  vitest("ui"),
  vitest("pages"),
];
