import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Mutant } from "./mutant.ts";
import { withMutant } from "./sandbox.ts";
import type { Sandbox } from "./sandbox.ts";

/** Says of mutants whether they compile: what does not needs no test to notice it. */
export class Compiler {
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
    // A name that is no longer used says nothing about what is done.
    sandbox.write("tsconfig.json", sandbox.read("tsconfig.json").replaceAll(/("noUnused\w+"): true/g, "$1: false"));
  }

  refuses(mutant: Mutant): boolean {
    const source = this.#sandbox.read(mutant.file);
    this.#sandbox.write(mutant.file, withMutant(source, mutant));
    const { status } = spawnSync(join(this.#sandbox.folder, "node_modules/.bin/tsc"), ["-b"], { cwd: this.#sandbox.folder });
    this.#sandbox.write(mutant.file, source);
    return status !== 0;
  }
}
