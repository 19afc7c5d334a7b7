import type { Actor } from "../actor.ts";
import { pageTexts } from "../page-texts.ts";

export const { fields } = pageTexts("apply-for-membership");

export const startApplication = async (actor: Actor): Promise<void> => {
  await actor.open("/apply-for-membership");
  await actor.press("Start");
};

export const reachEmployment = async (actor: Actor): Promise<void> => {
  await startApplication(actor);
  await actor.choose(fields.hasConvictions.label, "No");
  await actor.choose(fields.publicPractice.label, "No");
  await actor.press("Continue");
};

export const reachNetworks = async (actor: Actor): Promise<void> => {
  await reachEmployment(actor);
  await actor.select(fields.employmentCategory.label, "Employed full time");
  await actor.select(fields.businessCategory.label, "Accountancy practice");
  await actor.press("Continue");
};

/** Answers every question, up to the declaration. */
export const answerApplication = async (actor: Actor): Promise<void> => {
  await reachNetworks(actor);
  await actor.select(fields.regionalNetwork.label, "London");
  await actor.choose(fields.includeInDirectoryOfMembers.label, "Yes");
  await actor.press("Continue");
};
