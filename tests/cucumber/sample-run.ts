import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface SampleRun {
  readonly output: string;
  /** The last line. */
  readonly counts: string | undefined;
  readonly status: number | null;
  /** Names of the written reports. */
  readonly reports: readonly string[];
}

/** Runs `npm run features` on files in a temporary folder, which has these folders of the project too. */
const runIn = (
  ours: readonly string[],
  args: readonly string[],
  files: Readonly<Record<string, string>>,
): SampleRun => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-features-"));
  try {
    for (const own of ours) symlinkSync(join(root, own), join(folder, own));
    for (const [file, text] of Object.entries({ "package.json": '{"type":"module"}', ...files })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, "tests/features.ts"), ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    const reports = join(folder, "reports");
    return {
      output: `${stdout}${stderr}`,
      counts: stdout.trimEnd().split("\n").at(-1),
      status,
      reports: existsSync(reports) ? readdirSync(reports) : [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs features with the portal's steps. */
export const portalRun = (features: Readonly<Record<string, string>>): SampleRun =>
  runIn(["node_modules", "tests"], [], features);

/** Runs features with the sample steps, or with steps among the files. */
export const sampleRun = (args: readonly string[], files: Readonly<Record<string, string>>): SampleRun =>
  runIn(["node_modules"], args, {
    "tests/steps/waiver.ts": sampleSteps,
    "tests/steps/rules/waiver.ts": sampleRules,
    ...files,
  });

export const sampleSteps = `
import { Given, Then, When, defineParameterType } from "@cucumber/cucumber";
import assert from "node:assert/strict";
defineParameterType({ name: "status", regexp: /pending|awarded/ });
defineParameterType({ name: "person", regexp: /Ada|Ben|she|he/ });
Given("{person} is signed in", (_person) => {});
When("{person} ask(s) for a waiver of {int}", (_person, _year) => {});
Then("the waiver is {status}", (status) => { assert.equal(status, "pending"); });
Then("the store breaks", () => { throw new TypeError("no such table"); });
Then("the record has", (table) => { assert.deepEqual(["a", "b"], table.raw().flat()); });
Then("the record is called {string}", (_name) => {});
Then("the screen says so", () => { throw new Error("The page does not say so."); });
Then("I see {string}", (_text) => {});
Then("I do not see {string}", (_text) => {});
`;

const sampleRules = `
import { Then } from "@cucumber/cucumber";
Then("a waiver counts for {int} units", (_units) => {});
`;

/** A scenario of a feature file. */
export const scenario = (name: string, ...steps: readonly string[]): string =>
  `${[`  Scenario: ${name}`, ...steps].join("\n    ")}\n`;
