import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { When, type DataTable } from "@cucumber/cucumber";

import type { PortalWorld } from "../actors/world.ts";
import { idOf, run, runOnFiles } from "./registrar-runs.ts";
import { note } from "./rules/notes.ts";
import { vocabulary } from "./rules/words.ts";

// Money, and the files that the registrar brings in.

vocabulary("file", {
  "CPD overview": "cpd.csv",
  "contact details": "contact.csv",
  notifications: "notifications.csv",
  transactions: "transactions.csv",
  particulars: "people.csv",
  employment: "employment.csv",
});

/** The lines of a file about one person. */
const linesOf = (firstName: string, table: DataTable): readonly string[] => {
  const [names = [], ...rows] = table.raw();
  return [["customerId", ...names], ...rows.map((row) => [idOf(firstName), ...row])].map((line) => line.join(","));
};

const importNumbers = note<ReadonlyMap<string, string>>(
  "an import",
  "When the registrar imports {person}'s {file}",
  () => new Map(),
);

When(
  "the registrar imports {person}'s {file}",
  async function (this: PortalWorld, firstName: string, file: string, table: DataTable) {
    const printed = await runOnFiles(this, { [file]: linesOf(firstName, table) }, ["import"]);
    const number = /This is import (\d+)/.exec(printed)?.[1] ?? "";
    importNumbers.change(this, (known) => new Map([...known, [file, number]]));
  },
);

When(
  "the registrar looks at what an import of {person}'s {file} would change",
  async function (this: PortalWorld, firstName: string, file: string, table: DataTable) {
    await runOnFiles(this, { [file]: linesOf(firstName, table) }, ["import"], { isApplied: false });
  },
);

When("the registrar takes back the import of {file}", async function (this: PortalWorld, file: string) {
  await run(this, "import", "undo", importNumbers.of(this).get(file) ?? "", "--apply");
});

When(
  "the registrar exports what was sent since {string} and brings it in again",
  async function (this: PortalWorld, day: string) {
    const folder = await mkdtemp(join(tmpdir(), "sent-"));
    try {
      await run(this, "export", folder, "--since", day, "--apply");
      await run(this, "import", folder, "--apply");
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

When(
  "the registrar posts a payment of {string} for {person}",
  async function (this: PortalWorld, amount: string, firstName: string) {
    const details = ["--amount", amount, "--description", "Payment by bank transfer"];
    await run(this, "post", "payment", idOf(firstName), ...details, "--apply");
  },
);

/** The rows as a bank writes them; ID stands for Maya's. */
const bankLines = (table: DataTable): readonly string[] =>
  table.raw().map((row) =>
    row
      .map((cell) => cell.replaceAll(/\bID\b/g, idOf("Maya")))
      .map((cell) => (cell.includes(",") && !cell.startsWith('"') ? `"${cell}"` : cell))
      .join(","),
  );

When("the registrar posts this bank file", async function (this: PortalWorld, table: DataTable) {
  await runOnFiles(this, { "bank.csv": bankLines(table) }, ["post", "payments"], { file: "bank.csv" });
});

/** What the bank sends, letter by letter; ID stands for Maya's. */
const postBankFile = (world: PortalWorld, text: string, ...options: readonly string[]): Promise<string> =>
  runOnFiles(
    world,
    { "bank-file": text.replaceAll(/\bID\b/g, idOf("Maya")).split("\n") },
    ["post", "payments", ...options],
    { file: "bank-file" },
  );

When("the bank sends this file, which the registrar posts", function (this: PortalWorld, text: string) {
  return postBankFile(this, text);
});

When(
  "the bank sends this file, which the registrar posts with the columns {string}",
  function (this: PortalWorld, columns: string, text: string) {
    return postBankFile(this, text, "--columns", columns);
  },
);

When(
  "the bank sends this file, which the registrar posts for {day}",
  function (this: PortalWorld, day: string, text: string) {
    return postBankFile(this, text, "--date", day);
  },
);

When("the registrar charges the subscription of {int}", async function (this: PortalWorld, year: number) {
  await run(this, "fees", "--year", String(year), "--apply");
});

When(
  "the registrar charges fellows {string} for {int} by {string} with a file",
  async function (this: PortalWorld, amount: string, year: number, due: string) {
    const lines = ["customerId,amount", `${idOf("Fiona")},${amount}`];
    const command = ["fees", "--year", String(year), "--due", due, "--from"];
    await runOnFiles(this, { "fees.csv": lines }, command, { file: "fees.csv" });
  },
);

const keptList = note<readonly string[]>(
  "a list",
  "When the registrar keeps the lines with {string} of who is overdue",
);

When(
  "the registrar keeps the lines with {string} of who is overdue",
  async function (this: PortalWorld, words: string) {
    const [header = "", ...lines] = (await run(this, "overdue", "--csv")).split("\n");
    keptList.take(this, [header, ...lines.filter((line) => line.includes(words))]);
  },
);

When("the registrar suspends those on the list", async function (this: PortalWorld) {
  await runOnFiles(this, { "overdue.csv": keptList.of(this) }, ["suspend", "--from"], { file: "overdue.csv" });
});
