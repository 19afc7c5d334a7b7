import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { freePort } from "../adapters/support/free-port.ts";
import { Sandbox } from "./sandbox.ts";

// In a copy of the project, so its build does not affect other tests.
const copy = new Sandbox(resolve(import.meta.dirname, "../.."));
let running: ChildProcess;
let url: string;

let said = "";
let heard: () => void = () => undefined;

/** Waits for this output, and drops the output up to it. */
const says = async (words: string | RegExp): Promise<void> => {
  for (;;) {
    const found = new RegExp(words).exec(said);
    if (found) {
      said = said.slice(found.index + found[0].length);
      return;
    }
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
  }
};

beforeAll(async () => {
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: port, DATA_DIR: join(copy.folder, "data"), LOG_LEVEL: "warn" };
  running = spawn(process.execPath, ["adapters/institute/main/dev.ts"], {
    cwd: copy.folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [running.stdout, running.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      heard();
    });
  await says("Built\\.");
  await says(`Guildhall is running at ${url}`);
});

afterAll(async () => {
  running.kill("SIGTERM");
  await once(running, "exit");
  rmSync(copy.folder, { recursive: true, force: true });
});

/** ETag that open pages poll to detect a rebuild (`ui/boot/refresh.ts`). */
const building = async (): Promise<string | null> => (await fetch(url, { method: "HEAD" })).headers.get("etag");

const edit = (file: string, from: string, to: string): void => {
  const text = copy.read(file);
  expect(text).toContain(from);
  copy.write(file, text.replace(from, to));
};

test("an edit rebuilds the portal, and open pages detect it", async () => {
  const before = await building();
  edit("ui/help/help-page.tsx", "HELP-01", "HELP-01, edited");
  await says("Built\\.");
  expect(await building()).not.toBe(before);
});

test("a build error keeps the last build until the next edit", async () => {
  const before = await building();
  edit("ui/help/help-page.tsx", "export const HelpPage", "export const const HelpPage");
  await says("Not built. Waiting for an edit.");
  expect(await building()).toBe(before);
  edit("ui/help/help-page.tsx", "export const const HelpPage", "export const HelpPage");
  await says("Built\\.");
});

test("the institute restarts when its own code is edited", async () => {
  edit("adapters/institute/main/main.ts", "Guildhall is running", "Guildhall, edited, is running");
  await says(`Guildhall, edited, is running at ${url}`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
