import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { delimiter, resolve } from "node:path";

import pLimit from "p-limit";

/** A stage of `npm test`: a command that ends with "N passed, N failed", writes Vitest's report, or counts as one check. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly counts?: "in its output" | "in its report";
  /** Earlier stages that have to succeed first. */
  readonly after?: readonly string[];
}

export interface Outcome {
  readonly stage: Stage;
  readonly passed: number;
  readonly failed: number;
  /** Why it failed apart from its tests. */
  readonly reason?: string;
  readonly seconds: number;
  readonly output: string;
}

export const reportOf = ({ name }: Pick<Stage, "name">): string => `reports/${name}.json`;

const countsOf = (stage: Stage, output: string): readonly [passed: number, failed: number] | undefined => {
  if (stage.counts === "in its output") {
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    return passed === undefined ? undefined : [Number(passed), Number(failed)];
  }
  if (!existsSync(reportOf(stage))) return undefined;
  const report = JSON.parse(readFileSync(reportOf(stage), "utf8")) as Record<
    "numPassedTests" | "numFailedTests",
    number
  >;
  return [report.numPassedTests, report.numFailedTests];
};

/** Counts of a stage that ended with this code. A crashed or empty one counts as failed, whatever it reports. */
export const tallyOf = (
  stage: Stage,
  code: number | null,
  output: string,
): Omit<Outcome, "stage" | "seconds" | "output"> => {
  if (stage.counts === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const [passed, failed] = countsOf(stage, output) ?? [0, 0];
  if (failed > 0) return { passed, failed };
  if (code !== 0)
    return { passed, failed: 1, reason: `ended with ${code === null ? "a signal" : `code ${String(code)}`}` };
  return passed === 0 ? { passed, failed: 1, reason: "counted nothing" } : { passed, failed };
};

const env = {
  ...process.env,
  PATH: [resolve("node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter),
  // Servers and tools reuse code compiled by an earlier stage.
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
};

const running = new Set<number>();

/** Signals the process groups of all stages, so their servers and browsers end with them. */
export const endAll = (signal: NodeJS.Signals, leaders: Iterable<number> = running): void => {
  for (const leader of leaders)
    try {
      process.kill(-leader, signal);
    } catch {
      // The group has ended already.
    }
};

/** Runs a stage, with its output in `reports/<name>.log`. */
export const runStage = async (stage: Stage): Promise<Outcome> => {
  const begun = performance.now();
  const log = `reports/${stage.name}.log`;
  // Only its own: another run may be under way.
  rmSync(reportOf(stage), { force: true });
  const file = openSync(log, "w");
  const [program = "", ...args] = stage.command;
  const child = spawn(program, args, { stdio: ["ignore", file, file], detached: true, env, timeout: 1_800_000 });
  const leader = child.pid;
  if (leader !== undefined) running.add(leader);
  const code = await new Promise<number | null>((done) => {
    child.on("exit", done).on("error", () => done(127));
  });
  if (leader !== undefined) {
    endAll("SIGKILL", [leader]);
    running.delete(leader);
  }
  closeSync(file);
  const output = readFileSync(log, "utf8");
  return { ...tallyOf(stage, code, output), stage, output, seconds: (performance.now() - begun) / 1000 };
};

/**
 * Starts stages in their order, as many at a time as there are lanes. A lane waits for what its stage depends on; what
 * depends on a failed stage counts as failed without running.
 */
export const runStages = (
  stages: readonly Stage[],
  lanes: number,
  run: (stage: Stage) => Promise<Outcome>,
  report: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> => {
  const limit = pLimit(lanes);
  const outcomes = new Map<string, Promise<Outcome>>();
  for (const stage of stages) {
    const needed = (stage.after ?? []).flatMap((name) => outcomes.get(name) ?? []);
    const outcome = limit(async () => {
      const missing = (await Promise.all(needed)).find(({ failed }) => failed > 0)?.stage.name;
      if (missing === undefined) return run(stage);
      return { stage, passed: 0, failed: 1, reason: `not run: ${missing} failed`, output: "", seconds: 0 };
    });
    outcomes.set(stage.name, outcome);
    void outcome.then(report);
  }
  return Promise.all(outcomes.values());
};
