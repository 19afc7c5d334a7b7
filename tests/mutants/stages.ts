import { spawn } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import type { Mutant } from "./mutant.ts";
import type { Sandbox } from "./sandbox.ts";

// One that runs on for ever is noticed as well as one that fails.
const longest = 180_000;

type Stage = "features" | "tests";

/** The scenarios, or test files, that reach each mutant, by its id. */
type Reach = ReadonlyMap<string, readonly string[]>;

const read = (noted: string): Reach => {
  const reach = new Map<string, string[]>();
  for (const line of readFileSync(noted, "utf8").trim().split("\n")) {
    const { name, reached } = JSON.parse(line) as { readonly name: string; readonly reached: readonly string[] };
    for (const id of reached) reach.set(id, [...(reach.get(id) ?? []), name]);
  }
  return reach;
};

/** The quick stages, in a sandbox: all of them, or what of them reaches a mutant. */
export class Stages {
  readonly #folder: string;
  readonly #reach: Partial<Record<Stage, Promise<Reach>>> = {};

  constructor({ folder }: Sandbox) {
    this.#folder = folder;
    cpSync(join(folder, "tests/mutants/reach-of-scenarios.ts"), join(folder, "tests/steps/reach-of-scenarios.ts"));
  }

  /** The first stage that notices a mutant, or undefined. */
  async noticing({ id }: Mutant): Promise<Stage | undefined> {
    for (const stage of ["features", "tests"] as const) {
      this.#reach[stage] ??= this.#measure(stage);
      const reaching = (await this.#reach[stage]).get(id) ?? [];
      if (reaching.length > 0 && (await this.#fails(stage, reaching, id))) return stage;
    }
    // What is worked out once, when a file is loaded, is seen by more scenarios than the one that loaded it.
    return (await this.#fails("features", [], id)) ? "features" : undefined;
  }

  /** Runs all of a stage with every mutant asleep: what reaches which. */
  async #measure(stage: Stage): Promise<Reach> {
    const noted = join(this.#folder, `reach-of-${stage}.ndjson`);
    const { code, said } = await this.#run(this.#command(stage, []), { MUTANTS_REACH: noted }, 10 * longest);
    if (code !== 0) throw new Error(`The ${stage} fail without any mutant:\n${said.slice(-3000)}`);
    return read(noted);
  }

  async #fails(stage: Stage, names: readonly string[], id: string): Promise<boolean> {
    return (await this.#run(this.#command(stage, names), { __STRYKER_ACTIVE_MUTANT__: id }, longest)).code !== 0;
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
      let said = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
      child.on("close", (code) => done({ code, said }));
    });
  }
}
