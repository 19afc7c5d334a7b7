import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import { isSettled } from "../../../domain/fees/transactions.ts";
import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence, type MoneyStyle } from "../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import { customerBalance } from "../areas/fees/fees.store.ts";
import { postTransaction } from "../areas/fees/post-transaction.ts";
import type { TextLibrary } from "../platform/content/content-library.ts";
import { customerById, fullNameOf, lockCustomer, type CustomerRow } from "../platform/customers/customers.store.ts";
import { html } from "../platform/pages/html.ts";
import { sendPage, type Pages } from "../platform/pages/pages.ts";
import type { Database } from "../platform/storage/storage.ts";
import type { SignedInCustomer } from "../provider/signed-in-customer.ts";

export interface TrialPaymentsOptions {
  readonly database: Database;
  readonly library: TextLibrary;
  readonly auditKey: Buffer;
  readonly rules: OrganisationRules;
  readonly now: () => Date;
  readonly signedIn: SignedInCustomer;
  readonly portalUrl: string;
  readonly pages: Pages;
}

const title = "Payment centre";

const dueFrom = (
  { page }: Pages,
  person: CustomerRow,
  balance: Pence,
  portalUrl: string,
  rules: MoneyStyle,
): string => {
  const amount = displayPrice(balance, rules, "forced");
  return page(
    title,
    html`<h1>${title}</h1>
      <p>This page stands in for a payment centre during a trial. It asks for no card, and takes no money.</p>
      <dl>
        <dt>Paid for</dt><dd>${fullNameOf(person)}, ID ${person.customerId}</dd>
        <dt>To pay</dt><dd>${amount}</dd>
      </dl>
      <form method="post">
        <p>
          <button type="submit">Pay ${amount}</button>
          <a class="button second" href="${portalUrl}/#/fees-and-transactions">Back without paying</a>
        </p>
      </form>`,
  );
};

/**
 * Simulates a payment service in a trial: posts a payment of the whole balance and redirects to the transactions.
 * DATE-04
 */
export const trialPayments: FastifyPluginAsync<TrialPaymentsOptions> = (
  app,
  { database, library, auditKey, rules, now, signedIn, portalUrl, pages },
) => {
  const fees = { text: "Back to fees and transactions", href: `${portalUrl}/#/fees-and-transactions` };

  /** Pays a person's current balance. A second press finds nothing owed. */
  const pay = (customerId: string): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await lockCustomer(transaction, customerId);
      const person = await customerById(transaction, customerId);
      const balance = await customerBalance(transaction, customerId);
      if (!person || isSettled(balance)) return;
      const today = dayOf(now(), rules);
      const { card } = await library.document("transaction-descriptions", undefined);
      const operator = { by: "trial: payment centre", now: now(), today, rules, auditKey };
      await postTransaction(operator, transaction, person, {
        type: "PAYMENT",
        amount: balance,
        description: card,
        date: today,
      });
    });

  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const customerId = await signedIn(request, reply);
    const person = customerId === undefined ? undefined : await customerById(database, customerId);
    if (!person)
      return sendPage(
        reply,
        200,
        pages.notePage(title, "Sign in to the portal first: what you owe is shown here then.", {
          text: "Go to the portal",
          href: `${portalUrl}/`,
        }),
      );
    const balance = await customerBalance(database, person.customerId);
    if (isSettled(balance)) return sendPage(reply, 200, pages.notePage(title, "You owe nothing.", fees));
    return sendPage(reply, 200, dueFrom(pages, person, balance, portalUrl, rules));
  };

  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("cache-control", "no-store");
    done();
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) => {
    done(null);
  });
  app.get("/", show);
  app.post("/", async (request, reply) => {
    const customerId = await signedIn(request, reply);
    if (customerId !== undefined) await pay(customerId);
    return reply.redirect(customerId === undefined ? "/outside/payments" : fees.href, 303);
  });
  return Promise.resolve();
};
