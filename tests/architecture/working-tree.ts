import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Every file of the project: known to Git, or new and not ignored. */
export const projectFiles: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
  {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  },
)
  .split("\0")
  .filter((file) => file !== "" && existsSync(join(root, file)));

export const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

/** The project's TypeScript files with their text. */
export const sources: ReadonlyMap<string, string> = new Map(
  projectFiles.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, textOf(file)]),
);
