import type { Logger } from "pino";
import { Webhook } from "standardwebhooks";

import { limitedFetch } from "../http/limited-fetch.ts";
import { Periodic } from "../periodic.ts";
import type { Database } from "../storage/storage.ts";
import type { YieldToRequests } from "../yield-to-requests.ts";
import {
  claimWebhookMessage,
  markDelivered,
  markFailed,
  resetFutureAttempts,
  type WebhookMessage,
} from "./webhook-outbox.ts";

/** The receiver of events, and the secret that signs them. */
export interface WebhookSettings {
  readonly url: string;
  /** "whsec_" and base64. */
  readonly secret: string;
}

interface WebhookDeliveryDependencies extends WebhookSettings {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => Date;
}

const pollInterval = 3_000;
const request = limitedFetch({ longestWait: 15_000 });

/** Outcome of a delivery; "out of reach" when there was no response. */
type Outcome = "taken" | "refused" | "out of reach";

/** Sends events by the Standard Webhooks specification: at least once, and each person's events in order. SENT-05 */
export class WebhookDelivery {
  readonly #dependencies: WebhookDeliveryDependencies;
  readonly #webhook: Webhook;
  readonly #periodic: Periodic;

  constructor(dependencies: WebhookDeliveryDependencies) {
    this.#dependencies = dependencies;
    this.#webhook = new Webhook(dependencies.secret);
    this.#periodic = new Periodic({
      every: pollInterval,
      work: (yieldToRequests) => this.#deliverAll(yieldToRequests),
      onError: (error) => dependencies.log.warn({ err: error }, "the outbox of the webhook could not be read"),
    });
  }

  start(): void {
    this.#periodic.start();
  }

  /** Sends all due messages; one delivery runs at a time. */
  deliver(): Promise<void> {
    return this.#periodic.run();
  }

  stop(): Promise<void> {
    return this.#periodic.stop();
  }

  async #deliverAll(yieldToRequests: YieldToRequests): Promise<void> {
    const { database, log, now } = this.#dependencies;
    await resetFutureAttempts(database, now());
    for (
      let message = await claimWebhookMessage(database, now());
      message;
      message = await claimWebhookMessage(database, now())
    ) {
      await yieldToRequests();
      const outcome = await this.#send(message);
      const { messageId, attempts } = message;
      if (outcome === "taken") {
        await markDelivered(database, messageId, now());
        continue;
      }
      const isGivenUp = await markFailed(database, message, now());
      if (isGivenUp)
        log.error({ messageId, attempts }, "a webhook message could not be delivered for three days and is given up");
      else
        log.warn({ messageId, attempts, outcome }, "a webhook message could not be delivered and will be tried again");
      // A rejected message does not hold up other customers' messages.
      if (outcome === "out of reach") return;
    }
  }

  async #send({ messageId, payload }: WebhookMessage): Promise<Outcome> {
    const { url, now } = this.#dependencies;
    const at = now();
    const headers = {
      "content-type": "application/json",
      "webhook-id": messageId,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": this.#webhook.sign(messageId, at, payload),
    };
    try {
      const response = await request(url, { method: "POST", headers, body: payload });
      await response.body?.cancel();
      return response.ok ? "taken" : "refused";
    } catch {
      return "out of reach";
    }
  }
}
