// Mutation testing: `npm run mutants` adds faults to the domain, the application and the adapters, and reports those
// that survive the tests without browser or build. One file: npm run mutants -- -m domain/fees/account.ts
export default {
  mutate: ["domain/**/*.ts", "application/**/*.ts", "adapters/**/*.ts", "!**/*.d.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/vitest.config.ts" },
  coverageAnalysis: "perTest",
  concurrency: 2,
  ignoreStatic: true,
  reporters: ["clear-text", "html", "progress"],
  htmlReporter: { fileName: "reports/mutants.html" },
  // Stryker would rewrite it with TypeScript's API, which version 7 lacks.
  tsconfigFile: "none",
  tempDirName: "build/mutants",
  ignorePatterns: ["dist", "build", "reports", ".data"],
};
