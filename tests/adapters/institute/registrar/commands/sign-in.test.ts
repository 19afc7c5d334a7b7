import { expect, it } from "vitest";

import { noPassword } from "../../../../../adapters/institute/provider/password.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("everyone of a kind: those who have no password are invited once, others not at all (PASS-01)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    await database
      .updateTable("customers")
      .set({ passwordHash: noPassword(15) })
      .where("customerId", "=", customerId)
      .execute();
    const registrar = registrarAt(database);
    expect(await registrar("invite", "--type", "member", "--apply")).toMatch(
      /^Maya Member .*\n1 invitation\.\n\d+ people have a password/,
    );
    expect(await registrar("invite", "--type", "member", "--apply")).toMatch(/^0 invitations\./);
    expect(await registrar("invite", customerId, "--apply")).toContain("1 invitation.");
  });
});
