import assert from "node:assert/strict";

import { Then, type DataTable } from "@cucumber/cucumber";

import type { PortalWorld } from "../actors/world.ts";
import { pages } from "./rules/page-names.ts";
import { rowsOf } from "./rules/tables.ts";

Then("each page's texts come from a document of their own", async function (this: PortalWorld, expected: DataTable) {
  const actor = await this.coreActor();
  for (const { page, document } of rowsOf(expected, ["page", "document"])) {
    const route = pages[page];
    assert.ok(route !== undefined, `There is no page "${page}".`);
    const before = actor.line.calls.length;
    await actor.browser.open(route);
    const documents = actor.line.calls
      .slice(before)
      .flatMap((call) => /^GET \/content\/templates\/([\w-]+)/.exec(call)?.[1] ?? []);
    assert.deepEqual(documents, [document], page);
  }
});
