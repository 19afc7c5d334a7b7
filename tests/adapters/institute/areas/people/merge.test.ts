import { expect, it } from "vitest";

import { receipt } from "../../../../../adapters/contract/fees.contract.ts";
import { ledgerOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { debtsOf } from "../../../../../domain/fees/settling.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { fetchFile } from "../../../support/fetch-file.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { readPdf, tagsIn } from "../../../support/pdf-reader.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

/** What Maya's receipt of a payment says that it paid. */
const paidOn = async (institute: TestInstitute, reference: string): Promise<readonly string[]> => {
  const { bytes } = await fetchFile(institute, "Maya", receipt, { reference });
  const cells = tagsIn((await readPdf(bytes)).tags).filter(({ role }) => ["H2", "TH", "TD"].includes(role));
  const said = cells.map(({ text }) => text.replaceAll("\u00a0", " ").trim());
  return said.slice(said.indexOf("What it paid") + 1);
};

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh);

  const withAccounts = async () => {
    const institute = await opened();
    const { database, person } = institute;
    const [kept, merged] = [person("Maya").customerId, person("Noel").customerId];
    for (const each of [kept, merged]) {
      await database.deleteFrom("transactions").where("customerId", "=", each).execute();
      await database.deleteFrom("subscriptions").where("customerId", "=", each).execute();
    }
    let minutes = 0;
    const registrar = (...command: readonly string[]) => {
      minutes += 1;
      return registrarAt(database, {}, new Date(Date.now() + minutes * 60_000))(...command);
    };
    const charge = (who: string, reference: string, amount: string, date: string) =>
      registrar(
        "post",
        "charge",
        who,
        "--amount",
        amount,
        "--for",
        reference,
        "--date",
        date,
        "--reference",
        reference,
        "--apply",
      );
    const pay = (who: string, reference: string, amount: string) =>
      registrar(
        "post",
        "payment",
        who,
        "--amount",
        amount,
        "--description",
        "Cash",
        "--reference",
        reference,
        "--apply",
      );
    const open = async () =>
      debtsOf(await ledgerOf(database, kept)).map(({ reference, open: left }) => `${reference} ${left / 100}`);
    return { institute, kept, merged, registrar, charge, pay, open };
  };

  it("leaves open what was open, so that receipts agree with what is owed (LIFE-02, FEES-03)", async () => {
    const { institute, kept, merged, registrar, charge, pay, open } = await withAccounts();
    await charge(kept, "INV-NEW", "100.00", "2026-03-01");
    await charge(merged, "INV-OLD", "100.00", "2026-02-01");
    await pay(kept, "PAY-1", "100.00");
    const paid = ["INV-NEW, INV-NEW", "£100.00"];
    expect(await paidOn(institute, "PAY-1")).toEqual(paid);
    const preview = await registrar("merge", merged, "--into", kept);
    expect(preview).toMatch(new RegExp(`INV-OLD\\s+${merged}\\s+1 February 2026\\s+£100.00`));
    await registrar("merge", merged, "--into", kept, "--apply");
    expect(await open()).toEqual(["INV-OLD 100"]);
    expect(await paidOn(institute, "PAY-1")).toEqual(paid);
  });

  it("uses the credit of one account for the other, and says so (LIFE-02, CORR-01)", async () => {
    const { institute, kept, merged, registrar, charge, pay, open } = await withAccounts();
    await charge(merged, "INV-OLD", "50.00", "2026-02-01");
    await charge(kept, "INV-NEW", "100.00", "2026-03-01");
    await pay(kept, "PAY-1", "170.00");
    await charge(kept, "INV-LATER", "40.00", "2026-03-02");
    const preview = await registrar("merge", merged, "--into", kept);
    expect(preview).toContain("Credit pays £30.00 of INV-OLD, INV-OLD.");
    await registrar("merge", merged, "--into", kept, "--apply");
    expect(await open()).toEqual(["INV-OLD 20"]);
    // The rest was credit when it was paid.
    expect(await paidOn(institute, "PAY-1")).toEqual([
      "INV-NEW, INV-NEW",
      "£100.00",
      "Credit for your next charge",
      "£70.00",
    ]);
  });
});
