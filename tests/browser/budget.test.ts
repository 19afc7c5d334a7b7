import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

import { beforeAll, describe, expect, test } from "vitest";

import { builtPortal } from "../actors/served-trial.ts";
import { openDeployment } from "../bench/deployment.ts";
import type { PageLoad } from "../bench/page-load.ts";
import { states, visitStates, type State } from "../bench/states.ts";
import { openUnwatched } from "../bench/unwatched.ts";

/**
 * Budgets of a page beyond the first load, of its number of files, and of all styles, in thousands of bytes (brotli).
 * Each leaves about 5 %.
 */
const budgets = { page: 80, files: 10, styles: 10.6 };

/** The budget of a page in thousands; contact details come with the data on phone numbers of all countries. */
const budgetOf = (route: string): number => (route === "/my-details/contact-details" ? 116 : budgets.page);

/**
 * Budgets of transferred bytes until each state is ready, in thousands. The page has the words that the second language of
 * the trial needs before content arrives, about 1 kB.
 */
const stateBudgets: Readonly<Record<State, number>> = {
  "first visit to the sign-in form": 84.6,
  "form to dashboard": 202,
  reload: 10.2,
  "deep link in another tab": 9,
  "reload after a deployment": 104.4,
};

interface Output {
  readonly entryPoint?: string;
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

/** The metafile of the build: the modules of each file, in bytes before compression. */
interface Built {
  /** The files of the first load. */
  readonly firstLoad: readonly string[];
  readonly outputs: Readonly<Record<string, Output>>;
}

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const readBuilt = async (file: string): Promise<Built> => JSON.parse(await readFile(file, "utf8")) as Built;
const built = await readBuilt(fileOf("../../build/portal.json"));
const page = await readFile(join(builtPortal, "index.html"), "utf8");

/** Own modules by path, others by package. */
const moduleOf = (path: string): string =>
  path.includes("node_modules/") ? path.replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+).*$/, "$1") : path;

/** "ui/components/field.tsx 812": those with most bytes. */
const largest = (sizes: readonly (readonly [name: string, bytes: number])[]): string =>
  sizes
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 8)
    .map(([name, bytes]) => `${name} ${bytes}`)
    .join(", ");

const largestModules = (outputs: readonly string[], { outputs: all }: Pick<Built, "outputs"> = built): string => {
  const sizes = new Map<string, number>();
  for (const output of outputs)
    for (const [path, { bytesInOutput }] of Object.entries(all[output]?.inputs ?? {}))
      sizes.set(moduleOf(path), (sizes.get(moduleOf(path)) ?? 0) + bytesInOutput);
  return `the largest modules: ${largest([...sizes])}`;
};

const compressed = async (output: string): Promise<number> =>
  (await stat(join(builtPortal, "assets", `${basename(output)}.br`))).size;

interface FirstLoad {
  readonly typeface: readonly string[];
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly pages: Readonly<Record<string, { readonly area?: { readonly name: string } }>>;
}

const firstLoad = JSON.parse(/id="first-load">([^<]*)</.exec(page)?.[1] ?? "{}") as FirstLoad;

/** Files of each route's page beyond the first load, as the page requests them. */
const pageFiles = Object.entries(firstLoad.pages).map(([route, { area }]) => {
  const files = area ? (firstLoad.files[area.name] ?? []) : [];
  return { route, outputs: files.map((address) => `dist${address}`) };
});

const total = async (outputs: readonly string[]): Promise<number> =>
  (await Promise.all(outputs.map(compressed))).reduce((sum, size) => sum + size, 0);

const inlineOf = (element: "script" | "style"): string =>
  [...page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, "g"))].map(([, text]) => text ?? "").join("");

const brotli = (text: string): number => brotliCompressSync(text).length;

describe("the states of a visit", () => {
  let loads: Readonly<Record<State, PageLoad>>;
  /** Contents of the files of the first and the second build. */
  let made: Pick<Built, "outputs">;

  beforeAll(async () => {
    const [deployment, chromium] = await Promise.all([openDeployment(), openUnwatched()]);
    try {
      const metafile = join(deployment.folder, "build/portal.json");
      const before = await readBuilt(metafile);
      loads = await visitStates(chromium, deployment, { isSlow: false, word: "Overview" });
      made = { outputs: { ...before.outputs, ...(await readBuilt(metafile)).outputs } };
    } finally {
      await Promise.all([deployment.close(), chromium.close()]);
    }
  });

  /** The built files that a state fetched; pages count with their inline script. */
  const outputsOf = (state: State): readonly string[] =>
    loads[state].requests
      .filter(({ bytes }) => bytes > 0)
      .map(({ address }) => new URL(address).pathname)
      .map((path) => (path.startsWith("/assets/") ? `dist${path}` : "dist/before.js"));

  test.each(states)("%s stays within its budget", (state) => {
    const requests = loads[state].requests.map(({ address, bytes }) => [new URL(address).pathname, bytes] as const);
    const reason = `${largestModules([...new Set(outputsOf(state))], made)}; requests: ${largest(requests)}`;
    expect(loads[state].bytes, reason).toBeLessThanOrEqual(stateBudgets[state] * 1000);
  });

  test("a signed-out visitor loads none of the portal's code before the form is ready", () => {
    expect(
      outputsOf("first visit to the sign-in form").filter(
        (output) => output.startsWith("dist/assets/") && output.endsWith(".js"),
      ),
    ).toEqual([]);
  });

  test("the packages stay cached across deployments", () => {
    const modules = outputsOf("reload after a deployment").flatMap((output) =>
      Object.keys(made.outputs[output]?.inputs ?? {}),
    );
    expect(modules.filter((path) => path.includes("node_modules/react-dom/"))).toEqual([]);
  });
});

const modulesIn = (output: string): readonly string[] =>
  Object.entries(built.outputs[output]?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [path] : [],
  );

test("the first load is one file of own code and one of packages, which stays cached across deployments", () => {
  const files = built.firstLoad.filter((output) => modulesIn(output).length > 0);
  const [packages, own] = [true, false].map((isPackage) =>
    files.filter((output) => modulesIn(output).every((path) => path.includes("node_modules/")) === isPackage),
  );
  expect([packages?.length, own?.length]).toEqual([1, 1]);
  expect(modulesIn(packages?.[0] ?? "").some((path) => path.includes("node_modules/react-dom/"))).toBe(true);
});

const callback = await readFile(join(builtPortal, "callback.html"), "utf8");

test("pages do not load code themselves; the inline script loads it after it has sent the first requests", () => {
  for (const each of [page, callback]) expect(each.match(/<script[^>]+src=|<link[^>]+modulepreload/)).toBeNull();
});

test("only the callback page completes a sign-in when it opens", () => {
  expect([callback, page].map((each) => each.includes('"isCallback":true'))).toEqual([true, false]);
});

test.each(pageFiles.map((page) => ({ ...page, budget: budgetOf(page.route) })))(
  `$route adds at most $budget kB and ${budgets.files} files`,
  async ({ outputs, budget }) => {
    expect(await total(outputs), largestModules(outputs)).toBeLessThanOrEqual(budget * 1000);
    expect(outputs.length).toBeLessThanOrEqual(budgets.files);
  },
);

test("pages load the files that they need beyond the first load", () => {
  expect(Math.max(...pageFiles.map(({ outputs }) => outputs.length))).toBeGreaterThan(1);
});

test(`the styles have at most ${budgets.styles} kB, and contain each rule once`, () => {
  const sheet = inlineOf("style");
  expect(brotli(sheet)).toBeLessThanOrEqual(budgets.styles * 1000);
  const rules = [...sheet.matchAll(/\.[\w-]+[^{}]*\{[^{}]*\}/g)].map(([rule]) => rule);
  const repeated = rules.filter((rule, index) => rules.indexOf(rule) !== index);
  // A short rule may occur in two media queries; a module that is included twice repeats all of its rules.
  expect(repeated.length).toBeLessThanOrEqual(rules.length / 100);
});

test("the styles refer to the typeface, which may load after the first render", async () => {
  const { typeface } = firstLoad;
  const named = [...inlineOf("style").matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = ""]) => address);
  expect(named.toSorted()).toEqual(typeface.toSorted());
  expect(page).not.toContain('as="font"');
  const sizes = await Promise.all(typeface.map(async (path) => (await stat(join(builtPortal, path))).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(23_000);
});

test("the first load does not include the sign-in library", () => {
  expect(built.firstLoad.flatMap(modulesIn).filter((path) => path.includes("node_modules/oidc-client-ts/"))).toEqual(
    [],
  );
});
