import { Given } from "@cucumber/cucumber";

import { acceptRegister, retirePermanently, startRetirement } from "../actors/tasks/retirement.ts";
import type { PortalWorld } from "../actors/world.ts";

Given("I have started to join the register", async function (this: PortalWorld) {
  await startRetirement(await this.actorForVisit());
});

Given("I have said that my retirement is permanent", async function (this: PortalWorld) {
  await retirePermanently(await this.actorForVisit());
});

Given("I have accepted the register's declaration", async function (this: PortalWorld) {
  await acceptRegister(await this.actor());
});
