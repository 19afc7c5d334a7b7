import { expect, it } from "vitest";

import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a notification that the portal does not know is refused, with the one that was meant (NAV-07)", async () => {
    const { database, person } = await atFirst();
    const notifying = registrarAt(database)("notify", "PAYMENT_OVERDU", person("Maya").customerId, "--apply");
    await expect(notifying).rejects.toThrow("Did you mean PAYMENT_OVERDUE?");
  });
});
