import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Then, When, type DataTable } from "@cucumber/cucumber";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { PortalWorld } from "../actors/world.ts";
import { printed } from "./inbox.ts";
import { note } from "./rules/notes.ts";

const registrar = async (world: PortalWorld, ...words: readonly string[]): Promise<string> =>
  (await world.coreActor()).institute.registrar(...words);

/** Runs a command on a temporary file with these lines. */
export const onFile = async (
  world: PortalWorld,
  name: string,
  lines: readonly string[],
  ...command: readonly string[]
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "bank-"));
  try {
    await writeFile(join(folder, name), lines.map((line) => `${line}\n`).join(""));
    return await registrar(world, ...command, join(folder, name), "--apply");
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The rows as a bank writes them; ID stands for Maya's id. */
const bankLines = (table: DataTable): readonly string[] =>
  table.raw().map((row) =>
    row
      .map((cell) => cell.replaceAll(/\bID\b/g, personNamed("Maya").customerId))
      .map((cell) => (cell.includes(",") && !cell.startsWith('"') ? `"${cell}"` : cell))
      .join(","),
  );

const bankFile = note<readonly string[]>("a bank file", "When the registrar posts this bank file");

const postBankFile = async (world: PortalWorld, lines: readonly string[]): Promise<void> => {
  bankFile.take(world, lines);
  printed.take(world, await onFile(world, "bank.csv", lines, "post", "payments"));
};

When("the registrar lists who owes", async function (this: PortalWorld) {
  printed.take(this, await registrar(this, "owing"));
});

When("the registrar lists who owes as CSV", async function (this: PortalWorld) {
  printed.take(this, await registrar(this, "owing", "--csv"));
});

When("the registrar posts this bank file", async function (this: PortalWorld, table: DataTable) {
  await postBankFile(this, bankLines(table));
});

When("the registrar posts the same bank file again", async function (this: PortalWorld) {
  await postBankFile(this, bankFile.of(this));
});

Then(
  "the registrar cannot post this bank file: {string}",
  async function (this: PortalWorld, why: string, table: DataTable) {
    await assert.rejects(postBankFile(this, bankLines(table)), (error: Error) => error.message.includes(why));
  },
);

When(
  "the registrar brings in a payment of {string} of {person}'s with a file",
  async function (this: PortalWorld, amount: string, firstName: string) {
    const { customerId } = personNamed(firstName);
    const lines = [
      "reference,customerId,date,description,amount,type",
      `PAY-FILE-1,${customerId},2026-11-20,Payment by bank transfer,${amount},PAYMENT`,
    ];
    await onFile(this, "transactions.csv", lines, "import");
  },
);
