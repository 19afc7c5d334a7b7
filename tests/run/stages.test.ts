import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { stages } from "./stages.ts";

const command = fileURLToPath(new URL("../run.ts", import.meta.url));

test("an unknown stage counts as failed, with a list of the known ones, and nothing runs", () => {
  const { stdout, status } = spawnSync(process.execPath, [command, "feature", "lint"], { encoding: "utf8" });
  expect(stdout).toBe(
    `There is no stage feature. Did you mean features? Stages are ${stages.map(({ name }) => name).join(", ")}.\n0 passed, 1 failed\n`,
  );
  expect(status).toBe(1);
});
