import { expect, it } from "vitest";

import { customerBalance, ledgerOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

const year = new Date().getFullYear() + 2;
const charging = ["fees", "--year", String(year), "--apply"] as const;
const correcting = ["fee-runs", "rates", String(year), "--apply"] as const;
const later = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("charges the difference once, on the due date of the subscription, to people of another group (YEAR-05)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Ada");
    const before = await customerBalance(database, customerId);
    await registrarAt(database)("fees", "--year", String(year), "--due", `${year}-03-31`, "--apply");
    expect(await customerBalance(database, customerId)).not.toBe(before + 268_50);
    await registrarAt(database, {}, later(1))("change-type", customerId, "--to", "member", "--apply");
    const tries = await Promise.allSettled([1, 2].map(() => registrarAt(database, {}, later(2))(...correcting)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await customerBalance(database, customerId)).toBe(before + 268_50);
    const { fees } = await ledgerOf(database, customerId);
    expect(fees).toContainEqual({ year, amount: 268_50, dueDate: `${year}-03-31` });
    expect(await registrarAt(database, {}, later(3))(...charging)).toContain("0 charges, £0.00 in total");
  });

  it("leaves out people whose group is as it was charged, whatever their amount (YEAR-05)", async () => {
    const { database } = await atFirst();
    await registrarAt(database)(...charging, "--amount", "100.00");
    await expect(registrarAt(database, {}, later(1))(...correcting)).rejects.toThrow(
      "Nobody’s rate for 2028 has changed",
    );
  });

  it("leaves out people who have left (YEAR-05, LIFE-01)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Ada");
    await registrarAt(database)(...charging);
    await registrarAt(database, {}, later(1))("change-type", customerId, "--to", "member", "--apply");
    await registrarAt(database, {}, later(1))("close", customerId, "--apply");
    await expect(registrarAt(database, {}, later(2))(...correcting)).rejects.toThrow(
      "Nobody’s rate for 2028 has changed",
    );
  });
});
