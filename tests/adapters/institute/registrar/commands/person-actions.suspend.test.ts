import { expect, it } from "vitest";

import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a suspension by a code without a text is refused (SUSP-04)", async () => {
    const { database, person } = await atFirst();
    const suspending = registrarAt(database)("suspend", person("Maya").customerId, "--code", "NOT_A_CODE", "--apply");
    await expect(suspending).rejects.toThrow("suspension.yaml has no text for NOT_A_CODE");
  });

  it.each([
    ["waits, is ended without a word", 0, []],
    ["has gone, is ended by a mail", 1, ["Your account is suspended", "Your suspension has ended"]],
  ] as const)("a suspension whose mail %s (DESK-03)", async (_, attempts, subjects) => {
    const { database, person } = await atFirst();
    const { customerId } = person("Owen");
    const registrar = registrarAt(database);
    await registrar("suspend", customerId, "--code", "UNPAID_FEES", "--apply");
    await database.updateTable("mails").set({ attempts }).where("customerId", "=", customerId).execute();
    await registrar("reinstate", customerId, "--apply");
    const mails = database.selectFrom("mails").select("subject").where("customerId", "=", customerId);
    expect((await mails.execute()).map(({ subject }) => subject).toSorted()).toEqual(subjects);
  });
});
