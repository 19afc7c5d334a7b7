import type { Actor } from "../actor.ts";
import { pageTexts } from "../page-texts.ts";

export const { fields } = pageTexts("annual-declarations");

export const declarationsPage = "/professional-development/annual-declarations";

export const startDeclaration = async (actor: Actor): Promise<void> => {
  await actor.open(declarationsPage);
  await actor.press("Start");
};

export const chooseRoute = async (actor: Actor, route: string): Promise<void> => {
  await actor.choose(fields.isRequirementsMet.label, "Yes");
  await actor.press("Continue");
  await actor.choose(fields.route.label, route);
  await actor.press("Continue");
};

/** Answers the remaining questions, up to the submit button. */
export const confirmDeclaration = async (actor: Actor): Promise<void> => {
  await actor.choose(fields.isEngagementPartner.label, "No");
  await actor.press("Continue");
  await actor.tick(fields.isConfirmed.label);
};

export const answerDeclaration = async (actor: Actor): Promise<void> => {
  await startDeclaration(actor);
  await chooseRoute(actor, "Unit route");
  await confirmDeclaration(actor);
};
