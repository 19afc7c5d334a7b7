import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { projectFiles } from "../architecture/working-tree.ts";

/** A disposable copy of the project; its folder is removed with this process. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), "guildhall-copy-"));

  constructor(root: string) {
    for (const file of projectFiles) cpSync(join(root, file), join(this.folder, file));
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
