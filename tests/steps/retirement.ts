import { Given } from "@cucumber/cucumber";
import type { Actor } from "../actors/actor.ts";
import type { PortalWorld } from "../actors/world.ts";
import { fields } from "../../ui/retirement/retirement-words.ts";

const start = async (actor: Actor): Promise<void> => {
  await actor.open("/retirement");
  await actor.press("Start");
};

const sayPermanent = async (actor: Actor): Promise<void> => {
  await start(actor);
  await actor.choose(fields.isPermanentRetirement.label, "Yes");
  await actor.press("Continue");
};

Given("I have started to join the register", async function (this: PortalWorld) {
  await start(await this.comer());
});

Given("I have said that my retirement is permanent", async function (this: PortalWorld) {
  await sayPermanent(await this.comer());
});

Given("I have accepted the register's declaration", async function (this: PortalWorld) {
  const actor = await this.actor();
  await sayPermanent(actor);
  await actor.choose(fields.isPcOrInsolvencyLicenceHolder.label, "No");
  await actor.press("Continue");
  await actor.tick(fields.declarationAccepted.label);
  await actor.press("Continue");
});
