import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface SampleRun {
  readonly output: string;
  readonly status: number | null;
  readonly written: (file: string) => string;
}

const command = join(root, "tests/features.ts");

/** Runs the project's own command on features with the portal's steps. */
export const portalRun = (features: Readonly<Record<string, string>>): SampleRun =>
  runIn(["node_modules", "tests"], [], features);

/** Runs the project's own command on features and steps in a temporary folder. */
export const sampleRun = (args: readonly string[], files: Readonly<Record<string, string>>): SampleRun =>
  runIn(["node_modules"], args, files);

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
    const run = spawnSync(process.execPath, [command, ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    const reports = new Map(written.map((file) => [file, readIfThere(join(folder, file))]));
    return { output: run.stdout, status: run.status, written: (file) => reports.get(file) ?? "" };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const written = [
  "reports/features-core.html",
  "reports/features-selected.html",
  "reports/steps.md",
  ".vscode/settings.json",
];

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** A small step library. */
export const sampleSteps = `
import { After, Given, Then, When, defineParameterType } from "@cucumber/cucumber";
import assert from "node:assert/strict";
defineParameterType({ name: "status", regexp: /pending|awarded/ });
defineParameterType({ name: "person", regexp: /Ada|Ben|she|he/ });
Given("{person} is signed in", (_person) => {});
When("{person} ask(s) for a waiver of {int}", (_person, _year) => {});
Then("the waiver is {status}", (status) => { assert.equal(status, "pending"); });
Then("it is taken in two ways", () => {});
Then(/^it is taken in (two) ways$/, (_number) => {});
Then("the store breaks", () => { throw new TypeError("no such table"); });
Then("this is for later", () => "pending");
Then("the record has", (table) => { assert.deepEqual(["a", "b"], table.raw().flat()); });
Then("the record is called {string}", (_name) => {});
Then("the screen says so", () => { throw new Error("The page does not say so."); });
After(function ({ result }) {
  if (result?.status === "FAILED") this.attach(Buffer.from("picture"), "image/png");
});
`;

/** A step about a rule, in the rules' folder. */
export const sampleRules = `
import { Then } from "@cucumber/cucumber";
Then("a waiver counts for {int} units", (_units) => {});
`;
