import Stripe from "stripe";
import * as z from "zod";

import { limitedFetch } from "../http/limited-fetch.ts";
import { RefusalError } from "../http/refusal-error.ts";
import type { PaymentProvider, ProviderOutcome } from "./payment-provider.ts";

/** An account at Stripe. */
export interface StripeSettings {
  /** "sk_…" or a restricted "rk_…" */
  readonly secretKey: string;
  /** "whsec_…", of the endpoint that Stripe reports to. */
  readonly webhookSecret: string;
  /** Where Stripe's API is. */
  readonly url: string;
}

/** Milliseconds after which Stripe counts as away: somebody waits for it. */
const longestAnswer = 10_000;

const clientOf = ({ secretKey, url }: StripeSettings): Stripe => {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port === "" ? {} : { port }),
    timeout: longestAnswer,
    httpClient: Stripe.createFetchHttpClient(limitedFetch({ longestWait: longestAnswer })),
    maxNetworkRetries: 1,
    telemetry: false,
  });
};

/** The payment behind a complete session that is not paid: it arrives later, or its bank refused it. */
const isRefused = ({ payment_intent: intent }: Stripe.Checkout.Session): boolean =>
  typeof intent === "object" && (intent?.status === "requires_payment_method" || intent?.status === "canceled");

const outcomeIn = (session: Stripe.Checkout.Session): ProviderOutcome => {
  if (session.payment_status === "paid") return { state: "PAID", amount: session.amount_total ?? 0 };
  if (session.status === "open") return { state: "OPEN" };
  if (session.status === "expired") return { state: "ENDED" };
  return { state: isRefused(session) ? "FAILED" : "CONFIRMING" };
};

/** Events of a session that report the outcome of its payment. */
const followed: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
] satisfies Stripe.Event.Type[]);

/** The parts of an event that are read; a reference of another form is not one of ours. */
const reportedEvent = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z
        .string()
        .regex(/^[\w-]{1,100}$/)
        .optional()
        .catch(undefined),
    }),
  }),
});

/**
 * Payments by Stripe Checkout: its hosted page takes the card, and is asked for the outcome of a payment. DATE-04,
 * CASH-02
 */
export const stripePayments = (settings: StripeSettings): PaymentProvider => {
  const { checkout, webhooks } = clientOf(settings);
  const signedEvent = (body: string, signature: string): unknown => {
    try {
      return webhooks.constructEvent(body, signature, settings.webhookSecret);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError)
        throw new RefusalError("signed out", "UNAUTHENTICATED", "The event is not signed as agreed.");
      // Signed, but no JSON.
      return undefined;
    }
  };
  const outcomeOf = async (id: string): Promise<ProviderOutcome> =>
    outcomeIn(await checkout.sessions.retrieve(id, { expand: ["payment_intent"] }));
  return {
    begin: async ({ reference, currency, items, returnTo }) => {
      const { id, url } = await checkout.sessions.create(
        {
          mode: "payment",
          client_reference_id: reference,
          payment_intent_data: { description: reference },
          line_items: items.map(({ reference: charge, description, amount }) => ({
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: amount,
              product_data: { name: description || charge },
            },
          })),
          success_url: returnTo,
          cancel_url: returnTo,
        },
        { idempotencyKey: reference },
      );
      if (url === null) throw new Error("Stripe has begun a payment without a page.");
      return { providerId: id, address: url };
    },
    outcomeOf,
    end: async (id) => {
      try {
        return outcomeIn(await checkout.sessions.expire(id));
      } catch (error) {
        // Only an open session expires; another one says what became of it.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return outcomeOf(id);
        throw error;
      }
    },
    referenceReported: (body, headers) => {
      const signature = String(headers["stripe-signature"]);
      const { success, data: event } = reportedEvent.safeParse(signedEvent(body, signature));
      if (!success) throw new RefusalError("malformed", "INVALID_REQUEST", "The body is no event.");
      return followed.has(event.type) ? event.data.object.client_reference_id : undefined;
    },
  };
};
