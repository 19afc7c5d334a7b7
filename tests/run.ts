import { mkdirSync, rmSync } from "node:fs";

import { didYouMean } from "./cucumber/nearest.ts";
import { carryOut, endAll } from "./run/carry-out.ts";
import type { Outcome } from "./run/carry-out.ts";
import { schedule } from "./run/schedule.ts";
import { slowestOf } from "./run/slowest.ts";
import { stages } from "./run/stages.ts";

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
const width = Math.max(...stages.map(({ name }) => name.length));

const time = (seconds: number): string => seconds.toFixed(1).padStart(7);
const row = (name: string, ...cells: readonly (string | number)[]): string =>
  name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join("");

const tell = ({ stage, tally, seconds, output }: Outcome): void => {
  const { passed, failed, skipped, reason } = tally;
  const skips = skipped > 0 ? `, ${String(skipped)} skipped` : "";
  console.log(
    `${failed > 0 ? "✗" : "✓"} ${stage.name.padEnd(width)} ${time(seconds)} s  ${String(passed)} passed, ${String(failed)} failed${skips}${reason === undefined ? "" : ` (${reason})`}`,
  );
  if (failed === 0) return;
  const lines = output.trimEnd().split("\n");
  if (lines.length > 120) console.log(`    ... the whole of it is in reports/${stage.name}.log`);
  console.log(
    `${lines
      .slice(-120)
      .map((line) => `    ${line}`)
      .join("\n")}\n`,
  );
};

let interrupted = false;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    endAll(interrupted ? "SIGKILL" : "SIGTERM");
    if (interrupted) process.exit(130);
    interrupted = true;
    setTimeout(() => {
      endAll("SIGKILL");
      process.exit(130);
    }, 2000);
  });
}

process.chdir(new URL("..", import.meta.url).pathname);
rmSync("reports", { recursive: true, force: true });
mkdirSync("reports", { recursive: true });

const begun = performance.now();
const outcomes = await schedule(chosen, carryOut, tell);
const sum = (part: "passed" | "failed" | "skipped"): number =>
  outcomes.reduce((total, { tally }) => total + tally[part], 0);

const slow = slowestOf(chosen, 10, process.cwd());
if (slow.length > 0)
  console.log(
    `\nThe slowest test files, in seconds:\n${slow.map(({ file, seconds }) => `${time(seconds)}  ${file}`).join("\n")}`,
  );
console.log(`\n${row("stage", "seconds", "passed", "failed", "skipped")}`);
for (const { stage, tally, seconds } of outcomes) {
  console.log(row(stage.name, seconds.toFixed(1), tally.passed, tally.failed, tally.skipped));
}
console.log(
  row("in all", ((performance.now() - begun) / 1000).toFixed(1), sum("passed"), sum("failed"), sum("skipped")),
);
console.log(`${String(sum("passed"))} passed, ${String(sum("failed"))} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
