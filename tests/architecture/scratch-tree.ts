import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

export interface Complaint {
  readonly file: string;
  readonly code: string;
  readonly text: string;
}

const root = resolve(import.meta.dirname, "../..");

/**
 * A temporary tree with the project's compiler and lint configuration and only the files that a test adds, independent
 * of the state of the working tree.
 */
export class ScratchTree {
  readonly #folder = mkdtempSync(join(tmpdir(), "guildhall-law-"));

  constructor() {
    const configurations = globSync(
      "{.,domain,domain/*,application,adapters,adapters/*,adapters/institute/*,ui,ui/composition,tests}/tsconfig*.json",
      { cwd: root },
    );
    for (const file of [...configurations, ".oxlintrc.json", "package.json"]) {
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(this.#folder, file));
    }
    symlinkSync(join(root, "node_modules"), join(this.#folder, "node_modules"));
    // A project without files is an error.
    this.plant("tests/any.ts", "export const value = 1;\n");
  }

  plant(file: string, text: string): void {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  compile(): readonly Complaint[] {
    return this.#run("tsc", "-b", "--pretty", "false")
      .split("\n")
      .flatMap((line) => {
        const match = /^(.+?)\(\d+,\d+\): error (TS\d+): (.*)$/.exec(line);
        return match ? [{ file: match[1] ?? "", code: match[2] ?? "", text: match[3] ?? "" }] : [];
      });
  }

  /** Declaration files that a build left beside the sources. */
  strayDeclarations(): readonly string[] {
    return globSync("{domain,application,adapters,ui}/**/*.d.ts", { cwd: this.#folder });
  }

  lint(): readonly Complaint[] {
    const { diagnostics } = JSON.parse(
      this.#run("oxlint", "--format=json", "domain", "application", "adapters", "ui"),
    ) as {
      readonly diagnostics: readonly { readonly filename: string; readonly code: string; readonly message: string }[];
    };
    return diagnostics.map(({ filename, code, message }) => ({ file: filename, code, text: message }));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(program: string, ...rest: readonly string[]): string {
    return spawnSync(join(root, "node_modules/.bin", program), rest, {
      cwd: this.#folder,
      encoding: "utf8",
      maxBuffer: 1 << 26,
      // The programs use the first node on the path.
      env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}` },
    }).stdout;
  }
}
