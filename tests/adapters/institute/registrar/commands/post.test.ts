import { expect, it } from "vitest";

import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a dry run says what would be, and the posting what is (CORR-01, FEES-03)", async () => {
    const { database, person } = await atFirst();
    const registrar = registrarAt(database);
    const payment = ["post", "payment", person("Grace").customerId, "--amount", "300.00", "--description", "Transfer"];
    const planned = await registrar(...payment);
    expect(planned).toContain("Their account would be £31.50 in credit. Their suspension would end.");
    expect(planned).not.toMatch(/ now\.| has ended/);
    expect(await registrar(...payment, "--apply")).toContain(
      "Their account is £31.50 in credit now. Their suspension has ended.",
    );
  });

  it("a dry run of a departure does not say that it is done (LIFE-01)", async () => {
    const { database, person } = await atFirst();
    const registrar = registrarAt(database);
    const resignation = ["resign", person("Owen").customerId, "--on", "2026-01-04", "--reason", "Moves abroad"];
    expect(await registrar(...resignation)).toMatch(/^This would happen:\n.* resigns on 4 January 2026\./);
    expect(await registrar(...resignation, "--apply")).toMatch(/^Owen Overdue \(\d+\) resigns on 4 January 2026\./);
  });
});
