import { Given } from "@cucumber/cucumber";

import { answerApplication, reachEmployment, reachNetworks, startApplication } from "../actors/tasks/membership.ts";
import type { PortalWorld } from "../actors/world.ts";

Given("I have started my application", async function (this: PortalWorld) {
  await startApplication(await this.actorForVisit());
});

Given("I have reached my employment", async function (this: PortalWorld) {
  await reachEmployment(await this.actor());
});

Given("I have reached my networks", async function (this: PortalWorld) {
  await reachNetworks(await this.actor());
});

Given("I have answered my application", async function (this: PortalWorld) {
  await answerApplication(await this.actor());
});
