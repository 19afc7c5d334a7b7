import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

const suite = (name: string, include: string[], test: object = {}) => ({
  extends: true as const,
  test: { name, include, ...test },
});

const properties = "tests/**/*.properties.test.ts";

/** Adapters for the browser, and adapters that need neither browser nor server. */
const inBrowser = "tests/adapters/{browser,identity}/**/*.test.ts";
const inPortal = "tests/adapters/http/**/*.test.ts";

const slow = [
  suite("contracts", ["tests/adapters/**/*.test.ts"], {
    exclude: [properties, inBrowser, inPortal],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One PostgreSQL for all files, which do not change each other's modules.
    globalSetup: "tests/adapters/support/shared-postgres.ts",
    isolate: false,
  }),
  suite("architecture", ["tests/{architecture,cucumber,dev,run}/**/*.test.ts"], {
    testTimeout: 60_000,
    hookTimeout: 120_000,
  }),
  suite("browser", ["tests/browser/**/*.test.ts"], {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Page, server and test use a whole core; one Chromium serves all files.
    fileParallelism: false,
    isolate: false,
  }),
];

/** Mutants run only the tests without browser or build, in a fixed order. */
const judgesMutants = process.env.MUTANTS === "yes";

export default defineConfig({
  root,
  cacheDir: "node_modules/.cache/vitest",
  test: {
    // Files and tests run in random order, so dependencies between them show; the seed is printed.
    sequence: { shuffle: !judgesMutants },
    restoreMocks: true,
    passWithNoTests: false,
    // Class names of *.module.css stay unchanged, so tests may refer to them.
    css: { include: [/.+/], modules: { classNameStrategy: "non-scoped" } },
    projects: [
      suite("unit", ["tests/{domain,application}/**/*.test.ts", inPortal], { exclude: [properties] }),
      suite("ui", ["tests/ui/**/*.test.{ts,tsx}", inBrowser], {
        exclude: [properties],
        environment: "happy-dom",
        setupFiles: ["tests/ui/support/clean-up.ts", "tests/ui/support/laid-out.ts"],
      }),
      suite("pages", ["tests/pages/**/*.test.ts"], {
        testTimeout: 60_000,
      }),
      suite("properties", [properties], { testTimeout: 60_000 }),
      ...(judgesMutants ? [] : slow),
    ],
  },
});
