import { mkdirSync, rmSync } from "node:fs";

import { didYouMean } from "./cucumber/nearest.ts";
import { endAll, runStage, runStages } from "./run/run-stages.ts";
import type { Outcome } from "./run/run-stages.ts";
import { stages } from "./run/stages.ts";
import { slowestFiles } from "./run/tally.ts";

const names = process.argv.slice(2);
const known = stages.map(({ name }) => name);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.log(
    `There is no stage ${unknown}.${didYouMean(unknown, known)} Stages are ${known.join(", ")}.\n0 passed, 1 failed`,
  );
  process.exit(1);
}
const chosen = names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
const width = Math.max(...known.map((name) => name.length));
const time = (seconds: number): string => seconds.toFixed(1).padStart(7);

const report = ({ stage: { name }, passed, failed, reason = "", seconds, output }: Outcome): void => {
  const mark = failed > 0 ? "✗" : "✓";
  console.log(
    `${mark} ${name.padEnd(width)} ${time(seconds)} s  ${passed} passed, ${failed} failed  ${reason}`.trimEnd(),
  );
  if (failed === 0) return;
  const lines = output.trimEnd().split("\n");
  if (lines.length > 120) console.log(`    ... the whole of it is in reports/${name}.log`);
  console.log(`    ${lines.slice(-120).join("\n    ")}\n`);
};

let isInterrupted = false;
const interrupt = (): void => {
  endAll(isInterrupted ? "SIGKILL" : "SIGTERM");
  if (isInterrupted) process.exit(130);
  isInterrupted = true;
  setTimeout(interrupt, 2000);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);

process.chdir(new URL("..", import.meta.url).pathname);
rmSync("reports", { recursive: true, force: true });
mkdirSync("reports", { recursive: true });

const begun = performance.now();
const outcomes = await runStages(chosen, runStage, report);
const slow = slowestFiles(
  chosen.map(({ name }) => `reports/${name}.json`),
  10,
);
if (slow.length > 0) {
  console.log("\nThe slowest test files, in seconds:");
  for (const { file, seconds } of slow) console.log(`${time(seconds)}  ${file}`);
}
const sum = (part: "passed" | "failed"): number => outcomes.reduce((total, outcome) => total + outcome[part], 0);
console.log(`\n${chosen.length} stages in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
