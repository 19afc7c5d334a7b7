import { readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtPortal } from "../actors/browser.ts";

/** In thousands of bytes, as brotli: all JavaScript until a member’s dashboard is ready, what any other page adds to it, and all styles. */
const budgets = { firstLoad: 115, page: 35, styles: 8.5 };

interface Output {
  readonly entryPoint?: string;
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

/** What the build says of itself: which modules went into which file, in bytes before compression. */
interface Built {
  readonly firstLoad: string;
  /** What stands in the page itself. */
  readonly react: string;
  readonly named: string;
  readonly outputs: Readonly<Record<string, Output>>;
}

type Sizes = Readonly<Record<string, number>>;

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const built = JSON.parse(await readFile(fileOf("../../build/portal.json"), "utf8")) as Built;
const page = await readFile(join(builtPortal, "index.html"), "utf8");

/** A module of ours by its path, one of others by its package. */
const moduleOf = (path: string): string =>
  path.includes("node_modules/") ? path.replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+).*$/, "$1") : path;

const sizesIn = (outputs: readonly string[]): Sizes => {
  const sizes = new Map<string, number>();
  for (const output of outputs)
    for (const [path, { bytesInOutput }] of Object.entries(built.outputs[output]?.inputs ?? {}))
      sizes.set(moduleOf(path), (sizes.get(moduleOf(path)) ?? 0) + bytesInOutput);
  return Object.fromEntries([...sizes].toSorted(([one], [other]) => one.localeCompare(other)));
};

// Written anew with RECORD_SIZES=1, so that whoever is over the budget is told what grew since.
const recordFile = fileOf("recorded-sizes.json");
const recorded = JSON.parse(await readFile(recordFile, "utf8").catch(() => "{}")) as Readonly<Record<string, Sizes>>;

/** "ui/parts/field.tsx +812": the modules that grew most since the sizes were recorded. */
const grown = (sizes: Sizes, before: Sizes = {}): string =>
  Object.entries(sizes)
    .map(([module, bytes]) => [module, bytes - (before[module] ?? 0)] as const)
    .filter(([, more]) => more > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 8)
    .map(([module, more]) => `${module} +${more}`)
    .join(", ");

const compressed = async (output: string): Promise<number> => {
  const name = output === built.firstLoad ? built.named : basename(output);
  return (await stat(join(builtPortal, "assets", `${name}.br`))).size;
};

/** All that an output brings along, at once or when it is wanted, but for the first load. */
const broughtBy = (output: string, seen = new Set<string>([built.firstLoad])): ReadonlySet<string> => {
  if (seen.has(output)) return seen;
  seen.add(output);
  for (const { path } of built.outputs[output]?.imports ?? []) broughtBy(path, seen);
  return seen;
};

/** The areas whose pages load by themselves, each with the file that it begins with. */
const areas = Object.entries(built.outputs)
  .filter(([, { entryPoint }]) => entryPoint?.startsWith("ui/composition/areas/"))
  .map(([path, { entryPoint = "" }]) => ({ name: basename(entryPoint, ".ts"), path }));
const contentShapes = Object.keys(built.outputs).filter((path) => basename(path).startsWith("content-documents-"));

const total = async (outputs: readonly string[]): Promise<number> =>
  (await Promise.all(outputs.map(compressed))).reduce((sum, size) => sum + size, 0);

const inlineOf = (element: "script" | "style"): string =>
  [...page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, "g"))].map(([, text]) => text ?? "").join("");

const brotli = (text: string): number => brotliCompressSync(text).length;

test(`the dashboard needs at most ${budgets.firstLoad} kB of compressed JavaScript`, async () => {
  // What is in the page itself counts with what it adds to the page.
  const inPage = brotli(page) - brotli(page.replaceAll(/<script>[\s\S]*?<\/script>/g, ""));
  const size = inPage + (await total([built.firstLoad]));
  const sizes = sizesIn([built.firstLoad, built.react]);
  expect(size, `grown: ${grown(sizes, recorded["first load"])}`).toBeLessThanOrEqual(budgets.firstLoad * 1000);
});

test("the dashboard comes with one file of code", () => {
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address);
  expect(files).toEqual([`/assets/${built.named}`]);
});

const callback = await readFile(join(builtPortal, "callback.html"), "utf8");
const [reactFile = ""] = /react-\w+\.js/.exec(callback) ?? [];

test("React stands in the page itself, after all that is seen before any code has come", () => {
  const [last = "", code = ""] = /<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>\s*<\/body>/.exec(page) ?? [];
  expect(code).toContain("window.packages");
  expect(page.indexOf(last)).toBeGreaterThan(page.indexOf('id="root"'));
});

test("whoever comes from the sign-in has React at hand as a file, the same as in the page", async () => {
  expect(page).toContain(`<script>${await readFile(join(builtPortal, "assets", reactFile), "utf8")}</script>`);
});

test("asks the provider before the code of a page that somebody comes back to is compiled", () => {
  const scripts = [...callback.matchAll(/<script(?: type="module" src="([^"]+)")?>/g)].map(([, address]) => address ?? "in the page");
  expect(scripts).toEqual(["in the page", "in the page", `/assets/${reactFile}`, `/assets/${built.named}`]);
});

test.each(areas)(`$name needs at most ${budgets.page} kB more`, async ({ name, path }) => {
  const outputs = [...broughtBy(path), ...contentShapes].filter((output) => output !== built.firstLoad);
  expect(await total(outputs), `grown: ${grown(sizesIn(outputs), recorded[name])}`).toBeLessThanOrEqual(budgets.page * 1000);
});

test("a page comes with at most six files of code beside the first load", () => {
  const [, data = "{}"] = /id="first-load">([^<]*)</.exec(page) ?? [];
  const { files, pages } = JSON.parse(data) as {
    readonly files: Readonly<Record<string, readonly string[]>>;
    readonly pages: Readonly<Record<string, { readonly code?: { readonly area: string; readonly apart?: string } }>>;
  };
  const asked = Object.entries(pages).map(([route, { code }]) => {
    const parts = code ? [code.area, code.apart ?? code.area] : [];
    return [route, new Set(parts.flatMap((part) => files[part] ?? [])).size] as const;
  });
  expect(Math.max(...asked.map(([, count]) => count))).toBeGreaterThan(1);
  expect(asked.filter(([, count]) => count > 6)).toEqual([]);
});

test(`the styles need at most ${budgets.styles} kB, and each rule stands there once`, () => {
  const sheet = inlineOf("style");
  expect(brotli(sheet)).toBeLessThanOrEqual(budgets.styles * 1000);
  const keyframes = [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  expect(keyframes).toEqual([...new Set(keyframes)]);
});

test("the styles name the typeface, which the first load can wait for", async () => {
  const [, data = "{}"] = /id="first-load">([^<]*)</.exec(page) ?? [];
  const { typeface } = JSON.parse(data) as { readonly typeface: readonly string[] };
  const named = [...inlineOf("style").matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = ""]) => address);
  expect(named.toSorted()).toEqual(typeface.toSorted());
  expect(page).not.toContain('as="font"');
  const sizes = await Promise.all(typeface.map(async (path) => (await stat(join(builtPortal, path))).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(23_000);
});

test("the first load does not bring the sign-in library", async () => {
  expect(await readFile(join(builtPortal, "assets", built.named), "utf8")).not.toContain("code_challenge");
});

test.runIf(process.env.RECORD_SIZES)("the present sizes are recorded", async () => {
  const ofAreas = areas.map(({ name, path }) => {
    const outputs = [...broughtBy(path)].filter((output) => output !== built.firstLoad);
    return [name, sizesIn(outputs)] as const;
  });
  const sizes = Object.fromEntries([["first load", sizesIn([built.firstLoad, built.react])], ...ofAreas]);
  await writeFile(recordFile, `${JSON.stringify(sizes, null, 1)}\n`);
});
