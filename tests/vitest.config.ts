import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

const suite = (name: string, include: string[], test: object = {}) => ({
  extends: true as const,
  test: { name, include, ...test },
});

const properties = "tests/**/*.properties.test.ts";

/** Adapters for the browser, and scripts that run when they are imported: each of these files needs its own window. */
const boot = ["tests/ui/{boot,composition}/**/*.test.{ts,tsx}", "tests/adapters/{browser,identity}/**/*.test.ts"];
/** Adapters that need neither browser nor server. */
const inPortal = "tests/adapters/http/**/*.test.ts";

const slow = [
  suite("contracts", ["tests/adapters/**/*.test.ts"], {
    exclude: [properties, ...boot, inPortal],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One PostgreSQL for all files.
    globalSetup: "tests/adapters/support/shared-postgres.ts",
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
  }),
];

const inWindow = {
  environment: "happy-dom",
  setupFiles: ["tests/ui/support/clean-up.ts", "tests/ui/support/laid-out.ts"],
};

/** Mutants run only the tests without browser or build, in a fixed order. */
const judgesMutants = process.env.MUTANTS === "yes";

export default defineConfig({
  root,
  cacheDir: "node_modules/.cache/vitest",
  test: {
    // Files and tests run in random order, so dependencies between them show; the seed is printed.
    sequence: { shuffle: !judgesMutants },
    // No file changes what another loads, and loading everything anew for each takes more time than the tests.
    isolate: false,
    restoreMocks: true,
    // A busy machine must not cause failures: by default, what is polled has to hold within a second.
    expect: { poll: { timeout: 10_000 } },
    passWithNoTests: false,
    // Class names of *.module.css stay unchanged, so tests may refer to them.
    css: { include: [/.+/], modules: { classNameStrategy: "non-scoped" } },
    projects: [
      suite("unit", ["tests/{domain,application}/**/*.test.ts", inPortal], { exclude: [properties] }),
      suite("ui", ["tests/ui/**/*.test.{ts,tsx}"], { ...inWindow, exclude: [properties, ...boot] }),
      suite("ui-boot", boot, { ...inWindow, exclude: [properties], isolate: true }),
      {
        ...suite("pages", ["tests/pages/**/*.test.ts"], {
          setupFiles: "tests/pages/clean-up.ts",
          testTimeout: 60_000,
          env: { NODE_ENV: "production" },
        }),
        // React's development build takes a third longer.
        oxc: { jsx: { runtime: "automatic", development: false } },
      },
      suite("properties", [properties], { testTimeout: 60_000 }),
      ...(judgesMutants ? [] : slow),
    ],
  },
});
