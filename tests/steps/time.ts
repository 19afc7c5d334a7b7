import { Given, When } from "@cucumber/cucumber";

import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { PortalWorld } from "../actors/world.ts";
import { form } from "./rules/words.ts";

form("clock", [/right/, /\d+ minutes fast/], (said) => (said === "right" ? 0 : Number.parseInt(said)));
form(
  "duration",
  [/\d+ seconds?/, /\d+ minutes?/],
  (said) => Number.parseInt(said) * (said.includes("minute") ? 60 : 1),
);

Given("my device's clock is {clock}", async function (this: PortalWorld, minutesAhead: number) {
  await (await this.actor()).clock.setClock(minutesAhead);
});

When("{duration} pass(es)", async function (this: PortalWorld, seconds: number) {
  await (await this.actor()).clock.passSeconds(seconds);
});

When("it becomes {day}", async function (this: PortalWorld, day: CalendarDate) {
  await (await this.coreActor()).passTo(day);
});

const at = (hour: number, day: CalendarDate): Date => new Date(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);

When("it is {int}:00 on {day}", async function (this: PortalWorld, hour: number, day: CalendarDate) {
  await (await this.coreActor()).institute.workByItself(at(hour, day), "registry@body.example");
});

When("reminders go out at {int}:00 on {day}", async function (this: PortalWorld, hour: number, day: CalendarDate) {
  await (await this.coreActor()).institute.sendReminders(at(hour, day));
});
