import { When } from "@cucumber/cucumber";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { PortalWorld } from "../actors/world.ts";
import { printed } from "./inbox.ts";
import { onFile } from "./money.ts";
import { note } from "./rules/notes.ts";

const run = async (world: PortalWorld, ...words: readonly string[]): Promise<void> =>
  printed.take(world, (await (await world.coreActor()).institute.registrar(...words)).replaceAll(/ {2,}/g, "  "));

When("{int} day(s) pass", async function (this: PortalWorld, days: number) {
  const actor = await this.coreActor();
  await actor.passDays(days);
});

When(
  "the registrar looks at what the subscription of {int} would charge",
  async function (this: PortalWorld, year: number) {
    await run(this, "fees", "--year", String(year));
  },
);

When("the registrar charges the subscription of {int}", async function (this: PortalWorld, year: number) {
  await run(this, "fees", "--year", String(year), "--apply");
});

When(
  "the registrar charges fellows {string} for {int} by {string} with a file",
  async function (this: PortalWorld, amount: string, year: number, due: string) {
    const lines = ["customerId,amount", `${personNamed("Fiona").customerId},${amount}`];
    printed.take(this, await onFile(this, "fees.csv", lines, "fees", "--year", String(year), "--due", due, "--from"));
  },
);

When("the registrar lists who is overdue", async function (this: PortalWorld) {
  await run(this, "overdue");
});

const keptList = note<readonly string[]>(
  "a list of who is overdue",
  "When the registrar keeps the list of who is overdue",
);

const listOverdue = async (world: PortalWorld): Promise<readonly string[]> =>
  (await (await world.coreActor()).institute.registrar("overdue", "--csv")).split("\n");

const suspendListed = async (world: PortalWorld, lines: readonly string[]): Promise<void> =>
  printed.take(world, await onFile(world, "overdue.csv", lines, "suspend", "--from"));

When(
  "the registrar suspends those on the list of who is overdue, but {person}",
  async function (this: PortalWorld, spared: string) {
    const { customerId } = personNamed(spared);
    await suspendListed(
      this,
      (await listOverdue(this)).filter((line) => !line.startsWith(customerId)),
    );
  },
);

When("the registrar keeps the list of who is overdue", async function (this: PortalWorld) {
  keptList.take(this, await listOverdue(this));
});

When("the registrar suspends those on the list that they kept", async function (this: PortalWorld) {
  await suspendListed(this, keptList.of(this));
});

When("the registrar looks at what {day} brings", async function (this: PortalWorld, day: CalendarDate) {
  await run(this, "year", "--on", day);
});

When("the registrar looks at what {day} brings, as CSV", async function (this: PortalWorld, day: CalendarDate) {
  await run(this, "year", "--on", day, "--csv");
});

When("reminders go out at {int}:00 on {day}", async function (this: PortalWorld, hour: number, day: CalendarDate) {
  await (await this.coreActor()).institute.sendReminders(new Date(`${day}T${String(hour).padStart(2, "0")}:00:00Z`));
});
