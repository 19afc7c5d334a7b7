import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Then, When } from "@cucumber/cucumber";

import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { CoreActor } from "../actors/core.ts";
import type { PortalWorld } from "../actors/world.ts";
import { printed } from "./inbox.ts";
import { onFile } from "./money.ts";

// Members from the registrar's files, by number: "member 7", "members 1 to 150".

const idOf = (number: number): string => `H${String(number).padStart(4, "0")}`;
const emailOf = (number: number): string => `member.${String(number)}@harbour.example`;

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const importFiles = async (actor: CoreActor, files: Readonly<Record<string, readonly string[]>>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "members-"));
  try {
    for (const [name, lines] of Object.entries(files))
      await writeFile(join(folder, `${name}.csv`), lines.map((line) => `${line}\n`).join(""));
    await actor.institute.registrar("import", folder, "--apply");
  } finally {
    await rm(folder, { recursive: true });
  }
};

When(
  "the registrar imports {int} members who have to declare {int} by {day}",
  async function (this: PortalWorld, count: number, year: number, due: CalendarDate) {
    const numbers = range(1, count);
    await importFiles(await this.coreActor(), {
      people: [
        "customerId,email,firstName,surname,customerType,membershipDate",
        ...numbers.map((number) => `${idOf(number)},${emailOf(number)},Member,No ${String(number)},member,2015-03-02`),
      ],
      cpd: ["customerId,year,nextDueDate", ...numbers.map((number) => `${idOf(number)},${String(year)},${due}`)],
    });
  },
);

When(
  "the registrar gives members {int} to {int} practising certificates from {day} to {day}",
  async function (this: PortalWorld, first: number, last: number, from: CalendarDate, to: CalendarDate) {
    await importFiles(await this.coreActor(), {
      "practising-certificates": [
        "certificateNumber,customerId,jurisdictionDescription,issuedOn,expiresOn",
        ...range(first, last).map((number) => `PC-${to}-${idOf(number)},${idOf(number)},Ireland,${from},${to}`),
      ],
    });
  },
);

When("it becomes {day}", async function (this: PortalWorld, day: CalendarDate) {
  await (await this.coreActor()).passTo(day);
});

When("it becomes {day}, and reminders go out", async function (this: PortalWorld, day: CalendarDate) {
  const actor = await this.coreActor();
  await actor.passTo(day);
  await actor.institute.sendReminders(new Date(`${day}T09:00:00Z`));
});

When(
  "members {int} to {int} declare their CPD for {int}",
  async function (this: PortalWorld, first: number, last: number, year: number) {
    const actor = await this.coreActor();
    for (const number of range(first, last)) await actor.institute.declareAs(idOf(number), year);
  },
);

When(
  "the bank brings {string} each from members {int} to {int}",
  async function (this: PortalWorld, amount: string, first: number, last: number) {
    const lines = range(first, last).map((number) => `${idOf(number)},${amount}`);
    printed.take(this, await onFile(this, "bank.csv", ["reference,amount", ...lines], "post", "payments"));
  },
);

When("the registrar suspends those on the list of who is overdue who owe fees", async function (this: PortalWorld) {
  const listed = await (await this.coreActor()).institute.registrar("overdue", "--csv");
  const [header = "", ...lines] = listed.split("\n");
  const owing = lines.filter((line) => line.startsWith("H") && line.includes("UNPAID_FEES"));
  printed.take(this, await onFile(this, "overdue.csv", [header, ...owing], "suspend", "--from"));
});

const writtenTo = async (world: PortalWorld, subject: string, day: CalendarDate): Promise<readonly string[]> => {
  const letters = await (await world.coreActor()).institute.letters();
  const isOfDay = (writtenAt: number): boolean => new Date(writtenAt).toISOString().startsWith(day);
  return letters
    .filter((letter) => letter.subject === subject && isOfDay(letter.writtenAt))
    .map(({ recipient }) => recipient)
    .filter((recipient) => recipient.endsWith("@harbour.example"));
};

Then(
  "{int} members are written {string} on {day}",
  async function (this: PortalWorld, count: number, subject: string, day: CalendarDate) {
    const recipients = await writtenTo(this, subject, day);
    assert.equal(recipients.length, count, `Written to ${String(recipients.length)} of them.`);
    assert.equal(new Set(recipients).size, recipients.length, "Somebody is written to twice.");
  },
);

Then("{int} members are {word}", async function (this: PortalWorld, count: number, status: string) {
  assert.equal(await (await this.coreActor()).institute.membersWithStatus("H", status), count);
});

Then(
  "{int} lines of what they read are of members, with {string}",
  function (this: PortalWorld, count: number, words: string) {
    const lines = printed.of(this).split("\n");
    assert.equal(lines.filter((line) => /\bH\d{4}\b/.test(line) && line.includes(words)).length, count);
  },
);
