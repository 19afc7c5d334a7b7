import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { After, Then } from "@cucumber/cucumber";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import { doneAtDesk } from "../actors/staff-at-desk.ts";
import type { PortalWorld } from "../actors/world.ts";
import { note } from "./rules/notes.ts";

// Commands of the registrar, what they print, and why they are refused.

export const idOf = (firstName: string): string => personNamed(firstName).customerId;

/** What the registrar or an employer reads. */
export const reading = note<string>("what somebody reads", "When the registrar looks at {report}");

// A refusal that no step has expected fails the scenario with the next command, or at its end.
const refusals = new WeakMap<PortalWorld, Error>();

const failOnRefusal = (world: PortalWorld): void => {
  const refusal = refusals.get(world);
  refusals.delete(world);
  if (refusal) throw new Error(`The registrar was refused: ${refusal.message}`);
};

/** Runs a registrar's command, or does the same at the desk, and takes what it prints or shows as what they read. */
export const run = async (world: PortalWorld, ...words: readonly string[]): Promise<string> => {
  failOnRefusal(world);
  const { institute } = await world.coreActor();
  try {
    const atDesk = world.parameters.staffAt === "desk" ? doneAtDesk(institute.deskOf("Rosa"), words) : undefined;
    // Spaces between columns are collapsed.
    const printed = (await (atDesk ?? institute.registrar(...words))).replaceAll(/ {2,}/g, "  ");
    reading.take(world, printed);
    return printed;
  } catch (error) {
    refusals.set(world, error as Error);
    return "";
  }
};

/**
 * Runs a command on a temporary folder with these files; the command ends with its path or with that of a file. Returns
 * what it prints.
 */
export const runOnFiles = async (
  world: PortalWorld,
  files: Readonly<Record<string, readonly string[]>>,
  command: readonly string[],
  { file = "", isApplied = true }: { readonly file?: string; readonly isApplied?: boolean } = {},
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "registrar-"));
  try {
    for (const [name, lines] of Object.entries(files))
      await writeFile(join(folder, name), lines.map((line) => `${line}\n`).join(""));
    return await run(world, ...command, join(folder, file), ...(isApplied ? ["--apply"] : []));
  } finally {
    await rm(folder, { recursive: true });
  }
};

Then("the registrar is refused: {string}", function (this: PortalWorld, why: string) {
  const refusal = refusals.get(this);
  refusals.delete(this);
  assert.ok(refusal, "The registrar's command was carried out.");
  assert.ok(refusal.message.includes(why), `The registrar was told: ${refusal.message}`);
});

Then("they read {string}", function (words: string) {
  const text = reading.of(this);
  // An answer is in a separate column after its label, and a line of the desk begins with a capital letter.
  const written = [words, words.replace(": ", "  "), `${words.charAt(0).toUpperCase()}${words.slice(1)}`];
  assert.ok(
    written.some((each) => text.includes(each)),
    `"${words}" is not among:\n${text}`,
  );
});

Then("they do not read {string}", function (words: string) {
  assert.ok(!reading.of(this).includes(words), `"${words}" is among:\n${reading.of(this)}`);
});

Then("they read that every record is unchanged", function () {
  const rows = reading
    .of(this)
    .split("\n")
    .map((line) => line.trim().split(/ +/))
    .filter((cells) => cells.length === 5 && cells.slice(1).every((cell) => /^\d+$/.test(cell)));
  assert.ok(rows.length > 0, reading.of(this));
  for (const [name, added, changed, , removed] of rows)
    assert.deepEqual([added, changed, removed], ["0", "0", "0"], name);
});

After(function (this: PortalWorld) {
  failOnRefusal(this);
});
