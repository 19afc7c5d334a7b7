import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** All files of the project: tracked by Git, or new and not ignored. */
const filesOf = (root: string): readonly string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));

/** A disposable copy of the project; its folder is removed with this process. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), "guildhall-copy-"));
  readonly files: readonly string[];

  constructor(root: string) {
    this.files = filesOf(root);
    for (const file of this.files) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      cpSync(join(root, file), join(this.folder, file));
    }
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"));
    process.on("exit", () => rmSync(this.folder, { recursive: true, force: true }));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }
}
