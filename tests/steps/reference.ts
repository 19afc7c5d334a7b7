import assert from "node:assert/strict";

import type { PortalWorld } from "../actors/world.ts";

/** Some words with {reference} replaced by the first reference on the screen. */
export const withReference = async (world: PortalWorld, words: string): Promise<string> => {
  if (!words.includes("{reference}")) return words;
  const shown = await (await world.actor()).page.everything();
  const [reference] = /[A-Z]{3}-\d{4}-[2-9A-Z]{8}/.exec(shown) ?? [];
  assert.ok(reference !== undefined, `The page shows no reference. It says:\n${shown}`);
  return words.replace("{reference}", reference);
};
