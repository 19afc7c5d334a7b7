import { relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowedArrows, forbiddenArrows, layers, packages } from "./law.ts";
import type { Arrow, Layer } from "./law.ts";
import { ScratchTree } from "./scratch-tree.ts";
import type { Complaint } from "./scratch-tree.ts";

const tree = new ScratchTree();
afterAll(() => tree.remove());

const kinds = ["value", "type"] as const;
type Kind = (typeof kinds)[number];

const arrowFile = ({ from, to }: Arrow, kind: Kind): string => `${layers[from].folder}/${kind}-of-${to}.ts`;

const arrowText = ({ from, to }: Arrow, kind: Kind): string => {
  const path = relative(layers[from].folder, layers[to].folder);
  // A target of its own for each kind: the compiler reports a foreign file once in a project.
  const place = `${path.startsWith(".") ? path : `./${path}`}/${kind}-target.ts`;
  return kind === "value"
    ? `import { value } from "${place}";\nexport const taken = value;\n`
    : `import type { Shape } from "${place}";\nexport type Taken = Shape;\n`;
};

const packageKinds = {
  value: (name: string) => `import * as taken from "${name}";\nexport const kept: unknown = taken;\n`,
  type: (name: string) => `import type * as taken from "${name}";\nexport type Kept = typeof taken;\n`,
  lazy: (name: string) => `export const kept = (): Promise<unknown> => import("${name}");\n`,
  passed: (name: string) => `export * as taken from "${name}";\n`,
} as const;
const packageFile = (layer: Layer, name: string, kind: string): string =>
  `${layers[layer].folder}/${kind}-of-package-${name.replace(/\W/g, "-")}.ts`;

const layerNames = Object.keys(layers) as Layer[];
const packageCases = (which: "allowed" | "forbidden") =>
  layerNames.flatMap((layer) =>
    packages[layer][which].flatMap((name) =>
      Object.entries(packageKinds).map(([kind, text]) => ({ layer, name, kind, file: packageFile(layer, name, kind), text: text(name) })),
    ),
  );

const globals = [
  ...(["domain", "application"] as const).flatMap((layer) =>
    ["window", "document", "fetch", "setTimeout", "localStorage", "process", "console"].map((name) => ({ layer, name })),
  ),
  ...(["contract", "http", "identity", "browser", "ui", "composition"] as const).map((layer) => ({ layer, name: "process" })),
  { layer: "institute", name: "document" } as const,
].map(({ layer, name }) => ({ layer, name, file: `${layers[layer].folder}/global-${name}.ts`, text: `export const taken: unknown = ${name};\n` }));

const chances = (["domain", "application"] as const).flatMap((layer) =>
  ["Date.now()", "Math.random()"].map((source) => ({
    layer,
    source,
    file: `${layers[layer].folder}/chance-${source.replace(/\W/g, "")}.ts`,
    text: `export const taken = ${source};\n`,
  })),
);

let compiler: readonly Complaint[] = [];
let linter: readonly Complaint[] = [];
const about = (complaints: readonly Complaint[], file: string): readonly string[] =>
  complaints.filter((complaint) => complaint.file === file).map(({ code, text }) => `${code}: ${text}`);

beforeAll(() => {
  for (const arrow of [...forbiddenArrows, ...allowedArrows]) {
    for (const kind of kinds) tree.plant(arrowFile(arrow, kind), arrowText(arrow, kind));
  }
  for (const { file, text } of [...globals, ...chances]) tree.plant(file, text);
  compiler = tree.compile();
  // After compiling: the types of these packages bring Node's with them.
  for (const { file, text } of [...packageCases("allowed"), ...packageCases("forbidden")]) tree.plant(file, text);
  linter = tree.lint();
});

describe("an import against the law does not compile", () => {
  for (const kind of kinds) {
    test.for(forbiddenArrows)(`$from -> $to (${kind})`, (arrow) => {
      expect(about(compiler, arrowFile(arrow, kind)).join("\n")).toMatch(/TS6307|TS6059/);
    });
  }
});

describe("an import within the law compiles", () => {
  for (const kind of kinds) {
    test.for(allowedArrows)(`$from -> $to (${kind})`, (arrow) => {
      expect(about(compiler, arrowFile(arrow, kind))).toEqual([]);
    });
  }
});

describe("a package that belongs elsewhere is refused", () => {
  test.for(packageCases("forbidden"))("$name in $layer ($kind)", ({ file }) => {
    expect(about(linter, file).join("\n")).toContain("no-restricted-imports");
  });
});

describe("a package that the layer lives on is welcome", () => {
  test.for(packageCases("allowed"))("$name in $layer ($kind)", ({ file }) => {
    expect(about(linter, file).join("\n")).not.toContain("no-restricted-imports");
  });
});

describe("what the layer's world does not have", () => {
  test.for(globals)("$name in $layer", ({ file }) => {
    expect(about(compiler, file).join("\n")).toMatch(/TS2304|TS2584|TS2591|TS2580/);
  });

  test.for(chances)("$source in $layer", ({ file }) => {
    expect(about(linter, file).join("\n")).toContain("no-restricted-properties");
  });
});
