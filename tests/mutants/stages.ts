import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import type { Mutant } from "./mutant.ts";
import type { Sandbox } from "./sandbox.ts";

// So long runs a mutant that would for ever: longer than everything takes beside another.
const longest = 240_000;
const longestMeasuring = 1_800_000;
// Those that reach the fewest mutants know most about this one: a few of them notice most of what is noticed.
const nearest = 25;

type Stage = "features" | "tests";

/** What notices a mutant; "time" for one with which a stage ran on until it was ended. */
export type Notice = Stage | "time";

const everything: readonly string[] = [];

/** What of a stage reaches each mutant, by the mutant's id: scenarios or test files, the nearest first. */
interface Reach {
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** The mutants that are reached as soon as a file is loaded: what they spoil, anything may meet. */
  readonly atOnce: ReadonlySet<string>;
}

interface Noted {
  /** Undefined for what was reached before anything began. */
  readonly name?: string;
  readonly reached: readonly string[];
}

const read = (noted: string): Reach => {
  const all = readFileSync(noted, "utf8").trim().split("\n").map((line) => JSON.parse(line) as Noted);
  const names = new Map<string, string[]>();
  for (const { name, reached } of all.toSorted((one, other) => one.reached.length - other.reached.length)) {
    if (name !== undefined) for (const id of reached) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return { names, atOnce: new Set(all.filter(({ name }) => name === undefined).flatMap(({ reached }) => reached)) };
};

/** The quick stages, in a sandbox: all of them, or what of them reaches a mutant. */
export class Stages {
  readonly #folder: string;
  readonly #reach: Partial<Record<Stage, Promise<Reach>>> = {};
  readonly #running = new Set<ChildProcess>();

  constructor({ folder }: Sandbox) {
    this.#folder = folder;
    process.on("exit", () => {
      for (const child of this.#running) child.kill("SIGKILL");
    });
    cpSync(join(folder, "tests/mutants/reach-of-scenarios.ts"), join(folder, "tests/steps/reach-of-scenarios.ts"));
  }

  /** The first stage that notices a mutant, or undefined. */
  async noticing({ id }: Mutant): Promise<Notice | undefined> {
    for (const stage of ["features", "tests"] as const) {
      this.#reach[stage] ??= this.#measure(stage);
      const { names, atOnce } = await this.#reach[stage];
      const reaching = names.get(id) ?? [];
      const others = atOnce.has(id) ? [everything] : [reaching.slice(nearest)];
      const parts = stage === "features" ? [reaching.slice(0, nearest), ...others] : [reaching];
      for (const part of parts) {
        if (part !== everything && part.length === 0) continue;
        const { code } = await this.#run(this.#command(stage, part), { __STRYKER_ACTIVE_MUTANT__: id }, longest);
        if (code !== 0) return code === null ? "time" : stage;
      }
    }
    return undefined;
  }

  /** Runs all of a stage with every mutant asleep: what reaches which. */
  async #measure(stage: Stage): Promise<Reach> {
    const noted = join(this.#folder, `reach-of-${stage}.ndjson`);
    const { code, said } = await this.#run(this.#command(stage, everything), { MUTANTS_REACH: noted }, longestMeasuring);
    if (code === null) throw new Error(`The ${stage} took more than ${String(longestMeasuring / 60_000)} minutes without any mutant.`);
    if (code !== 0) throw new Error(`The ${stage} fail without any mutant:\n${said.slice(-3000)}`);
    return read(noted);
  }

  #command(stage: Stage, names: readonly string[]): readonly string[] {
    if (stage === "features") return ["tests/features.ts", ...names];
    const projects = ["unit", "properties", "ui"].flatMap((name) => ["--project", name]);
    const files = names.map((name) => relative(this.#folder, name));
    return ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/mutants/vitest.config.ts", "--bail=1", "--maxWorkers=1", ...projects, ...files];
  }

  #run(command: readonly string[], environment: Readonly<Record<string, string>>, longest: number): Promise<{ readonly code: number | null; readonly said: string }> {
    return new Promise((done) => {
      const path = [join(this.#folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
      const child = spawn(process.execPath, command, { cwd: this.#folder, env: { ...process.env, PATH: path, ...environment }, timeout: longest, killSignal: "SIGKILL" });
      this.#running.add(child);
      let said = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
      child.on("close", (code) => {
        this.#running.delete(child);
        done({ code, said });
      });
    });
  }
}
