import assert from "node:assert/strict";

import { Then, When } from "@cucumber/cucumber";

import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { PortalWorld } from "../actors/world.ts";
import { reading, runOnFiles } from "./registrar-runs.ts";

// Members from the registrar's files, by number: "member 7", "members 1 to 150".

const idOf = (number: number): string => `H${String(number).padStart(4, "0")}`;
const emailOf = (number: number): string => `member.${String(number)}@harbour.example`;

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

When(
  "the registrar imports {int} members who have to declare {int} by {day}",
  async function (this: PortalWorld, count: number, year: number, due: CalendarDate) {
    const numbers = range(1, count);
    const people = [
      "customerId,email,firstName,surname,customerType,membershipDate",
      ...numbers.map((number) => `${idOf(number)},${emailOf(number)},Member,No ${String(number)},member,2015-03-02`),
    ];
    const cpd = ["customerId,year,nextDueDate", ...numbers.map((number) => `${idOf(number)},${String(year)},${due}`)];
    await runOnFiles(this, { "people.csv": people, "cpd.csv": cpd }, ["import"]);
  },
);

When(
  "the registrar gives members {int} to {int} practising certificates from {day} to {day}",
  async function (this: PortalWorld, first: number, last: number, from: CalendarDate, to: CalendarDate) {
    const lines = [
      "certificateNumber,customerId,jurisdictionDescription,issuedOn,expiresOn",
      ...range(first, last).map((number) => `PC-${to}-${idOf(number)},${idOf(number)},Ireland,${from},${to}`),
    ];
    await runOnFiles(this, { "practising-certificates.csv": lines }, ["import"]);
  },
);

When(
  "members {int} to {int} declare their CPD for {int}",
  async function (this: PortalWorld, first: number, last: number, year: number) {
    const actor = await this.coreActor();
    for (const number of range(first, last)) await actor.institute.declareAs(idOf(number), year);
  },
);

When(
  "the bank brings {string} each from members {int} to {int} on {day}",
  async function (this: PortalWorld, amount: string, first: number, last: number, day: CalendarDate) {
    const payments = range(first, last).map((number) => `${idOf(number)},${amount},${day}`);
    const lines = ["reference,amount,date", ...payments];
    await runOnFiles(this, { "bank.csv": lines }, ["post", "payments"], { file: "bank.csv" });
  },
);

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
    const lines = reading.of(this).split("\n");
    assert.equal(lines.filter((line) => /\bH\d{4}\b/.test(line) && line.includes(words)).length, count);
  },
);
