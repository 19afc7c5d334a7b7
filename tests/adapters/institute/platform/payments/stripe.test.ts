import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";

import { transactionsOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { followUpPayments } from "../../../../../adapters/institute/areas/fees/online-payments/follow-up-payments.ts";
import { stripePayments } from "../../../../../adapters/institute/platform/payments/stripe.ts";
import { sealWith } from "../../../../../adapters/institute/platform/storage/seal.ts";
import { getOrCreateKey } from "../../../../../adapters/institute/platform/storage/secrets.ts";
import { dayOf } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { begin, outcome } from "../../../support/paying.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { StripeDouble } from "../../../support/stripe-double.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const completed = "checkout.session.completed";
const stripe = await StripeDouble.open();
afterAll(() => stripe.close());

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh, { stripe: stripe.settings });

  /** Maya at Stripe's page for everything that she owes. */
  const atStripe = async () => {
    const institute = await opened();
    const { answer } = await begin(institute, "Maya");
    const { id } = stripe.at(answer.address);
    return { institute, id, reference: answer.reference };
  };

  const stateOf = async (institute: TestInstitute, reference: string) =>
    (await outcome(institute, "Maya", reference)).answer.state;

  const countOf = async ({ database, person }: TestInstitute, reference: string): Promise<number> =>
    (await transactionsOf(database, person("Maya").customerId)).filter((each) => each.reference === reference).length;

  /** Asks Stripe after what is not finished, as the server does, ten minutes later. */
  const followUp = async ({ database, texts }: TestInstitute) => {
    const now = new Date(Date.now() + 10 * 60_000);
    return followUpPayments(
      {
        by: "payment provider",
        now,
        today: dayOf(now, defaultRules),
        rules: defaultRules,
        database,
        auditKey: await getOrCreateKey(database, sealWith([]), "audit-key"),
        mails: { library: texts, portalUrl: "", telephone: "", rules: defaultRules },
      },
      stripePayments(stripe.settings),
    );
  };

  describe("a payment by Stripe Checkout (DATE-04, CASH-02)", () => {
    it("names the charges and their sums, its reference, and the way back, and sends nothing of the person", async () => {
      const { institute, reference } = await atStripe();
      const { key, body } = stripe.begun.at(-1) ?? { key: "", body: new URLSearchParams() };
      expect(key).toBe(reference);
      const { customerId, email } = institute.person("Maya");
      expect(Object.fromEntries(body)).toMatchObject({
        mode: "payment",
        client_reference_id: reference,
        "line_items[0][price_data][currency]": "gbp",
        "line_items[0][price_data][unit_amount]": "26850",
        success_url: `http://localhost:4200/#/fees-and-transactions/paid?reference=${reference}`,
      });
      expect(body.toString()).not.toMatch(new RegExp(`${customerId}|${email}|Member`));
    });

    it("is posted when Stripe reports it before the payer comes back", async () => {
      const { institute, id, reference } = await atStripe();
      stripe.turn(id, "paid");
      expect(await stripe.report(institute, completed, id)).toBe(204);
      expect(await countOf(institute, reference)).toBe(1);
      expect(await stateOf(institute, reference)).toBe("PAID");
      expect(await countOf(institute, reference)).toBe(1);
    });

    it("is posted when the payer comes back first, and once for reports that come later, twice", async () => {
      const { institute, id, reference } = await atStripe();
      stripe.turn(id, "paid");
      expect(await stateOf(institute, reference)).toBe("PAID");
      const reports = [1, 2].map(() => stripe.report(institute, completed, id));
      expect(await Promise.all(reports)).toEqual([204, 204]);
      expect(await countOf(institute, reference)).toBe(1);
    });

    it("is posted when no report ever comes, and nobody comes back", async () => {
      const { institute, id, reference } = await atStripe();
      stripe.turn(id, "paid");
      expect((await followUp(institute)).failed).toEqual([]);
      expect(await countOf(institute, reference)).toBe(1);
    });

    it("stays open for somebody who comes back without paying, until it expires", async () => {
      const { institute, id, reference } = await atStripe();
      expect((await outcome(institute, "Maya", reference)).answer).toMatchObject({
        state: "OPEN",
        address: stripe.session(id)?.url,
      });
      stripe.turn(id, "expired");
      expect(await stripe.report(institute, "checkout.session.expired", id)).toBe(204);
      expect(await stateOf(institute, reference)).toBe("ENDED");
      expect(await countOf(institute, reference)).toBe(0);
    });

    it("is being confirmed while the bank takes its time, and then arrives or is refused", async () => {
      const { institute, id, reference } = await atStripe();
      stripe.turn(id, "on its way");
      await stripe.report(institute, completed, id);
      expect(await stateOf(institute, reference)).toBe("CONFIRMING");
      expect((await begin(institute, "Maya")).refusal.code).toBe("PAYMENT_BEING_CONFIRMED");
      stripe.turn(id, "refused");
      await stripe.report(institute, "checkout.session.async_payment_failed", id);
      expect(await stateOf(institute, reference)).toBe("FAILED");
      expect(await countOf(institute, reference)).toBe(0);
      // A report that comes late finds what is so.
      stripe.turn(id, "paid");
      await stripe.report(institute, "checkout.session.async_payment_succeeded", id);
      expect(await stateOf(institute, reference)).toBe("PAID");
    });

    it("expires at Stripe when another choice is begun", async () => {
      const { institute, id } = await atStripe();
      const { customerId } = institute.person("Maya");
      await registrarAt(institute.database)(
        "post",
        "charge",
        customerId,
        "--amount",
        "50.00",
        "--for",
        "Course",
        "--apply",
      );
      expect((await begin(institute, "Maya")).status).toBe(201);
      expect(stripe.session(id)?.status).toBe("expired");
    });

    it("that was paid meanwhile is posted, and what is owed is looked at again", async () => {
      const { institute, id, reference } = await atStripe();
      stripe.turn(id, "paid");
      const again = await begin(institute, "Maya");
      expect([again.status, again.refusal.code]).toEqual([409, "OWED_CHANGED"]);
      expect(await countOf(institute, reference)).toBe(1);
    });

    it("is not believed without Stripe's signature, nor with one of six minutes ago", async () => {
      const { institute, id, reference } = await atStripe();
      stripe.turn(id, "paid");
      expect(await stripe.report(institute, completed, id, "whsec_other")).toBe(401);
      const sixMinutesAgo = Math.floor(Date.now() / 1000) - 6 * 60;
      expect(await stripe.report(institute, completed, id, stripe.settings.webhookSecret, sixMinutesAgo)).toBe(401);
      expect(await countOf(institute, reference)).toBe(0);
    });

    it("is not asked about by what is no event, which is refused (CASH-02)", async () => {
      const institute = await opened();
      const object = fc.oneof(
        fc.json(),
        fc.constantFrom("null", '{"client_reference_id":7}', '{"client_reference_id":"a\\u0000"}'),
      );
      const events = object.map((each) => `{"type":"${completed}","data":{"object":${each}}}`);
      const bodies = fc.oneof(fc.json(), events, fc.constantFrom("{", "null", "[]", '{"type":"x"}', '{"data":null}'));
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          expect([204, 400, 422]).toContain(await stripe.send(institute, body));
        }),
        { numRuns: 60 },
      );
      for (const body of ["null", "{", `{"type":"${completed}"}`]) expect(await stripe.send(institute, body)).toBe(400);
    });

    it("is asked about by reports of its session alone", async () => {
      const { institute, id, reference } = await atStripe();
      stripe.turn(id, "paid");
      expect(await stripe.report(institute, "payment_intent.created", id)).toBe(204);
      expect(await countOf(institute, reference)).toBe(0);
    });

    it("is being confirmed while Stripe is away, and Stripe repeats a report that came then", async () => {
      const { institute, id, reference } = await atStripe();
      stripe.turn(id, "paid");
      stripe.isAway = true;
      try {
        expect(await stateOf(institute, reference)).toBe("CONFIRMING");
        expect(await stripe.report(institute, completed, id)).toBeGreaterThanOrEqual(500);
        expect((await begin(institute, "Maya")).status).toBe(503);
        expect((await followUp(institute)).failed).toMatchObject([{ reference }]);
      } finally {
        stripe.isAway = false;
      }
      expect(await stripe.report(institute, completed, id)).toBe(204);
      expect(await stateOf(institute, reference)).toBe("PAID");
    });
  });
});
