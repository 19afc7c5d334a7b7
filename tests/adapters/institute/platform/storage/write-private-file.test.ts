import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { writePrivateFile } from "../../../../../adapters/institute/platform/storage/write-private-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "private-"));
});
afterAll(() => rm(folder, { recursive: true }));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

it("a file that others can read becomes its owner's alone", async () => {
  const path = join(folder, "people.csv");
  await writeFile(path, "before");
  await chmod(path, 0o644);
  writePrivateFile(path, "after");
  expect([await readFile(path, "utf8"), await modeOf(path)]).toEqual(["after", "600"]);
});

it("nothing is written through a link", async () => {
  const [elsewhere, path] = [join(folder, "elsewhere"), join(folder, "linked.csv")];
  await writeFile(elsewhere, "before");
  await symlink(elsewhere, path);
  writePrivateFile(path, "after");
  expect([await readFile(elsewhere, "utf8"), await readFile(path, "utf8")]).toEqual(["before", "after"]);
});

it("a failure leaves nothing behind", async () => {
  const place = join(folder, "a-folder");
  await mkdir(place);
  expect(() => writePrivateFile(place, "after")).toThrow("EISDIR");
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});
