import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { When, type DataTable } from "@cucumber/cucumber";

import { dayOfWords } from "../actors/tasks/day-in-words.ts";
import type { PortalWorld } from "../actors/world.ts";
import { idOf, run, runOnFiles } from "./registrar-runs.ts";
import { note } from "./rules/notes.ts";
import { form, vocabulary } from "./rules/words.ts";

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
  "When the registrar imports Maya's particulars",
  () => new Map(),
);

vocabulary<boolean>("importing", { imports: true, "looks at an import of": false });

When(
  "the registrar {importing} {person}'s {file}",
  async function (this: PortalWorld, isApplied: boolean, firstName: string, file: string, table: DataTable) {
    const printed = await runOnFiles(this, { [file]: linesOf(firstName, table) }, ["import"], { isApplied });
    const number = /This is import (\d+)/.exec(printed)?.[1] ?? "";
    importNumbers.change(this, (known) => new Map([...known, [file, number]]));
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

form<readonly string[]>("bankOption", [/the columns "[^"]*"/, /the day \d{1,2} \w+ \d{4}/], (said) =>
  said.startsWith("the day ")
    ? ["--date", dayOfWords(said.slice("the day ".length))]
    : ["--columns", said.split('"')[1] ?? ""],
);

When(
  "the bank sends this file, which the registrar posts with {bankOption}",
  function (this: PortalWorld, option: readonly string[], text: string) {
    return postBankFile(this, text, ...option);
  },
);

When("the registrar charges the subscription of {int}", async function (this: PortalWorld, year: number) {
  await run(this, "fees", "--year", String(year), "--apply");
});

When(
  "the registrar charges the difference of the subscription of {int}",
  async function (this: PortalWorld, year: number) {
    await run(this, "fee-runs", "rates", String(year), "--apply");
  },
);

When("the registrar takes back the fee run {word}", async function (this: PortalWorld, number: string) {
  await run(this, "fee-runs", "undo", number, "--apply");
});

When(
  "the registrar takes back the fee run {word} because {string}",
  async function (this: PortalWorld, number: string, reason: string) {
    await run(this, "fee-runs", "undo", number, "--reason", reason, "--apply");
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
