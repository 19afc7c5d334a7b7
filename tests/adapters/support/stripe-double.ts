import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import Stripe from "stripe";

import type { Institute } from "../../../adapters/institute/main/institute.ts";
import type { StripeSettings } from "../../../adapters/institute/platform/payments/stripe.ts";

/** The fields of a Checkout Session that its documentation describes and the institute reads. */
interface Session {
  readonly id: string;
  readonly object: "checkout.session";
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly url: string | null;
  readonly success_url: string;
  readonly status: "open" | "complete" | "expired";
  readonly payment_status: "paid" | "unpaid";
  readonly payment_intent: { readonly id: string; readonly status: string } | null;
}

/** Each way a payment goes on at Stripe, and what a session says then. */
const turns = {
  paid: { status: "complete", payment_status: "paid", url: null, intent: "succeeded" },
  "on its way": { status: "complete", payment_status: "unpaid", url: null, intent: "processing" },
  refused: { status: "complete", payment_status: "unpaid", url: null, intent: "requires_payment_method" },
  expired: { status: "expired", payment_status: "unpaid", url: null, intent: undefined },
} as const;

/** A session as Stripe answers with it: its payment by id, unless the request expands it. */
const answered = (session: Session | undefined, expand: readonly string[] = []): unknown =>
  session && {
    ...session,
    payment_intent: expand.includes("payment_intent") ? session.payment_intent : (session.payment_intent?.id ?? null),
  };

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
};

/**
 * Stripe's API of Checkout Sessions, after its documentation: form-encoded requests with a bearer key, idempotency keys,
 * errors as objects, and signed events. Takes no card.
 */
export class StripeDouble {
  readonly settings: StripeSettings;
  /** Requests to begin a session, by idempotency key and as sent. */
  readonly begun: { readonly key: string; readonly body: URLSearchParams }[] = [];
  /** Whether it answers at all. */
  isAway = false;
  readonly #server: ReturnType<typeof createServer>;
  readonly #sessions = new Map<string, Session>();
  readonly #answers = new Map<string, { readonly asked: string; readonly session: Session }>();

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    const { port } = server.address() as AddressInfo;
    this.settings = { secretKey: "sk_test_double", webhookSecret: "whsec_double", url: `http://127.0.0.1:${port}` };
    server.on("request", (request, response) => void this.#answer(request, response));
  }

  static async open(): Promise<StripeDouble> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new StripeDouble(server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** The session behind the address of its page. */
  at(address: string): Session {
    const session = [...this.#sessions.values()].find(({ url }) => url === address);
    if (!session) throw new Error(`There is no page ${address}.`);
    return session;
  }

  session(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  /** Goes on with a session; only an open one is paid, only one on its way arrives or is refused. */
  turn(id: string, to: keyof typeof turns): void {
    const session = this.#sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    const { intent, ...turned } = turns[to];
    const payment_intent = intent === undefined ? null : { id: `pi_${id}`, status: intent };
    this.#sessions.set(id, { ...session, ...turned, payment_intent });
  }

  /**
   * Sends a signed event about a session to the institute; its status is Stripe's sign to send it again. `sentAt` is the
   * second of its signature.
   */
  async report(
    { app }: Pick<Institute, "app">,
    type: string,
    id: string,
    secret = this.settings.webhookSecret,
    sentAt = Math.floor(Date.now() / 1000),
  ): Promise<number> {
    const object = answered(this.#sessions.get(id));
    const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    return this.send({ app }, payload, secret, sentAt);
  }

  /** Sends a signed body to the institute. */
  async send(
    { app }: Pick<Institute, "app">,
    payload: string,
    secret = this.settings.webhookSecret,
    sentAt = Math.floor(Date.now() / 1000),
  ): Promise<number> {
    const { webhooks } = new Stripe(this.settings.secretKey);
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/webhooks/payment-provider",
      headers: {
        "content-type": "application/json",
        "stripe-signature": webhooks.generateTestHeaderString({ payload, secret, timestamp: sentAt }),
      },
      payload,
    });
    return statusCode;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (this.isAway) {
      request.socket.destroy();
      return;
    }
    const { status, answer } = this.#reply(request, body);
    response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" });
    response.end(JSON.stringify(answer));
  }

  #reply(request: IncomingMessage, body: URLSearchParams): { readonly status: number; readonly answer: unknown } {
    const refused = (status: number, message: string, more: object = {}) => ({
      status,
      answer: { error: { type: "invalid_request_error", message, ...more } },
    });
    if (request.headers.authorization !== `Bearer ${this.settings.secretKey}`) return refused(401, "Invalid API Key");
    const { pathname, searchParams } = new URL(request.url ?? "", this.settings.url);
    const [, , , , id, action] = pathname.split("/");
    if (id === undefined) {
      const begun = this.#begin(String(request.headers["idempotency-key"]), body);
      if (begun) return { status: 200, answer: answered(begun) };
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return refused(400, message, { type: "idempotency_error" });
    }
    const session = this.#sessions.get(id);
    if (!session) return refused(404, `No such checkout.session: ${id}`, { code: "resource_missing" });
    const expand = [...searchParams].flatMap(([name, value]) => (name.startsWith("expand[") ? [value] : []));
    if (action !== "expire") return { status: 200, answer: answered(session, expand) };
    if (session.status !== "open") return refused(400, "Only Checkout Sessions with a status in open can be expired.");
    this.turn(id, "expired");
    return { status: 200, answer: answered(this.#sessions.get(id)) };
  }

  /** Begins a session; the same one for the same key, and none when the key was used for other parameters. */
  #begin(key: string, body: URLSearchParams): Session | undefined {
    this.begun.push({ key, body });
    const before = this.#answers.get(key);
    if (before) return before.asked === body.toString() ? before.session : undefined;
    const id = `cs_test_${this.#sessions.size + 1}`;
    const amounts = [...body].filter(([name]) => name.endsWith("[unit_amount]"));
    const session: Session = {
      id,
      object: "checkout.session",
      client_reference_id: body.get("client_reference_id") ?? "",
      amount_total: amounts.reduce((sum, [, amount]) => sum + Number(amount), 0),
      currency: body.get("line_items[0][price_data][currency]") ?? "",
      url: `https://checkout.stripe.com/c/pay/${id}`,
      success_url: body.get("success_url") ?? "",
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
    };
    this.#sessions.set(id, session);
    this.#answers.set(key, { asked: body.toString(), session });
    return session;
  }
}
