import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Then, When, type DataTable } from "@cucumber/cucumber";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { PortalWorld } from "../actors/world.ts";
import { words } from "./rules/words.ts";

const idOf = (firstName: string): string => personNamed(firstName).customerId;

/** Runs a registrar's command at the scenario's institute. */
const run = async (world: PortalWorld, ...words: readonly string[]): Promise<string> =>
  (await world.coreActor()).institute.registrar(...words);

/** A person's submissions that wait for a decision. */
const waitingOf = async (world: PortalWorld, firstName: string): Promise<readonly string[]> => {
  const listed = await run(world, "inbox");
  return listed.split("\n").filter((line) => line.includes(`(${idOf(firstName)})`));
};

const referenceOf = async (world: PortalWorld, firstName: string): Promise<string> => {
  const waiting = (await waitingOf(world, firstName)).filter(
    (line) => line.includes("application") || line.includes("1 February"),
  );
  const [one, another] = waiting;
  assert.ok(one !== undefined, `${firstName} has asked for nothing that waits for a decision.`);
  assert.ok(another === undefined, `${firstName} has asked for several things:\n${waiting.join("\n")}`);
  return one.split(" ")[0] ?? "";
};

When("the registrar grants what {person} asked for", async function (this: PortalWorld, firstName: string) {
  await run(this, "decide", await referenceOf(this, firstName), "--grant", "--apply");
});

When(
  "the registrar refuses what {person} asked for because {string}",
  async function (this: PortalWorld, firstName: string, reason: string) {
    await run(this, "decide", await referenceOf(this, firstName), "--refuse", "--reason", reason, "--apply");
  },
);

When(
  "the registrar asks {person} for {string} by {string}",
  async function (this: PortalWorld, firstName: string, wanted: string, day: string) {
    await run(this, "decide", await referenceOf(this, firstName), "--ask", wanted, "--by", day, "--apply");
  },
);

Then(
  "the registrar cannot ask {person} for {string} by {string}: {string}",
  async function (this: PortalWorld, firstName: string, wanted: string, day: string, why: string) {
    const reference = await referenceOf(this, firstName);
    await assert.rejects(run(this, "decide", reference, "--ask", wanted, "--by", day, "--apply"), new RegExp(why));
  },
);

Then(
  "the registrar cannot refuse what {person} asked for without a reason",
  async function (this: PortalWorld, firstName: string) {
    const reference = await referenceOf(this, firstName);
    await assert.rejects(run(this, "decide", reference, "--refuse", "--apply"), /A refusal has to say why/);
  },
);

Then("nothing of {person}'s waits for a decision", async function (this: PortalWorld, firstName: string) {
  assert.deepEqual(await waitingOf(this, firstName), []);
});

When(
  "the registrar posts a payment of {string} for {person}",
  async function (this: PortalWorld, amount: string, firstName: string) {
    await run(
      this,
      "post",
      "payment",
      idOf(firstName),
      "--amount",
      amount,
      "--description",
      "Payment by bank transfer",
      "--apply",
    );
  },
);

Then(
  "the registrar cannot notify {person} of {string}: {string}",
  async function (this: PortalWorld, firstName: string, code: string, why: string) {
    await assert.rejects(run(this, "notify", code, idOf(firstName), "--apply"), (error: Error) =>
      error.message.includes(why),
    );
  },
);

Then(
  "the registrar cannot suspend {person} because of {string}: {string}",
  async function (this: PortalWorld, firstName: string, code: string, why: string) {
    await assert.rejects(run(this, "suspend", idOf(firstName), "--code", code, "--apply"), (error: Error) =>
      error.message.includes(why),
    );
  },
);

Then(
  "the registrar cannot post a payment of {string} for {person}: {string}",
  async function (this: PortalWorld, amount: string, firstName: string, why: string) {
    const posting = run(
      this,
      "post",
      "payment",
      idOf(firstName),
      "--amount",
      amount,
      "--description",
      "Payment",
      "--apply",
    );
    await assert.rejects(posting, (error: Error) => error.message.includes(why));
  },
);

/** Imports a table as one file of a person's records. */
const importFile = async (world: PortalWorld, file: string, firstName: string, table: DataTable): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "imported-"));
  const [names = [], ...rows] = table.raw();
  const lines = [["customerId", ...names], ...rows.map((row) => [idOf(firstName), ...row])];
  try {
    await writeFile(join(folder, file), lines.map((line) => `${line.join(",")}\n`).join(""));
    await run(world, "import", folder, "--apply");
  } finally {
    await rm(folder, { recursive: true });
  }
};

When(
  "the registrar imports this CPD overview of {person}",
  async function (this: PortalWorld, firstName: string, table: DataTable) {
    await importFile(this, "cpd.csv", firstName, table);
  },
);

When(
  "the registrar imports these notifications of {person}",
  async function (this: PortalWorld, firstName: string, table: DataTable) {
    await importFile(this, "notifications.csv", firstName, table);
  },
);

When(
  "the registrar notifies {person} of {string}",
  async function (this: PortalWorld, firstName: string, code: string) {
    await run(this, "notify", code, idOf(firstName), "--apply");
  },
);

words("registrarCommand", ["suspend", "reinstate", "close"]);

const undeclared = ["--code", "CPD_NON_COMPLIANCE"] as const;

When(
  "the registrar suspends {person} with {int} days of grace",
  async function (this: PortalWorld, firstName: string, days: number) {
    await run(this, "suspend", idOf(firstName), ...undeclared, "--grace-days", String(days), "--apply");
  },
);

When(
  "the registrar suspends {person} because of {string}",
  async function (this: PortalWorld, firstName: string, code: string) {
    await run(this, "suspend", idOf(firstName), "--code", code, "--apply");
  },
);

When("the registrar reinstates {person}", async function (this: PortalWorld, firstName: string) {
  await run(this, "reinstate", idOf(firstName), "--apply");
});

When("the registrar closes {person}", async function (this: PortalWorld, firstName: string) {
  await run(this, "close", idOf(firstName), "--apply");
});

Then(
  "the registrar is told {string} when they {registrarCommand} {person}",
  async function (this: PortalWorld, why: string, command: string, firstName: string) {
    const running = run(this, command, idOf(firstName), ...(command === "suspend" ? undeclared : []), "--apply");
    await assert.rejects(running, ({ message }: Error) => message.endsWith(`: ${why}`));
  },
);

When("the registrar withholds the exam results", async function (this: PortalWorld) {
  await run(this, "exams", "withhold", "--apply");
});

When("the registrar publishes the exam results", async function (this: PortalWorld) {
  await run(this, "exams", "publish", "--apply");
});
