import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Then, When, type DataTable } from "@cucumber/cucumber";

import type { Call } from "../../adapters/contract/call.ts";
import { submitDeclaration } from "../../adapters/contract/cpd-declarations.contract.ts";
import { requestWaiver } from "../../adapters/contract/cpd-waivers.contract.ts";
import { joinRetiredRegister } from "../../adapters/contract/retirement.contract.ts";
import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { PortalWorld } from "../actors/world.ts";
import { note } from "./rules/notes.ts";

/** Output of the registrar's last command. */
export const printed = note<string>("what the registrar reads", "When the registrar reads {person}'s {string}");

/** Runs a registrar's command; collapses the spaces between columns. */
const run = async (world: PortalWorld, ...words: readonly string[]): Promise<string> =>
  (await (await world.coreActor()).institute.registrar(...words)).replaceAll(/ {2,}/g, "  ");

const idOf = (firstName: string): string => personNamed(firstName).customerId;

/** The reference of a person's submission with this title, including withdrawn ones. */
const referenceOf = async (
  world: PortalWorld,
  firstName: string,
  title: string,
  isTakenBack: boolean,
): Promise<string> => {
  const found = await run(world, "find", idOf(firstName));
  const lines = found.split("\n").map((line) => line.trim().split("  "));
  const [reference] =
    lines.find(([, name, , state]) => name?.startsWith(title) && (state === "taken back") === isTakenBack) ?? [];
  assert.ok(reference !== undefined, `${firstName} has sent nothing called "${title}":\n${found}`);
  return reference;
};

const latestOf = (world: PortalWorld, firstName: string, title: string): Promise<string> =>
  referenceOf(world, firstName, title, false);

/** The day of the scenario. */
const today = (world: PortalWorld): Promise<string> =>
  world.coreActor().then((core) => core.portal.clock.now().toISOString().slice(0, 10));

/** Submits as another person on their own device. */
const send = async <C extends Call>(world: PortalWorld, firstName: string, call: C, body: object): Promise<void> =>
  (await world.coreActor()).institute.onAnotherDevice(firstName, call, {
    body,
    headers: { "idempotency-key": `${firstName}-${call.path}` },
  });

When(
  "{person} declares that they met the requirements by the unit route",
  async function (this: PortalWorld, firstName: string) {
    const year = Number((await today(this)).slice(0, 4));
    await send(this, firstName, submitDeclaration, {
      year,
      isRequirementsMet: true,
      route: "UNIT_ROUTE",
      isEngagementPartner: false,
      isConfirmed: true,
    });
  },
);

When(
  "{person} asks for a waiver of February and March for parental leave",
  async function (this: PortalWorld, firstName: string) {
    const year = Number((await today(this)).slice(0, 4));
    const request = {
      year,
      startDate: `${year}-02-01`,
      endDate: `${year}-03-31`,
      reasonCode: "PARENTAL_LEAVE",
      reasonLabel: "Parental leave",
    };
    await send(this, firstName, requestWaiver, { ...request, adjustmentType: "waiver" });
  },
);

When("{person} joins the register of retired members", async function (this: PortalWorld, firstName: string) {
  await send(this, firstName, joinRetiredRegister, { retirementDate: await today(this) });
});

When("the registrar reads {person}'s {string}", async function (this: PortalWorld, firstName: string, title: string) {
  printed.take(this, await run(this, "show", await latestOf(this, firstName, title)));
});

When("the registrar looks for {string}", async function (this: PortalWorld, text: string) {
  printed.take(this, await run(this, "find", text));
});

Then("they read {string}", function (words: string) {
  const text = printed.of(this);
  // An answer is in a separate column after its label.
  assert.ok(text.includes(words) || text.includes(words.replace(": ", "  ")), `"${words}" is not among:\n${text}`);
});

Then("they do not read {string}", function (words: string) {
  assert.ok(!printed.of(this).includes(words), `"${words}" is among:\n${printed.of(this)}`);
});

Then("they read that every record is unchanged", function () {
  const rows = printed
    .of(this)
    .split("\n")
    .filter((line) => /^[a-z-]+ +\d+ +\d+ +\d+ +\d+$/.test(line));
  assert.ok(rows.length > 0, printed.of(this));
  for (const row of rows) assert.match(row, /^[a-z-]+ +0 +0 +\d+ +\d+$/);
});

When(
  "the registrar exports what was sent since {string} and brings it in again",
  async function (this: PortalWorld, day: string) {
    const folder = await mkdtemp(join(tmpdir(), "sent-"));
    try {
      await run(this, "export", folder, "--since", day, "--apply");
      printed.take(this, await run(this, "import", folder, "--apply"));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

When("the registrar erases {person}", async function (this: PortalWorld, firstName: string) {
  printed.take(this, await run(this, "erase", idOf(firstName), "--confirm", idOf(firstName), "--apply"));
});

When("the registrar asks how things stand", async function (this: PortalWorld) {
  printed.take(this, await run(this, "status"));
});

const inboxLine = async (world: PortalWorld, firstName: string, what: string): Promise<string> => {
  const listed = await run(world, "inbox");
  const line = listed.split("\n").find((each) => each.includes(what) && each.includes(`(${idOf(firstName)})`));
  assert.ok(line !== undefined, `The inbox does not list "${what}" of ${firstName}'s:\n${listed}`);
  return line;
};

Then(
  "the inbox lists {string} of {person}'s: {string}",
  async function (this: PortalWorld, what: string, firstName: string, waits: string) {
    const line = await inboxLine(this, firstName, what);
    assert.ok(line.endsWith(waits), `It waits for something else: ${line}`);
  },
);

Then(
  "the inbox lists {string} of {person}'s: {string}, {string}",
  async function (this: PortalWorld, what: string, firstName: string, waited: string, waits: string) {
    const line = await inboxLine(this, firstName, what);
    assert.ok(line.endsWith(`${waited}  ${waits}`), `It says something else: ${line}`);
  },
);

When(
  "the registrar takes back {person}'s {string} because {string}",
  async function (this: PortalWorld, firstName: string, title: string, reason: string) {
    await run(this, "reopen", await latestOf(this, firstName, title), "--reason", reason, "--apply");
  },
);

const refused = (taking: Promise<string>, why: string) =>
  assert.rejects(taking, (error: Error) => error.message.includes(why));

Then(
  "the registrar cannot take back {person}'s {string}: {string}",
  async function (this: PortalWorld, firstName: string, title: string, why: string) {
    await refused(run(this, "reopen", await latestOf(this, firstName, title), "--reason", "a mistake", "--apply"), why);
  },
);

Then(
  "the registrar cannot take back {person}'s {string} because {string}: {string}",
  async function (this: PortalWorld, firstName: string, title: string, reason: string, why: string) {
    await refused(run(this, "reopen", await latestOf(this, firstName, title), "--reason", reason, "--apply"), why);
  },
);

Then(
  "the registrar cannot take back {person}'s {string} of before: {string}",
  async function (this: PortalWorld, firstName: string, title: string, why: string) {
    const before = await referenceOf(this, firstName, title, true);
    await refused(run(this, "reopen", before, "--reason", "a mistake", "--apply"), why);
  },
);

Then("other systems are told of {person}", async function (this: PortalWorld, firstName: string, events: DataTable) {
  assert.deepEqual(await (await this.coreActor()).institute.eventsAbout(firstName), events.raw().flat());
});

When("it is {int}:00 on {day}", async function (this: PortalWorld, hour: number, day: CalendarDate) {
  const at = new Date(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  await (await this.coreActor()).institute.workByItself(at, "registry@body.example");
});

When("the registrar invites {person}", async function (this: PortalWorld, firstName: string) {
  await run(this, "invite", idOf(firstName), "--apply");
});
