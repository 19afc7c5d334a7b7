import { expect, it } from "vitest";

import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it.each([
    ["waits", "2026-11-22", []],
    ["has gone", "2026-11-22", ["Welcome back", "You have resigned"]],
    ["has gone before the day", "2026-12-31", ["You have resigned", "Your account stays open"]],
  ])("whoever was told that they leave is told that they do not: the mail %s (LIFE-01)", async (state, on, told) => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    const registrar = registrarAt(database, {}, new Date("2026-11-22T10:00:00Z"));
    await registrar("resign", customerId, "--on", on, "--reason", "By mistake", "--apply");
    if (state !== "waits") await database.updateTable("mails").set({ attempts: 1, sentAt: 0 }).execute();
    await registrar("readmit", customerId, "--on", "2026-11-22", "--apply");
    const mails = database.selectFrom("mails").select("subject").where("customerId", "=", customerId);
    expect((await mails.orderBy("subject").execute()).map(({ subject }) => subject).toSorted()).toEqual(told);
  });
});
