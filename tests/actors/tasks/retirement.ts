import type { Actor } from "../actor.ts";
import { pageTexts } from "../page-texts.ts";

export const { fields } = pageTexts("retirement");

export const startRetirement = async (actor: Actor): Promise<void> => {
  await actor.open("/retirement");
  await actor.press("Start");
};

export const retirePermanently = async (actor: Actor): Promise<void> => {
  await startRetirement(actor);
  await actor.choose(fields.isPermanentRetirement.label, "Yes");
  await actor.press("Continue");
};

/** Answers every question, up to the submit button. */
export const acceptRegister = async (actor: Actor): Promise<void> => {
  await retirePermanently(actor);
  await actor.choose(fields.isPcOrInsolvencyLicenceHolder.label, "No");
  await actor.press("Continue");
  await actor.tick(fields.declarationAccepted.label);
  await actor.press("Continue");
};
