import assert from "node:assert/strict";

import type { PortalWorld } from "../world.ts";

/** The address in a field on the screen. */
export const addressOnScreen = async (world: PortalWorld, label: string): Promise<string> => {
  const items = await (await world.coreActor()).page.outline("the page");
  const field = items.find(({ kind, words }) => kind === "field" && words === label);
  const [address] = (field?.states ?? []).flatMap((state) => /^holds "(.*)"$/.exec(state)?.slice(1) ?? []);
  assert.ok(address !== undefined, `No field "${label}" with an address is on the screen.`);
  return address;
};
