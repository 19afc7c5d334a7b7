import type { Actor } from "../actor.ts";
import { pageTexts } from "../page-texts.ts";

export const { fields } = pageTexts("annual-declarations");

export const declarationsPage = "/professional-development/annual-declarations";

export const startDeclaration = async (actor: Actor): Promise<void> => {
  await actor.browser.open(declarationsPage);
  await actor.forms.press("Start");
};

export const chooseRoute = async (actor: Actor, route: string): Promise<void> => {
  await actor.forms.choose(fields.isRequirementsMet.label, "Yes");
  await actor.forms.press("Continue");
  await actor.forms.choose(fields.route.label, route);
  await actor.forms.press("Continue");
};

/** Answers the remaining questions, up to the submit button. */
export const confirmDeclaration = async (actor: Actor): Promise<void> => {
  await actor.forms.choose(fields.isEngagementPartner.label, "No");
  await actor.forms.press("Continue");
  await actor.forms.tick(fields.isConfirmed.label);
};

export const answerDeclaration = async (actor: Actor): Promise<void> => {
  await startDeclaration(actor);
  await chooseRoute(actor, "Unit route");
  await confirmDeclaration(actor);
};
