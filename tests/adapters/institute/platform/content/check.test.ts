import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

const check = (...words: readonly string[]) =>
  new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    const program = "adapters/institute/platform/content/check.ts";
    execFile(process.execPath, [program, ...words], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
    });
  });

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-check-"));
  await writeFile(join(folder, "page-not-found.yaml"), "heading: There is no such page\nbuton: Back\n");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("a check lists what cannot be used, what is unknown, and what is shipped, by document (OWN-03)", async () => {
  await writeFile(join(folder, "error-pages.yaml"), "notFound:\n  heading: No {thing}\n");
  const { code, output } = await check(folder);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Cannot be used; the shipped text takes its place:\n {2}error-pages\.yaml, line 2, notFound\.heading: \{thing\} is not/,
  );
  expect(output).toMatch(
    /Not known to this release; left out:\n {2}page-not-found\.yaml, line 2, buton: unknown field/,
  );
  expect(output).toMatch(/From the shipped texts:\n(.*\n)* {2}page-not-found: 5\n/);
  expect(output).not.toContain("    message");
});

it("a folder of one sentence is in order, and is not complete (OWN-03)", async () => {
  expect((await check(folder)).code).toBe(0);
  const { code, output } = await check(folder, "--all", "--complete");
  expect(code).toBe(1);
  expect(output).toContain(
    "  page-not-found: 5\n    message\n    button\n    help.heading\n    help.link.text\n    help.link.href\n",
  );
});

it("texts that a language of the folder lacks are listed by document (LANG-05)", async () => {
  await mkdir(join(folder, "cy"));
  await writeFile(join(folder, "cy", "page-not-found.yaml"), "button: Dangosfwrdd\n");
  const { code, output } = await check(folder, "--all");
  const [, inWelsh = ""] = output.split("Not in cy; the own language takes its place:\n");
  expect(code).toBe(0);
  expect(inWelsh).toContain("  error-pages: 5\n");
  expect(inWelsh).toMatch(/ {2}page-not-found: \d+\n {4}There is no such page\n/);
  expect(inWelsh).not.toContain("Dangosfwrdd");
});

it("an unknown option is refused, by name", async () => {
  expect(await check("--al")).toEqual({
    code: 1,
    output: "There is no option --al. There are --all and --complete.\n",
  });
});
