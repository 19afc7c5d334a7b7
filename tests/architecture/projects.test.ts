import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { sources } from "./working-tree.ts";

const root = resolve(import.meta.dirname, "../..");

/** Configurations of all projects that `tsc -b` compiles. */
const projects = [...readFileSync(join(root, "tsconfig.json"), "utf8").matchAll(/"path": "([^"]+)"/g)].map(
  ([, path = ""]) => (path.endsWith(".json") ? path : `${path}/tsconfig.json`),
);

const filesOf = (project: string): readonly string[] => {
  const { files = [] } = JSON.parse(
    spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", project, "--showConfig"], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` },
    }).stdout,
  ) as { readonly files?: readonly string[] };
  return files.map((file) => relative(root, join(root, dirname(project), file)));
};

// In the areas' folders, the file name determines the project. A file that no project includes would escape the
// dependency rules.
describe("the compiled projects", () => {
  test("are found", () => expect(projects.length).toBeGreaterThan(5));

  test("contain each file of the portal exactly once", () => {
    const owners = new Map<string, string[]>();
    for (const project of projects)
      for (const file of filesOf(project)) owners.set(file, [...(owners.get(file) ?? []), project]);
    const own = [...sources.keys()].filter((file) => /^(domain|application|adapters|ui|tests)\//.test(file));
    const wrong = own.filter((file) => owners.get(file)?.length !== 1 && !file.endsWith(".d.ts"));
    expect(wrong.map((file) => `${file}: ${owners.get(file)?.join(", ") ?? "in none"}`)).toEqual([]);
  });
});
