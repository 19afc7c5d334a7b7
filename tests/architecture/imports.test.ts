import { describe, expect, test } from "vitest";

import { cyclesIn, graphOf, importsOf, rulesOfServerOnly } from "./imports.ts";
import { sources } from "./working-tree.ts";

const rows = (problem: (file: string, text: string) => readonly string[]): readonly string[] =>
  [...sources].flatMap(([file, text]) => problem(file, text).map((found) => `${file}: ${found}`));

describe("import cycles", () => {
  test("there are none", () => {
    expect(cyclesIn(graphOf(sources)).map((cycle) => cycle.join(" -> "))).toEqual([]);
  });

  test.for([
    ["value", 'import { b } from "./b.ts";'],
    ["type-only", 'import type { B } from "./b.ts";'],
    ["inline type", 'import { type B } from "./b.ts";'],
    ["over several lines", 'import {\n  b,\n  c,\n} from "./b.ts";'],
    ["for its effect", 'import "./b.ts";'],
    ["lazy", 'const b = () => import("./b.ts");'],
    ["passed on", 'export { b } from "./b.ts";'],
    ["passed on whole", 'export * from "./b.ts";'],
  ] as const)("a planted cycle is found: %s", ([, text]) => {
    const planted = new Map<string, string>([
      ["x/a.ts", text],
      ["x/b.ts", 'import type { C } from "../y/c.ts";'],
      ["y/c.ts", 'import { a } from "../x/a.ts";'],
    ]);
    expect(cyclesIn(graphOf(planted))).toEqual([["x/a.ts", "x/b.ts", "y/c.ts", "x/a.ts"]]);
  });

  test("a diamond is no cycle, and an import in a comment does not count", () => {
    const planted = new Map([
      ["a.ts", 'import "./b.ts";\nimport "./c.ts";'],
      ["b.ts", 'import "./d.ts";'],
      ["c.ts", 'import "./d.ts";'],
      ["d.ts", '// import "./a.ts";\n/* import { a } from "./a.ts"; */'],
    ]);
    expect(cyclesIn(graphOf(planted))).toEqual([]);
  });
});

describe("rules that only the server applies", () => {
  test("are in domain/institute", () => {
    expect(rulesOfServerOnly(graphOf(sources))).toEqual([]);
  });

  test("are found elsewhere", () => {
    const planted = new Map([
      ["ui/page.tsx", 'import "../domain/shown.ts";'],
      [
        "adapters/institute/areas/post.ts",
        'import "../../../domain/posted.ts";\nimport "../../../domain/institute/run.ts";',
      ],
      ["domain/shown.ts", 'import type { Part } from "./part.ts";'],
      ["domain/part.ts", ""],
      ["domain/posted.ts", 'import "./part.ts";'],
      ["domain/institute/run.ts", ""],
    ]);
    expect(rulesOfServerOnly(graphOf(planted))).toEqual(["domain/posted.ts"]);
  });
});

describe("import conventions", () => {
  test("the parser reads the project's files", () => {
    expect([...graphOf(sources).values()].flat().length).toBeGreaterThan(100);
  });

  test("relative imports include the file extension, as Node requires", () => {
    const bare = rows((_, text) =>
      importsOf(text)
        .map(({ specifier }) => specifier)
        .filter((specifier) => specifier.startsWith(".") && !/\.(tsx?|css|json|mjs)$/.test(specifier)),
    );
    expect(bare).toEqual([]);
  });

  test("zod is imported as `import * as z`, because `{ z }` bundles every language", () => {
    const costly = rows((_, text) =>
      importsOf(text)
        .filter(({ specifier, clause }) => /^zod($|\/)/.test(specifier) && !/^(type\s+)?\* as z$/.test(clause))
        .map(({ specifier, clause }) => `import ${clause} from "${specifier}"`),
    );
    expect(costly).toEqual([]);
  });

  test("no file only re-exports others", () => {
    expect([...sources.keys()].filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
    expect(rows((_, text) => text.match(/^export \* from .*$/gm) ?? [])).toEqual([]);
  });
});

test("domain and application never read the device's clock", () => {
  const asked = rows((file, text) =>
    /^(domain|application)\//.test(file) ? (text.match(/new Date\(\s*\)|\bDate\(\s*\)|\bnew Date\b(?!\()/g) ?? []) : [],
  );
  expect(asked).toEqual([]);
});

test("only the registrar and record files import the staff's file formats", () => {
  const known = /^(tests\/|adapters\/registrar\/)|\.records\.ts$/;
  const strangers = [...sources].filter(
    ([file, text]) =>
      !known.test(file) && importsOf(text).some(({ specifier }) => /registrar\/records\/(?!schemas)/.test(specifier)),
  );
  expect(strangers.map(([file]) => file)).toEqual([]);
});
