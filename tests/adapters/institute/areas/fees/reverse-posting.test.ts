import { describe, expect, it } from "vitest";

import { fees, receipt } from "../../../../../adapters/contract/fees.contract.ts";
import { customerBalance, ledgerOf, transactionsOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { keyResourcesOf } from "../../../../../adapters/institute/areas/issued-documents/documents.store.ts";
import { customerOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { debtsOf, settle } from "../../../../../domain/fees/settling.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { noticeOf, paymentsSecret, report } from "../../../support/payment-provider.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const paid = ["--amount", "268.50", "--description", "Card", "--reference", "PAY-1"] as const;
const returned = ["--reason", "The bank returned it", "--apply"] as const;

const rowsAbout = async ({ database }: TestInstitute, customerId: string) => {
  const count = async (table: "mails" | "webhookMessages" | "transactions") =>
    (await database.selectFrom(table).select("customerId").where("customerId", "=", customerId).execute()).length;
  return { mails: await count("mails"), events: await count("webhookMessages"), postings: await count("transactions") };
};

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh, { paymentsSecret });

  describe("taking a posting back", () => {
    it("happens once, however many try at the same time, with one mail and one event (CORR-01)", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      const registrar = registrarAt(institute.database);
      const before = await customerBalance(institute.database, customerId);
      await registrar("post", "payment", customerId, ...paid, "--apply");
      const rows = await rowsAbout(institute, customerId);
      const later = registrarAt(institute.database, {}, new Date(Date.now() + 10 * 60_000));
      const tries = await Promise.allSettled([1, 2, 3, 4].map(() => later("post", "reverse", "pay-1", ...returned)));
      expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const each of tries)
        if (each.status === "rejected") expect(String(each.reason)).toMatch(/PAY-1 was reversed already/);
      expect(await customerBalance(institute.database, customerId)).toBe(before);
      const { mails, events, postings } = await rowsAbout(institute, customerId);
      expect({ mails, events, postings }).toEqual({
        mails: rows.mails + 1,
        events: rows.events + 1,
        postings: rows.postings + 1,
      });
    });

    it("and payments that the provider reports meanwhile all count (CORR-01, CASH-02)", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      const registrar = registrarAt(institute.database);
      await registrar("post", "payment", customerId, ...paid, "--apply");
      const notices = [1, 2, 3, 4].map((number) =>
        noticeOf(customerId, { reference: `pay_${String(number)}`, amount: "10.00" }),
      );
      const [, ...answers] = await Promise.all([
        registrar("post", "reverse", "PAY-1", ...returned),
        ...notices.map((notice) => report(institute, notice)),
        registrar("post", "charge", customerId, "--amount", "1.00", "--for", "Copy", "--apply"),
      ]);
      expect(answers.slice(0, -1)).toEqual(notices.map(() => ({ status: 204, body: "" })));
      expect(await customerBalance(institute.database, customerId)).toBe(268_50 - 40_00 + 1_00);
      const { charges, credit } = settle(await transactionsOf(institute.database, customerId));
      expect(charges.reduce((sum, { open }) => sum + open, 0) - credit).toBe(268_50 - 40_00 + 1_00);
    });

    it("restores withheld documents and, when the registrar says so, the suspension as it was (CORR-01, YEAR-04)", async () => {
      const institute = await opened();
      const { database } = institute;
      const { customerId } = institute.person("Grace");
      const registrar = registrarAt(database);
      await database
        .updateTable("keyResources")
        .set({ eligible: 0, warning: "fees" })
        .where("customerId", "=", customerId)
        .where("key", "=", "membershipCertificate")
        .execute();
      const standing = async () => {
        const { status, suspensionCode, suspensionGraceEnds, isSuspensionGracePeriod } = await customerOf(
          database,
          customerId,
        );
        const documents = await keyResourcesOf(database, customerId);
        const withheld = documents
          .filter(({ warning }) => warning === "fees")
          .map(({ key }) => key)
          .toSorted();
        return { status, suspensionCode, suspensionGraceEnds, isSuspensionGracePeriod, withheld };
      };
      const before = await standing();
      await registrar("post", "payment", customerId, ...paid, "--apply");
      expect(await standing()).toMatchObject({ status: "Active", withheld: [] });
      await expect(registrar("post", "reverse", "PAY-1", ...returned)).rejects.toThrow(
        "Say whether the suspension returns or stays ended. Give it with --suspension.",
      );
      expect(await standing()).toMatchObject({ status: "Active", withheld: [] });
      await registrar("post", "reverse", "PAY-1", ...returned, "--suspension", "returns");
      expect(await standing()).toEqual(before);
    });

    it("shows in the member's statement, and the payment has no receipt (CORR-01, CORR-02)", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      const registrar = registrarAt(institute.database);
      await registrar("post", "payment", customerId, ...paid, "--apply");
      expect((await ask(institute, "Maya", receipt, { params: { reference: "PAY-1" } })).status).toBe(200);
      expect((await ask(institute, "Maya", fees)).answer.owed).toEqual([]);
      await registrar("post", "reverse", "PAY-1", ...returned, "--reference", "REV-1");
      expect((await ask(institute, "Maya", receipt, { params: { reference: "PAY-1" } })).status).toBe(404);
      const { transactions, owed } = (await ask(institute, "Maya", fees)).answer;
      expect(transactions.find(({ reference }) => reference === "REV-1")).toMatchObject({
        type: "REVERSAL",
        reverses: "PAY-1",
        reason: "The bank returned it",
      });
      expect(transactions.find(({ reference }) => reference === "PAY-1")?.receiptAvailable).toBe(false);
      expect(owed).toHaveLength(1);
      const [debt] = debtsOf(await ledgerOf(institute.database, customerId));
      expect(owed?.[0]).toMatchObject({ reference: debt?.reference, dueDate: debt?.dueDate, open: 268_50 });
    });

    it("writes to nobody who was erased (CORR-01, KEEP-02)", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Clara");
      const registrar = registrarAt(institute.database);
      await registrar("post", "charge", customerId, "--amount", "268.50", "--for", "Copies", "--apply");
      await registrar("post", "payment", customerId, ...paid, "--apply");
      await registrar("erase", customerId, "--confirm", customerId, "--apply");
      await registrar("post", "reverse", "PAY-1", ...returned);
      expect((await rowsAbout(institute, customerId)).mails).toBe(0);
    });
  });

  it("amounts up to the largest that can be written are posted and read again (CASH-01)", async () => {
    const institute = await opened();
    const { customerId } = institute.person("Maya");
    const registrar = registrarAt(institute.database);
    const amount = "999999999.99";
    await registrar("post", "charge", customerId, "--amount", amount, "--for", "A building", "--apply");
    expect(await report(institute, noticeOf(customerId, { amount }))).toMatchObject({ status: 204 });
    expect(await registrar("owing", "--csv")).toContain("268.50");
    expect((await ask(institute, "Maya", fees)).answer.transactions.map(({ amount: pence }) => pence)).toContain(
      999_999_999_99,
    );
    expect(await customerBalance(institute.database, customerId)).toBe(268_50);
  });
});
