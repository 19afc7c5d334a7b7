import { expect, it } from "vitest";

import "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("two tabs that post one file at the same time post each line once, and both are answered (BANK-02)", async () => {
    const institute = await atFirst();
    const { database, person } = institute;
    const desk = new DeskBrowser(institute);
    await desk.signIn();
    const tabs = [desk, desk.anotherTab()];
    const lines = Array.from({ length: 20 }, (_, at) => `2026-11-20,${person("Maya").customerId} part ${at},7.77`);
    for (const tab of tabs) {
      await tab.open("/desk/money/file");
      await tab.give("See what will happen", "november.csv", ["Date,Details,Amount", ...lines].join("\n"));
    }
    await Promise.all(tabs.map((tab) => tab.press("Post the payments")));
    expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const posted = await database.selectFrom("transactions").select("reference").where("amount", "=", 7_77).execute();
    expect(posted).toHaveLength(lines.length);
  });
});
