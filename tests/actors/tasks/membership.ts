import type { Actor } from "../actor.ts";
import { pageTexts } from "../page-texts.ts";

export const { fields } = pageTexts("apply-for-membership");

export const startApplication = async (actor: Actor): Promise<void> => {
  await actor.browser.open("/apply-for-membership");
  await actor.forms.press("Start");
};

export const reachEmployment = async (actor: Actor): Promise<void> => {
  await startApplication(actor);
  await actor.forms.choose(fields.hasConvictions.label, "No");
  await actor.forms.choose(fields.publicPractice.label, "No");
  await actor.forms.press("Continue");
};

export const reachNetworks = async (actor: Actor): Promise<void> => {
  await reachEmployment(actor);
  await actor.forms.select(fields.employmentCategory.label, "Employed full time");
  await actor.forms.select(fields.businessCategory.label, "Accountancy practice");
  await actor.forms.press("Continue");
};

/** Answers every question, up to the declaration. */
export const answerApplication = async (actor: Actor): Promise<void> => {
  await reachNetworks(actor);
  await actor.forms.select(fields.regionalNetwork.label, "London");
  await actor.forms.choose(fields.includeInDirectoryOfMembers.label, "Yes");
  await actor.forms.press("Continue");
};
