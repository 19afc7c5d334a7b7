import type { FastifyPluginAsync } from "fastify";

import { displayPrice } from "../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import { html } from "../platform/pages/html.ts";
import { sendPage, type Pages } from "../platform/pages/pages.ts";
import { choices, type PaymentCentre } from "./payment-centre.ts";

interface TrialPaymentsOptions {
  readonly centre: PaymentCentre;
  readonly rules: OrganisationRules;
  readonly portalUrl: string;
  readonly pages: Pages;
}

const title = "Payment centre";

/** The pages of the trial's stand-in for a payment provider. It returns to the portal as a provider does. DATE-04 */
export const trialPayments: FastifyPluginAsync<TrialPaymentsOptions> = (app, { centre, rules, portalUrl, pages }) => {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("cache-control", "no-store");
    done();
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });

  app.get<{ Params: { reference: string } }>("/:reference", (request, reply) => {
    const payment = centre.find(request.params.reference);
    if (payment?.state !== "OPEN")
      return sendPage(
        reply,
        200,
        pages.notePage(title, "This payment is not open, or no longer.", {
          text: "Back to the portal",
          href: payment?.returnTo ?? `${portalUrl}/#/fees-and-transactions`,
        }),
      );
    const amount = displayPrice(payment.amount, rules, "forced");
    const items = payment.items.map(
      (item) => html`<dt>${item.description}</dt><dd>${displayPrice(item.amount, rules, "forced")}</dd>`,
    );
    return sendPage(
      reply,
      200,
      pages.page(
        title,
        html`<h1>${title}</h1>
          <p>This page stands in for a payment provider during a trial. It asks for no card, and takes no money.</p>
          <dl>${items}<dt>To pay</dt><dd>${amount}</dd></dl>
          <form method="post">
            <button name="choice" value="pay">Pay ${amount}</button>
            <button class="second" name="choice" value="pay later">Pay, confirmed half a minute later</button>
            <button class="second" name="choice" value="be refused">Be refused by the bank</button>
          </form>
          <p><a href="${payment.returnTo}">Back without paying</a></p>`,
      ),
    );
  });

  app.post<{ Params: { reference: string }; Body: URLSearchParams }>("/:reference", (request, reply) => {
    const { reference } = request.params;
    const choice = choices.find((each) => each === request.body.get("choice"));
    if (choice) centre.carryOut(reference, choice);
    return reply.redirect(centre.find(reference)?.returnTo ?? `/outside/payments/${reference}`, 303);
  });
  return Promise.resolve();
};
