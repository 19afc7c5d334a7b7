import { expect, it } from "vitest";

import { transactionRow } from "../../../../../adapters/institute/areas/fees/post-transaction.ts";
import { balanceOf } from "../../../../../domain/fees/transactions.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { fc } from "../../../../domain/support/fast-check.ts";
import { anyLedger, type Ledger } from "../../../../domain/support/ledgers.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const owen = "4100114";

const storeLedger = async ({ database }: TestInstitute, { transactions }: Ledger): Promise<void> => {
  await database.deleteFrom("transactions").where("customerId", "=", owen).execute();
  const rows = transactions.map(({ status, ...posting }) => ({
    ...transactionRow({ by: "registrar: A. Clerk", now: new Date(0) }, owen, posting),
    status,
  }));
  if (rows.length > 0) await database.insertInto("transactions").values(rows).execute();
};

/** The amounts in a column of a page, in pence. */
const amountsIn = (markup: string, part: string, column: string): readonly number[] => {
  const [body = ""] =
    new RegExp(`<${part}>[^]*?</${part}>`).exec(markup.slice(markup.indexOf("Charges and payments"))) ?? [];
  return [...body.matchAll(new RegExp(`data-label="${column}">(-?)£([\\d,.]+)<`, "g"))].map(
    ([, sign = "", amount = ""]) => Number(`${sign}${amount.replaceAll(/[.,]/g, "")}`),
  );
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("the columns of charges and payments add up to the balance, whatever was taken back (CORR-01, DESK-05)", async () => {
    const institute = await atFirst();
    const desk = new DeskBrowser(institute);
    await desk.signIn();
    desk.fill("Find a person, a reference or a code", owen);
    await desk.press("Find");
    const page = desk.address;
    await fc.assert(
      fc.asyncProperty(
        anyLedger.filter(({ transactions }) => transactions.length > 0),
        async (ledger) => {
          await storeLedger(institute, ledger);
          await desk.open(page);
          const totalsIn = (part: string) =>
            ["Charged", "Paid"].map((column) => sum(amountsIn(desk.markup, part, column)));
          const [charged = 0, paid = 0] = totalsIn("tbody");
          expect(charged - paid).toBe(balanceOf(ledger.transactions));
          expect(totalsIn("tfoot")).toEqual([charged, paid]);
        },
      ),
      { numRuns: 25 },
    );
  });
});
