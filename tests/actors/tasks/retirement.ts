import type { Actor } from "../actor.ts";
import { pageTexts } from "../page-texts.ts";

export const { fields } = pageTexts("retirement");

export const startRetirement = async (actor: Actor): Promise<void> => {
  await actor.browser.open("/retirement");
  await actor.forms.press("Start");
};

export const retirePermanently = async (actor: Actor): Promise<void> => {
  await startRetirement(actor);
  await actor.forms.choose(fields.isPermanentRetirement.label, "Yes");
  await actor.forms.press("Continue");
};

/** Answers every question, up to the submit button. */
export const acceptRegister = async (actor: Actor): Promise<void> => {
  await retirePermanently(actor);
  await actor.forms.choose(fields.isPcOrInsolvencyLicenceHolder.label, "No");
  await actor.forms.press("Continue");
  await actor.forms.tick(fields.declarationAccepted.label);
  await actor.forms.press("Continue");
};
