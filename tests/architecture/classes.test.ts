import { posix } from "node:path";

import { expect, test } from "vitest";

import { sources, textOf } from "./working-tree.ts";

/** Classes that a file uses and no style sheet defines. */
const missingClasses = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(([, name = "", path = ""]) => {
    const sheet = textOf(posix.join(posix.dirname(file), path));
    const there = new Set([...sheet.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, known]) => known));
    const asked = [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, "g"))].map(([, used = ""]) => used);
    return asked.filter((used) => !there.has(used)).map((used) => `${file}: ${used}`);
  });

test("every class that a file uses is defined in its style sheet", () => {
  const drawn = [...sources].filter(([file]) => file.startsWith("ui/"));
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.flatMap(([file, text]) => missingClasses(file, text))).toEqual([]);
});
