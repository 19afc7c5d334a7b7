import { describe, expect, it } from "vitest";

import { balance } from "../../../../../adapters/contract/customer.contract.ts";
import { fees, receipt } from "../../../../../adapters/contract/fees.contract.ts";
import { customerBalance } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { anyTables } from "../../../../../adapters/institute/platform/storage/any-tables.ts";
import { everyone } from "../../../../../adapters/institute/trial/everyone.ts";
import type { SeededPerson } from "../../../../../adapters/institute/trial/person.ts";
import { hasReceipt } from "../../../../../domain/fees/transactions.ts";
import { typedAmountOf } from "../../../../../domain/kernel/money.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { fetchFile } from "../../../support/fetch-file.ts";
import { institutePutBack, sharedInstitute } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

/** The tables whose rows tell a payment's effects, besides the payment itself. */
const affected = ["customers", "keyResources", "notifications", "practisingCertificates", "cpdOverviews"] as const;

onEachDatabase(({ fresh }) => {
  const institute = sharedInstitute(fresh);
  const atFirst = institutePutBack(fresh);

  describe("a payment of everything owed", () => {
    it("changes only what was withheld, told or suspended for fees (FEES-03, DATE-04)", async () => {
      const { database, person } = await atFirst();
      const rowsOf = async (table: (typeof affected)[number], customerId: string): Promise<readonly string[]> =>
        (await anyTables(database).selectFrom(table).selectAll().where("customerId", "=", customerId).execute())
          .map((row) => JSON.stringify({ ...row, position: undefined }))
          .toSorted();
      for (const who of ["Owen", "Maya", "Grace"]) {
        const { customerId } = person(who);
        await database
          .updateTable("keyResources")
          .set({ warning: "practice", eligible: 0 })
          .where("customerId", "=", customerId)
          .where("key", "=", "equivalence")
          .execute();
        const before = await Promise.all(affected.map((table) => rowsOf(table, customerId)));
        const amount = typedAmountOf(await customerBalance(database, customerId));
        const payment = ["--amount", amount, "--description", "Bank transfer", "--apply"];
        await registrarAt(database)("post", "payment", customerId, ...payment);
        const after = await Promise.all(affected.map((table) => rowsOf(table, customerId)));
        const changed = before.flatMap((rows, index) => rows.filter((row) => !after[index]?.includes(row)));
        const aboutFees = changed.filter((row) => /"fees"|PAYMENT_OVERDUE|UNPAID_FEES/.test(row));
        expect([who, changed]).toEqual([who, aboutFees]);
        expect(after[1]?.filter((row) => row.includes('"practice"'))).toHaveLength(1);
      }
    });
  });

  describe("fees", () => {
    it("come to what each person owes", async () => {
      const isToldOfFees = ({ traits: { isClosed, suspension } }: SeededPerson) =>
        !isClosed && (!suspension || suspension.graceDaysLeft !== undefined);
      for (const { name } of everyone.filter(isToldOfFees)) {
        const { answer } = await ask(institute(), name, fees);
        const counted = answer.transactions.filter(({ status }) => status === "COMPLETED");
        const owed = counted.reduce((sum, { amount, type }) => sum + (type === "CHARGE" ? amount : -amount), 0);
        const { answer: account } = await ask(institute(), name, balance, { query: { report: "full" } });
        expect([name, owed]).toEqual([name, account.amount]);
      }
    });

    it("stand as people are said to stand", async () => {
      const statusOf = async (who: string) => (await ask(institute(), who, fees)).answer.subscription?.status;
      expect(await statusOf("Maya")).toBe("DUE");
      expect(await statusOf("Owen")).toBe("OVERDUE");
      expect(await statusOf("Priya")).toBe("PAID");
    });

    it("have a receipt for each payment, and for nothing else", async () => {
      const { transactions } = (await ask(institute(), "Maya", fees)).answer;
      for (const transaction of transactions) {
        const { status } = await fetchFile(institute(), "Maya", receipt, { reference: transaction.reference });
        expect([transaction.reference, status]).toEqual([transaction.reference, hasReceipt(transaction) ? 200 : 404]);
      }
      const [paid] = transactions.filter(hasReceipt);
      const reference = paid?.reference ?? "";
      expect((await fetchFile(institute(), "Priya", receipt, { reference })).status).toBe(404);
      const { customerId } = institute().person("Maya");
      const { headers } = await fetchFile(institute(), "Maya", receipt, { reference });
      expect(headers["content-disposition"]).toBe(`attachment; filename="RECEIPT_${reference}_${customerId}.pdf"`);
    });
  });
});
