import { describe, expect, it } from "vitest";

import { balance } from "../../../../../adapters/contract/customer.contract.ts";
import { fees, receipt } from "../../../../../adapters/contract/fees.contract.ts";
import { everyone } from "../../../../../adapters/institute/trial/everyone.ts";
import type { SeededPerson } from "../../../../../adapters/institute/trial/person.ts";
import { hasReceipt } from "../../../../../domain/fees/transactions.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { fetchFile } from "../../../support/fetch-file.ts";
import { sharedInstitute } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";

onEachDatabase(({ fresh }) => {
  const institute = sharedInstitute(fresh);

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
