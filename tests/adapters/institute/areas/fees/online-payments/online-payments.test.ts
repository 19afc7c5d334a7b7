import { describe, expect, it } from "vitest";

import { beginPayment } from "../../../../../../adapters/contract/fees-payments.contract.ts";
import { fees } from "../../../../../../adapters/contract/fees.contract.ts";
import { transactionsOf } from "../../../../../../adapters/institute/areas/fees/fees.store.ts";
import { recordOutcome } from "../../../../../../adapters/institute/areas/fees/online-payments/follow-payment.ts";
import { sealWith } from "../../../../../../adapters/institute/platform/storage/seal.ts";
import { getOrCreateKey } from "../../../../../../adapters/institute/platform/storage/secrets.ts";
import { dayOf } from "../../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { ask } from "../../../../support/open-institute.ts";
import { atCentre, begin, choicesOf, outcome } from "../../../../support/paying.ts";
import { registrarAt } from "../../../../support/registrar.ts";
import type { TestInstitute } from "../../../../support/test-institute.ts";

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh);

  /** Maya, who owes a workshop besides her subscription. */
  const owingTwice = async (): Promise<TestInstitute> => {
    const institute = await opened();
    const { customerId } = institute.person("Maya");
    const charge = ["--amount", "50.00", "--for", "Workshop", "--description", "Workshop", "--apply"];
    await registrarAt(institute.database)("post", "charge", customerId, ...charge);
    return institute;
  };

  const paymentsOf = async ({ database, person }: TestInstitute, who: string, reference: string) =>
    (await transactionsOf(database, person(who).customerId)).filter((each) => each.reference === reference);

  describe("an online payment", () => {
    it("is posted once the provider says that it is paid, and says what it paid (DATE-04, FEES-03)", async () => {
      const institute = await owingTwice();
      const { status, answer } = await begin(institute, "Maya");
      expect(status).toBe(201);
      expect((await outcome(institute, "Maya", answer.reference)).answer).toMatchObject({
        state: "OPEN",
        address: answer.address,
      });
      const returnTo = await atCentre(institute, answer.address, "pay");
      expect(returnTo).toBe(`http://localhost:4200/#/fees-and-transactions/paid?reference=${answer.reference}`);
      expect(await paymentsOf(institute, "Maya", answer.reference)).toEqual([]);
      const { answer: paid } = await outcome(institute, "Maya", answer.reference);
      expect(paid).toMatchObject({ state: "PAID", amount: 318_50, isTakenBack: false, hasEndedSuspension: false });
      expect(paid.items.map(({ amount }) => amount)).toEqual([268_50, 50_00]);
      const [posting] = await paymentsOf(institute, "Maya", answer.reference);
      expect(posting?.description).toMatch(/^Payment online: Annual subscription \d{4}, Workshop$/);
      expect((await ask(institute, "Maya", fees)).answer.owed).toEqual([]);
    });

    it("ends a suspension for unpaid fees, and says so (SUSP-02, DATE-04)", async () => {
      const institute = await opened();
      const { answer } = await begin(institute, "Grace");
      await atCentre(institute, answer.address, "pay");
      expect((await outcome(institute, "Grace", answer.reference)).answer).toMatchObject({ hasEndedSuspension: true });
    });

    it("pays the oldest alone, when somebody chooses so (CASH-02)", async () => {
      const institute = await owingTwice();
      const { answer } = await begin(institute, "Maya", 1);
      await atCentre(institute, answer.address, "pay");
      expect((await outcome(institute, "Maya", answer.reference)).answer).toMatchObject({ amount: 268_50 });
      expect((await ask(institute, "Maya", fees)).answer.owed).toMatchObject([
        { description: "Workshop", open: 50_00 },
      ]);
    });

    it("is the same one for two clicks and two tabs (DATE-04)", async () => {
      const institute = await opened();
      const both = await Promise.all([begin(institute, "Maya"), begin(institute, "Maya")]);
      expect(new Set(both.map(({ answer }) => answer.reference)).size).toBe(1);
      expect((await begin(institute, "Maya")).answer).toEqual(both[0].answer);
    });

    it("ends when another choice is begun, so that only one can be paid (DATE-04)", async () => {
      const institute = await owingTwice();
      const { answer: first } = await begin(institute, "Maya");
      const { answer: second } = await begin(institute, "Maya", 1);
      await atCentre(institute, first.address, "pay");
      expect((await outcome(institute, "Maya", first.reference)).answer).toMatchObject({ state: "ENDED" });
      expect((await outcome(institute, "Maya", second.reference)).answer).toMatchObject({ state: "OPEN" });
    });

    it("that was paid before another is begun is posted in the provider's name (CORR-03)", async () => {
      const institute = await opened();
      const { answer } = await begin(institute, "Maya");
      await atCentre(institute, answer.address, "pay");
      expect((await begin(institute, "Maya")).refusal.code).toBe("OWED_CHANGED");
      const posting = await institute.database
        .selectFrom("transactions")
        .select("postedBy")
        .where("reference", "=", answer.reference)
        .executeTakeFirstOrThrow();
      expect(posting.postedBy).toBe("payment provider");
    });

    it("is posted once, however many ask after it at once, and whoever reports it (CASH-02)", async () => {
      const institute = await opened();
      const { answer } = await begin(institute, "Maya");
      await atCentre(institute, answer.address, "pay");
      const { database } = institute;
      const now = new Date();
      const context = {
        by: "payment provider",
        now,
        today: dayOf(now, defaultRules),
        rules: defaultRules,
        database,
        auditKey: await getOrCreateKey(database, sealWith([]), "audit-key"),
        mails: { library: institute.texts, portalUrl: "", telephone: "", rules: defaultRules },
      };
      await Promise.all([
        outcome(institute, "Maya", answer.reference),
        outcome(institute, "Maya", answer.reference),
        recordOutcome(context, answer.reference, { state: "PAID", amount: 268_50 }),
        recordOutcome(context, answer.reference, { state: "PAID", amount: 268_50 }),
      ]);
      await recordOutcome(context, answer.reference, { state: "ENDED" });
      expect(await paymentsOf(institute, "Maya", answer.reference)).toHaveLength(1);
      expect((await outcome(institute, "Maya", answer.reference)).answer).toMatchObject({ state: "PAID" });
    });

    it("blocks another one while it is being confirmed (DATE-04)", async () => {
      const institute = await opened();
      const { answer } = await begin(institute, "Maya");
      await atCentre(institute, answer.address, "pay later");
      expect((await outcome(institute, "Maya", answer.reference)).answer).toMatchObject({ state: "CONFIRMING" });
      const again = await begin(institute, "Maya");
      expect([again.status, again.refusal.code]).toEqual([409, "PAYMENT_BEING_CONFIRMED"]);
    });

    it("can be begun anew when the bank refuses it, and posts nothing (DATE-04)", async () => {
      const institute = await opened();
      const { answer } = await begin(institute, "Maya");
      await atCentre(institute, answer.address, "be refused");
      expect((await outcome(institute, "Maya", answer.reference)).answer).toMatchObject({ state: "FAILED" });
      const again = await begin(institute, "Maya");
      expect(again.answer.reference).not.toBe(answer.reference);
      expect(await paymentsOf(institute, "Maya", answer.reference)).toEqual([]);
    });

    it("is refused when something else is owed than was shown (CASH-02)", async () => {
      const institute = await opened();
      const [choice] = await choicesOf(institute, "Maya");
      for (const chosen of [
        { upTo: choice?.upTo ?? "", amount: 1 },
        { upTo: "INV-1", amount: choice?.amount ?? 0 },
      ]) {
        const { status, refusal } = await ask(institute, "Maya", beginPayment, { body: chosen });
        expect([status, refusal.code]).toEqual([409, "OWED_CHANGED"]);
      }
    });

    it("is seen by its payer alone", async () => {
      const institute = await opened();
      const { answer } = await begin(institute, "Maya");
      expect((await outcome(institute, "Owen", answer.reference)).status).toBe(404);
    });
  });
});
