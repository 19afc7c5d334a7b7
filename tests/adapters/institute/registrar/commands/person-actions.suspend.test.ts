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
});
