import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { availableParallelism } from "node:os";

import { reportOf, type Stage } from "./run-stages.ts";

const vitestCommand = ["vitest", "run", "--config", "tests/vitest.config.ts"];

const vitest = (name: string, args: readonly string[], after: readonly string[] = [], workers = 1): Stage => {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf({ name })}`];
  const command = [...vitestCommand, `--maxWorkers=${String(workers)}`, ...args, ...reporters];
  return { name, command, counts: "in its report", after };
};

const project = (name: string, after?: readonly string[]): Stage => vitest(name, ["--project", name], after);

const prepared = ["build", "tools"];

/** Half of the browser tests: a Chromium of its own shows one file after another. */
const browser = (half: 1 | 2): Stage =>
  vitest(`browser-${String(half)}`, ["--project", "browser", "--shard", `${String(half)}/2`], prepared);

/** All stages of `npm test` in starting order: dependencies first, then the longest. */
export const allStages: readonly Stage[] = [
  { name: "build", command: ["node", "esbuild.config.mjs"] },
  { name: "tools", command: ["node", "tests/run/install-tools.ts"] },
  vitest("contracts", ["--project", "contracts"], prepared, availableParallelism()),
  browser(1),
  browser(2),
  {
    name: "browser-features",
    command: ["node", "tests/features.ts", "--browser"],
    counts: "in its output",
    after: prepared,
  },
  { name: "features", command: ["node", "tests/features.ts"], counts: "in its output" },
  { name: "desk-features", command: ["node", "tests/features.ts", "--desk"], counts: "in its output" },
  project("architecture"),
  { name: "types", command: ["tsc", "-b"] },
  { name: "lint", command: ["oxlint", "--format=unix"] },
  vitest("ui", ["--project", "ui*"]),
  project("properties"),
  project("pages"),
  project("unit"),
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "knip", command: ["knip", "--no-config-hints"] },
  // The same search without tests, because code that only tests use is dead.
  { name: "knip-product", command: ["knip", "--production", "--include", "files,exports,types"] },
  { name: "content", command: ["node", "adapters/institute/platform/content/check.ts"] },
  { name: "coverage", command: ["node", "tests/features.ts", "coverage"] },
];

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** The stages that an edit since a commit can break: for work in between, before all of them run. */
export const changedStages = (since: string): readonly Stage[] => {
  const files = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(file));
  const inArea = (area: string): boolean => files.some((file) => `/${file}`.includes(`/${area}/`));
  const areas = globSync("*", { cwd: "features" }).filter(inArea);
  const served = areas.map((area) => `adapters/institute/areas/${area}`).filter((area) => inArea(area));
  const related = (name: string, ...projects: readonly string[]): Stage => ({
    name,
    command: [
      ...vitestCommand,
      "--maxWorkers=1",
      ...projects.flatMap((each) => ["--project", each]),
      "--changed",
      since,
      "--passWithNoTests",
    ],
  });
  const features: Stage = {
    name: "features",
    command: ["node", "tests/features.ts", ...areas],
    counts: "in its output",
  };
  return [
    ...(areas.length > 0 ? [features] : []),
    related("properties", "properties"),
    related("unit", "unit", "ui"),
    { name: "types", command: ["tsc", "-b"] },
    ...(code.length > 0 ? [{ name: "lint", command: ["oxlint", "--format=unix", ...code] }] : []),
    ...(served.length > 0
      ? [vitest("contracts", ["--project", "contracts", ...served.map((area) => `tests/${area}`)])]
      : []),
    { name: "format", command: ["oxfmt", "--check"] },
  ];
};
