import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtPortal } from "../actors/browser.ts";

const kilobytes = 115;

/** What the page loads before the dashboard is ready: its script, and what that preloads. */
const firstScripts = async (): Promise<readonly string[]> => {
  const html = await readFile(join(builtPortal, "index.html"), "utf8");
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address ?? "");
};

test(`the dashboard needs at most ${kilobytes} kB of compressed JavaScript`, async () => {
  const scripts = await firstScripts();
  expect(scripts).not.toEqual([]);
  const sizes = await Promise.all(scripts.map(async (path) => (await stat(join(builtPortal, `${path}.br`))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1000);
});

test("the style sheet needs at most 8 kB, and names the typeface that the page has already asked for", async () => {
  const html = await readFile(join(builtPortal, "index.html"), "utf8");
  const [, sheet = ""] = /rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  expect((await stat(join(builtPortal, `${sheet}.br`))).size).toBeLessThanOrEqual(8_000);
  const preloaded = [...html.matchAll(/href="([^"]+\.woff2)" as="font"/g)].map(([, address = ""]) => address);
  const rules = await readFile(join(builtPortal, sheet), "utf8");
  expect([...rules.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = ""]) => address).sort()).toEqual(preloaded.sort());
  const sizes = await Promise.all(preloaded.map(async (path) => (await stat(join(builtPortal, path))).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(23_000);
});

test("the first scripts bring neither the sign-in library nor a way to make code from text", async () => {
  const scripts = await firstScripts();
  const code = await Promise.all(scripts.map((path) => readFile(join(builtPortal, path), "utf8")));
  expect(code.join("")).not.toContain("code_challenge");
  expect(code.join("")).not.toMatch(/new Function\(|\beval\(/);
});
