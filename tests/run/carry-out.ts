import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { delimiter, resolve } from "node:path";

import type { Stage } from "./stages.ts";
import { tallyOf } from "./tally.ts";
import type { StageEnd, Tally } from "./tally.ts";

export interface Outcome {
  readonly stage: Stage;
  readonly tally: Tally;
  readonly seconds: number;
  readonly output: string;
}

const longest = 1_800_000;
const running = new Set<ChildProcess>();

/** Each stage leads a group of processes of its own, so that what it started ends with it. */
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended already.
  }
};

export const endAll = (name: NodeJS.Signals): void => {
  for (const child of running) signal(child, name);
};

const environment = {
  ...process.env,
  PATH: [resolve("node_modules/.bin"), process.env.PATH ?? ""].join(delimiter),
  // Each server and tool that is started anew finds its code compiled already.
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
};

const run = ({ name, command: [program, ...rest] }: Stage): Promise<StageEnd> =>
  new Promise((done) => {
    const log = createWriteStream(`reports/${name}.log`);
    const child = spawn(program, rest, { stdio: ["ignore", "pipe", "pipe"], detached: true, env: environment });
    running.add(child);
    let output = "";
    const keep = (chunk: string) => {
      output += chunk;
      log.write(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    const patience = setTimeout(() => {
      keep(`\nEnded after ${String(longest / 1000)} s.\n`);
      signal(child, "SIGKILL");
    }, longest);
    let ended = false;
    const end = (code: number | null) => {
      if (ended) return;
      ended = true;
      clearTimeout(patience);
      running.delete(child);
      log.end(() => done({ code, output }));
    };
    child.on("error", (error) => {
      keep(`${error.message}\n`);
      end(1);
    });
    child.on("exit", (code) => {
      // A server or browser that it forgot would hold its port and its output.
      signal(child, "SIGKILL");
      setTimeout(() => end(code), 2000).unref();
    });
    child.on("close", end);
  });

export const carryOut = async (stage: Stage): Promise<Outcome> => {
  const begun = performance.now();
  const end = await run(stage);
  return {
    stage,
    tally: tallyOf(stage.counting, end),
    seconds: (performance.now() - begun) / 1000,
    output: end.output,
  };
};
