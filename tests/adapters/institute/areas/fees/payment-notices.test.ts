import { describe, expect, it } from "vitest";

import { transactionsOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { noticeOf, otherSecret, paymentsSecret, report } from "../../../support/payment-provider.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const paymentsOf = async ({ database }: TestInstitute, customerId: string) =>
  (await transactionsOf(database, customerId)).filter(({ reference }) => reference.startsWith("pay_"));

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh, { paymentsSecret });

  describe("the webhook for payments", () => {
    it("posts a payment that is reported several times at once only once (CASH-02)", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      const answers = await Promise.all([1, 2, 3, 4].map(() => report(institute, noticeOf(customerId))));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
      expect(await paymentsOf(institute, customerId)).toMatchObject([
        {
          reference: "pay_0001",
          amount: 100_00,
          date: "2026-03-02",
          description: expect.stringMatching(/^Payment by card: Annual subscription \d{4}$/) as string,
          type: "PAYMENT",
        },
      ]);
    });

    it("finds the payer by the reference of a charge, whatever its case and the words around it (CASH-02)", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      const charges = await transactionsOf(institute.database, customerId);
      const charge = charges.find(({ type }) => type === "CHARGE")?.reference ?? "";
      const payer = `fees, ${charge.toLowerCase()} thank you`;
      expect(await report(institute, noticeOf(payer))).toMatchObject({ status: 204 });
      expect(await paymentsOf(institute, customerId)).toHaveLength(1);
    });

    it("refuses another payment under a reference that is taken (CASH-02)", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      await report(institute, noticeOf(customerId));
      const { status, body } = await report(institute, noticeOf(customerId, { amount: "50.00" }));
      expect(status).toBe(409);
      expect(body).toContain("has the reference pay_0001");
      expect(await paymentsOf(institute, customerId)).toMatchObject([{ amount: 100_00 }]);
    });

    it("refuses a payer's text that names two people, and posts nothing (CASH-02)", async () => {
      const institute = await opened();
      const [maya, owen] = [institute.person("Maya").customerId, institute.person("Owen").customerId];
      expect(await report(institute, noticeOf(`${maya} ${owen}`))).toMatchObject({ status: 422 });
      expect(await paymentsOf(institute, maya)).toEqual([]);
      expect(await paymentsOf(institute, owen)).toEqual([]);
    });

    it.each(["null", "", "[]", "7", "no JSON", '{"type":"payment.received"}'])(
      "refuses the signed message %j as malformed (CASH-02)",
      async (message) => {
        expect(await report(await opened(), message)).toMatchObject({ status: 400 });
      },
    );

    it.each(["0001-01-01", "1999-12-31", "9999-12-31"])("refuses a payment dated %s (CASH-02)", async (date) => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      expect(await report(institute, noticeOf(customerId, { date: date as CalendarDate }))).toMatchObject({
        status: 422,
      });
      expect(await paymentsOf(institute, customerId)).toEqual([]);
    });

    it.each([
      [{ amount: "260,00" }, "has to be an amount with two decimals, such as 260.00"],
      [{ amount: "0.00" }, "has to be above 0.00"],
      [{ currency: "EUR" }, "Payments are posted in GBP, not in EUR."],
      [{ payer: "somebody" }, "The payer names no ID and no charge, or several people."],
    ])("refuses %j, says why and posts nothing (CASH-01, CASH-02)", async (data, why) => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      const { status, body } = await report(institute, noticeOf(customerId, data));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toContain(why);
      expect(await paymentsOf(institute, customerId)).toEqual([]);
    });

    it("refuses a message that is not signed as agreed (CASH-02)", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      const { body } = await report(institute, noticeOf(customerId), otherSecret);
      expect(body).toContain("The message is not signed as agreed");
      expect(await paymentsOf(institute, customerId)).toEqual([]);
    });

    it("acknowledges and ignores messages of other types (CASH-02)", async () => {
      const institute = await opened();
      expect(await report(institute, { type: "customer.created", data: {} })).toMatchObject({ status: 204 });
    });

    it("refuses a message that is too large before it checks the signature", async () => {
      const institute = await opened();
      expect(await report(institute, { type: "payment.received", filler: "x".repeat(20_000) })).toMatchObject({
        status: 413,
      });
    });
  });
});

it("is not there without a secret", async () => {
  const institute = await trialInstitute();
  expect(await report(institute, noticeOf("1"))).toMatchObject({ status: 404 });
  await institute.close();
});
