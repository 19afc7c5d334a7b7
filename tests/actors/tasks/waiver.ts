import type { Actor } from "../actor.ts";
import { dayOfWords } from "./day-in-words.ts";
import { declarationsPage } from "./declaration.ts";

/** "1 March" of the actor's year as typed: "01/03/2026". */
export const typedDay = (actor: Actor, day: string): string =>
  dayOfWords(`${day} ${String(actor.clock.year())}`)
    .split("-")
    .toReversed()
    .join("/");

export const openWaiverForm = async (actor: Actor): Promise<void> => {
  await actor.browser.open(declarationsPage);
  await actor.forms.press("Request a waiver");
};

export const fillInWaiver = async (actor: Actor, from: string, to: string, reason: string): Promise<void> => {
  await actor.forms.select("Year", String(actor.clock.year()));
  await actor.forms.fill("Start date", typedDay(actor, from));
  await actor.forms.fill("End date", typedDay(actor, to));
  await actor.forms.select("Reason", reason);
};
