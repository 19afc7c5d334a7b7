// Mutation testing: `npm run mutants` plants faults in the domain, the application and the adapters, and reports those
// that no test that needs neither a browser nor a build notices. One place: npm run mutants -- -m domain/fees/account.ts
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
  // Stryker would rewrite it with the API of TypeScript, which version 7 has not.
  tsconfigFile: "none",
  tempDirName: "build/mutants",
  ignorePatterns: ["dist", "build", "reports", ".data"],
};
