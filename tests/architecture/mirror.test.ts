import { basename, dirname, relative } from "node:path";

import { expect, test } from "vitest";

import { projectFiles } from "./working-tree.ts";

const stem = (file: string): string => basename(file).split(".")[0] ?? "";

/** Tests whose path mirrors no source file. `name.aspect.test.ts` tests `name`, or the folder of that name. */
const unmirrored = (files: readonly string[]): readonly string[] => {
  const subjects = new Set(
    files
      .filter((file) => /^(domain|application|adapters|ui)\/.*\.tsx?$/.test(file))
      .flatMap((file) => {
        const folder = dirname(file);
        return [`${folder}/${stem(file)}`, `${folder}/${basename(folder)}`];
      }),
  );
  return files.filter((file) => {
    if (!/^tests\/(domain|application|adapters|ui)\/.*\.test\.tsx?$/.test(file)) return false;
    return !subjects.has(`${relative("tests", dirname(file))}/${stem(file)}`);
  });
};

test("each test of a layer mirrors the path of its source file or folder", () => {
  expect(unmirrored(projectFiles)).toEqual([]);
});

test("a test with another name or folder than its source is found", () => {
  const source = "ui/components/switch.tsx";
  const mirrored = ["switch.test.tsx", "switch.locked.test.tsx", "components.test.tsx"];
  expect(unmirrored([source, ...mirrored.map((name) => `tests/ui/components/${name}`)])).toEqual([]);
  const misplaced = [
    "tests/ui/components/toggle.test.tsx",
    "tests/ui/switch.test.tsx",
    "tests/ui/parts/switch.test.ts",
  ];
  expect(unmirrored([source, ...misplaced])).toEqual(misplaced);
});
