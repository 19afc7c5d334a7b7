import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";

import { endAll, runStage, runStages, type Outcome } from "./run-stages.ts";
import { allStages, changedStages } from "./stages.ts";

process.chdir(new URL("../..", import.meta.url).pathname);

const [first, ...rest] = process.argv.slice(2);
const names = first === undefined ? [] : [first, ...rest];
/** The stages of a name: "browser" is all of its parts. */
const named = (own: string) => allStages.filter(({ name }) => name === own || name.startsWith(`${own}-`));
const unknown = first === "changed" ? undefined : names.find((name) => named(name).length === 0);
if (unknown !== undefined) {
  console.log(`There is no stage ${unknown}. Stages are changed, ${allStages.map(({ name }) => name).join(", ")}.`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const chosen = names.length === 0 ? allStages : names.flatMap(named);
const stages = first === "changed" ? changedStages(rest[0] ?? "HEAD") : chosen;
const width = Math.max(...allStages.map(({ name }) => name.length));

const report = ({ stage: { name }, passed, failed, reason = "", seconds, output }: Outcome): void => {
  const time = seconds.toFixed(1).padStart(7);
  const counts = `${String(passed)} passed, ${String(failed)} failed`;
  console.log(`${failed > 0 ? "✗" : "✓"} ${name.padEnd(width)} ${time} s  ${counts}  ${reason}`.trimEnd());
  if (failed > 0) console.log(`    ${output.trimEnd().split("\n").slice(-120).join("\n    ")}\n`);
};

let isInterrupted = false;
const interrupt = (): void => {
  endAll(isInterrupted ? "SIGKILL" : "SIGTERM");
  if (isInterrupted) process.exit(130);
  isInterrupted = true;
  setTimeout(interrupt, 2000);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);

mkdirSync("reports", { recursive: true });
const begun = performance.now();
// No more lanes than cores: the stages keep them busy, and with more each test waits longer.
const outcomes = await runStages(stages, availableParallelism(), runStage, report);
const sum = (part: "passed" | "failed"): number => outcomes.reduce((total, outcome) => total + outcome[part], 0);
console.log(
  `\n${String(stages.length)} stages in ${((performance.now() - begun) / 1000).toFixed(1)} s; logs are in reports/`,
);
console.log(`${String(sum("passed"))} passed, ${String(sum("failed"))} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
