import type { Actor } from "../actor.ts";
import { dayOfWords } from "./day-in-words.ts";
import { declarationFlow } from "./flows.ts";

const yearOf = (actor: Actor, day: string): string => /\d{4}$/.exec(day)?.[0] ?? String(actor.clock.year());

/** "1 March", of the actor's year, or "1 March 2026" as typed: "01/03/2026". */
const typedDay = (actor: Actor, day: string): string =>
  dayOfWords(`${day.replace(/ \d{4}$/, "")} ${yearOf(actor, day)}`)
    .split("-")
    .toReversed()
    .join("/");

export const openWaiverForm = async (actor: Actor): Promise<void> => {
  await actor.browser.open(declarationFlow.page);
  await actor.forms.press("Request a waiver");
};

/** Fills in the form, for the year of the end date. */
export const fillInWaiver = async (actor: Actor, from: string, to: string, reason: string): Promise<void> => {
  await actor.forms.select("Year", yearOf(actor, to));
  await actor.forms.fill("Start date", typedDay(actor, from));
  await actor.forms.fill("End date", typedDay(actor, to));
  await actor.forms.select("Reason", reason);
};

/** Requests a waiver, after an earlier one too. */
export const askForWaiver = async (actor: Actor, from: string, to: string, reason: string): Promise<void> => {
  await actor.browser.open(declarationFlow.page);
  if (await actor.forms.offers("Continue")) {
    await actor.forms.press("Continue");
    await actor.forms.press("Close");
  }
  await actor.forms.press("Request a waiver");
  await fillInWaiver(actor, from, to, reason);
  await actor.forms.press("Request waiver");
};
