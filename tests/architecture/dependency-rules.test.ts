import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { allowedArrows, fileAt, forbiddenArrows, layers, packages } from "./dependency-rules.ts";
import type { Arrow, Layer } from "./dependency-rules.ts";
import { ScratchTree } from "./scratch-tree.ts";
import type { Complaint } from "./scratch-tree.ts";

// Apart, because a project with errors emits nothing that its dependents could use.
const sound = new ScratchTree();
const faulty = new ScratchTree();
afterAll(() => {
  sound.remove();
  faulty.remove();
});

const kinds = ["value", "type"] as const;
type Kind = (typeof kinds)[number];

interface Import {
  readonly title: string;
  readonly file: string;
  readonly text: string;
  readonly target: string;
  readonly targetText: string;
}

/** One import along each arrow from every place to every place; an area's folder contains files of several layers. */
const importsAlong = (arrows: readonly Arrow[]): readonly Import[] =>
  arrows.flatMap(({ from, to }) =>
    layers[from].places.flatMap((here, hereIndex) =>
      layers[to].places.flatMap((there, thereIndex) =>
        kinds.map((kind) => {
          // A separate target for each import, because the compiler reports a foreign file once per project.
          const called = `${from}-${hereIndex}-to-${to}-${thereIndex}-${kind}`;
          const file = fileAt(here, called);
          const target = fileAt(there, `target-of-${called}`);
          return { title: `${here} -> ${there} (${kind})`, file, target, ...textsOf(kind, file, target) };
        }),
      ),
    ),
  );

const textsOf = (kind: Kind, file: string, target: string): Pick<Import, "text" | "targetText"> => {
  const path = relative(dirname(file), target);
  const specifier = path.startsWith(".") ? path : `./${path}`;
  return kind === "value"
    ? {
        text: `import { value } from "${specifier}";\nexport const taken = value;\n`,
        targetText: "export const value = 1;\n",
      }
    : {
        text: `import type { Shape } from "${specifier}";\nexport type Taken = Shape;\n`,
        targetText: "export interface Shape {\n  readonly value: number;\n}\n",
      };
};

const forbidden = importsAlong(forbiddenArrows);
const allowed = importsAlong(allowedArrows);

const packageKinds = {
  value: (name: string) => `import * as taken from "${name}";\nexport const kept: unknown = taken;\n`,
  type: (name: string) => `import type * as taken from "${name}";\nexport type Kept = typeof taken;\n`,
  lazy: (name: string) => `export const kept = (): Promise<unknown> => import("${name}");\n`,
  passed: (name: string) => `export * as taken from "${name}";\n`,
} as const;

const layerNames = Object.keys(layers) as Layer[];
const packageCases = (which: "allowed" | "forbidden") =>
  layerNames.flatMap((layer) =>
    packages[layer][which].flatMap((name) =>
      layers[layer].places.flatMap((place) =>
        Object.entries(packageKinds).map(([kind, text]) => ({
          place,
          name,
          kind,
          file: fileAt(place, `${kind}-of-package-${name.replace(/\W/g, "-")}`),
          text: text(name),
        })),
      ),
    ),
  );

const worldless = [
  ...(["domain", "instituteDomain", "application"] as const).flatMap((layer) =>
    ["window", "document", "fetch", "setTimeout", "localStorage", "process", "console"].map((name) => ({
      layer,
      name,
    })),
  ),
  ...(["contract", "http", "identity", "browser", "ui", "composition"] as const).map((layer) => ({
    layer,
    name: "process",
  })),
  ...(["platform", "areas", "main"] as const).map((layer) => ({ layer, name: "document" })),
];
const globals = worldless.flatMap(({ layer, name }) =>
  layers[layer].places.map((place) => ({
    place,
    name,
    file: fileAt(place, `global-${name}`),
    text: `export const taken: unknown = ${name};\n`,
  })),
);

const chances = (["domain", "instituteDomain", "application"] as const).flatMap((layer) =>
  ["Date.now()", "Math.random()"].map((source) => ({
    layer,
    source,
    file: fileAt(layers[layer].places[0], `chance-${source.replace(/\W/g, "")}`),
    text: `export const taken = ${source};\n`,
  })),
);

const plantImports = (tree: ScratchTree, imports: readonly Import[]): void => {
  for (const { file, text, target, targetText } of imports) {
    tree.plant(file, text);
    tree.plant(target, targetText);
  }
};

let soundCompiler: ReadonlyMap<string, readonly string[]> = new Map();
/** Ways to take a day for an instant or an instant for a day, in every layer. REAL-09 */
const mixed = (Object.keys(layers) as Layer[]).flatMap((layer) =>
  [
    { name: "a-day-as-an-instant", rule: "no-deprecated", expression: "new Date(day)" },
    { name: "a-day-parsed", rule: "no-deprecated", expression: "Date.parse(day)" },
    { name: "an-hour-of-an-instant", rule: "no-restricted-properties", expression: "instant.getUTCHours()" },
  ].map(({ name, rule, expression }) => {
    const file = fileAt(layers[layer].places[0], name);
    const path = relative(dirname(file), "domain/kernel/calendar-date.ts");
    return {
      title: `${expression} in ${layer}`,
      rule,
      file,
      text: `import type { CalendarDate } from "${path}";\nexport const taken = (day: CalendarDate, instant: Date): unknown => [day, instant, ${expression}];\n`,
    };
  }),
);

let compiler: ReadonlyMap<string, readonly string[]> = new Map();
let linter: ReadonlyMap<string, readonly string[]> = new Map();
const byFile = (complaints: readonly Complaint[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { file, code, text } of complaints) found.set(file, [...(found.get(file) ?? []), `${code}: ${text}`]);
  return found;
};
const about = (complaints: ReadonlyMap<string, readonly string[]>, file: string): readonly string[] =>
  complaints.get(file) ?? [];

beforeAll(() => {
  plantImports(sound, allowed);
  soundCompiler = byFile(sound.compile());
  plantImports(faulty, forbidden);
  for (const { file, text } of [...globals, ...chances]) faulty.plant(file, text);
  compiler = byFile(faulty.compile());
  // After compiling, because these packages' types include Node's.
  for (const { file, text } of [...packageCases("allowed"), ...packageCases("forbidden")]) faulty.plant(file, text);
  for (const { file, text } of mixed) faulty.plant(file, text);
  faulty.plant("domain/kernel/calendar-date.ts", readFileSync("domain/kernel/calendar-date.ts", "utf8"));
  linter = byFile(faulty.lint());
});

describe("a forbidden import does not compile", () => {
  test.for(forbidden)("$title", ({ file }) => {
    expect(about(compiler, file).join("\n")).toMatch(/TS6307|TS6059/);
  });
});

test("a build with forbidden imports leaves no declaration files beside the sources", () => {
  expect(faulty.strayDeclarations()).toEqual([]);
});

describe("an allowed import compiles", () => {
  test.for(allowed)("$title", ({ file }) => {
    expect(about(soundCompiler, file)).toEqual([]);
  });
});

describe("a package of another layer is rejected", () => {
  test.for(packageCases("forbidden"))("$name at $place ($kind)", ({ file }) => {
    expect(about(linter, file).join("\n")).toContain("no-restricted-imports");
  });
});

describe("a package of the layer is accepted", () => {
  test.for(packageCases("allowed"))("$name at $place ($kind)", ({ file }) => {
    expect(about(linter, file).join("\n")).not.toContain("no-restricted-imports");
  });
});

describe("a day is no instant", () => {
  test.for(mixed)("$title", ({ file, rule }) => {
    expect(about(linter, file).join("\n")).toContain(rule);
  });
});

describe("globals that a layer lacks", () => {
  test.for(globals)("$name at $place", ({ file }) => {
    expect(about(compiler, file).join("\n")).toMatch(/TS2304|TS2584|TS2591|TS2580/);
  });

  test.for(chances)("$source in $layer", ({ file }) => {
    expect(about(linter, file).join("\n")).toContain("no-restricted-properties");
  });
});
