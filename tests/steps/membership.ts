import { Given } from "@cucumber/cucumber";
import type { Actor } from "../actors/actor.ts";
import type { PortalWorld } from "../actors/world.ts";
import { fields } from "../../ui/membership/membership-words.ts";

const start = async (actor: Actor): Promise<void> => {
  await actor.open("/apply-for-membership");
  await actor.press("Start");
};

const reachEmployment = async (actor: Actor): Promise<void> => {
  await start(actor);
  await actor.choose(fields.hasConvictions.label, "No");
  await actor.choose(fields.publicPractice.label, "No");
  await actor.press("Continue");
};

const reachNetworks = async (actor: Actor): Promise<void> => {
  await reachEmployment(actor);
  await actor.select(fields.employmentCategory.label, "Employed full time");
  await actor.select(fields.businessCategory.label, "Public practice");
  await actor.press("Continue");
};

Given("I have started my application", async function (this: PortalWorld) {
  await start(await this.comer());
});

Given("I have reached my employment", async function (this: PortalWorld) {
  await reachEmployment(await this.actor());
});

Given("I have reached my networks", async function (this: PortalWorld) {
  await reachNetworks(await this.actor());
});

Given("I have answered my application", async function (this: PortalWorld) {
  const actor = await this.actor();
  await reachNetworks(actor);
  await actor.select(fields.regionalNetwork.label, "London");
  await actor.choose(fields.includeInDirectoryOfMembers.label, "Yes");
  await actor.press("Continue");
});
