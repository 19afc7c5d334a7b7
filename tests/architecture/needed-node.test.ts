import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const check = fileURLToPath(new URL("../../adapters/institute/main/needed-node.mjs", import.meta.url));

/** Runs the check as if it were in this version of Node. */
const checkedIn = (version: string) => {
  const pretend = `Object.defineProperty(process, "versions", { value: { node: "${version}" } });
Object.defineProperty(process, "version", { value: "v${version}" });
await import(${JSON.stringify(check)});`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", pretend], { encoding: "utf8" });
};

test.each([
  ["20.20.2", 1, "Guildhall needs Node 24 or later; this is v20.20.2.\n"],
  ["9.11.2", 1, "Guildhall needs Node 24 or later; this is v9.11.2.\n"],
  ["24.0.0", 0, ""],
  ["26.1.0", 0, ""],
])("Node %s ends with %i and one line instead of a stack trace", (version, code, said) => {
  const { status, stderr } = checkedIn(version);
  expect([status, stderr]).toEqual([code, said]);
});
