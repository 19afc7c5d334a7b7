import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { delimiter, resolve } from "node:path";

import pLimit from "p-limit";

import type { Stage } from "./stages.ts";
import { tallyOf } from "./tally.ts";
import type { Tally } from "./tally.ts";

export type Outcome = Tally & { readonly stage: Stage; readonly output: string; readonly seconds: number };

const running = new Set<number>();

/** Signals a stage's process group, so its servers and browsers end with it. */
const endGroup = (leader: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-leader, signal);
  } catch {
    // The process has already exited.
  }
};

export const endAll = (signal: NodeJS.Signals): void => running.forEach((leader) => endGroup(leader, signal));

const env = {
  ...process.env,
  PATH: [resolve("node_modules/.bin"), process.env.PATH ?? ""].join(delimiter),
  // Servers and tools reuse code compiled by an earlier stage.
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
};

/** Runs a stage, with its output in `reports/<name>.log`. */
export const runStage = async (stage: Stage): Promise<Outcome> => {
  const begun = performance.now();
  const log = `reports/${stage.name}.log`;
  const file = openSync(log, "w");
  const [program = "", ...args] = stage.command.split(" ");
  const limits = { timeout: 1_800_000, killSignal: "SIGKILL" } as const;
  const child = spawn(program, args, { stdio: ["ignore", file, file], detached: true, env, ...limits });
  const leader = child.pid;
  if (leader !== undefined) running.add(leader);
  const code = await new Promise<number | null>((done) => {
    child.on("exit", done).on("error", (error) => {
      writeSync(file, `${error.message}\n`);
      done(1);
    });
  });
  if (leader !== undefined) {
    endGroup(leader, "SIGKILL");
    running.delete(leader);
  }
  closeSync(file);
  const output = readFileSync(log, "utf8");
  const tally = tallyOf(stage.isCounted ?? false, code, output, `reports/${stage.name}.json`);
  return { ...tally, stage, output, seconds: (performance.now() - begun) / 1000 };
};

/**
 * Runs three stages at a time: on two cores, page, server and test of a browser stage wait for one another. A stage
 * that depends on a failed one counts as failed without running.
 */
export const runStages = (
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<Outcome>,
  report: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> => {
  const limit = pLimit(3);
  const outcomes = new Map<string, Promise<Outcome>>();
  for (const stage of stages) {
    const needed = (stage.after ?? []).flatMap((name) => outcomes.get(name) ?? []);
    const next = async (): Promise<Outcome> => {
      const missing = (await Promise.all(needed)).find((outcome) => outcome.failed > 0);
      if (!missing) return run(stage);
      const reason = `not run: ${missing.stage.name} failed`;
      return { passed: 0, failed: 1, reason, stage, output: "", seconds: 0 };
    };
    const outcome = limit(next);
    outcomes.set(stage.name, outcome);
    void outcome.then(report);
  }
  return Promise.all(outcomes.values());
};
