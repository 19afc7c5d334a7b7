import { randomUUID } from "node:crypto";

import { keptSince } from "../../domain/kernel/retention.ts";
import { lockCustomer } from "../customer/customer.store.ts";
import type { Database } from "../institute/storage/storage.ts";
import { lease, waitAfter } from "./retries.ts";
import type { WebhookPayload } from "./webhooks.contract.ts";

interface WebhookMessageRow {
  /** The same however often it is sent, so that a receiver can tell. */
  messageId: string;
  customerId: string;
  /** Counts up within the messages of a customer, which are delivered in this order. */
  position: number;
  payload: string;
  writtenAt: number;
  attempts: number;
  /** Nobody tries to send it before. */
  nextAttemptAt: number;
  deliveredAt: number | null;
  /** When the last attempt had failed. */
  givenUpAt: number | null;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    webhookMessages: WebhookMessageRow;
  }
}

export type WebhookMessage = Pick<WebhookMessageRow, "messageId" | "payload" | "attempts" | "writtenAt">;

/** Puts an event into the outbox, in the transaction that stores the event. SENT-05 */
export const putWebhookMessage = async (transaction: Database, payload: WebhookPayload, now: Date): Promise<void> => {
  const { customerId } = payload.data;
  // Whoever puts in another message of this customer waits, so that positions tell the order.
  await lockCustomer(transaction, customerId);
  const { last } = await transaction
    .selectFrom("webhookMessages")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  const at = now.getTime();
  await transaction
    .insertInto("webhookMessages")
    .values({
      messageId: `msg_${randomUUID()}`,
      customerId,
      position: (last ?? 0) + 1,
      payload: JSON.stringify(payload),
      writtenAt: at,
      attempts: 0,
      nextAttemptAt: at,
      deliveredAt: null,
      givenUpAt: null,
    })
    .execute();
};

/** Takes one message that is due, the first of its customer that is not delivered; nobody else takes it meanwhile. */
export const claimWebhookMessage = async (database: Database, now: Date): Promise<WebhookMessage | undefined> => {
  const at = now.getTime();
  const due = await database
    .selectFrom("webhookMessages as message")
    .select(["messageId", "payload", "attempts", "writtenAt"])
    .where("deliveredAt", "is", null)
    .where("givenUpAt", "is", null)
    .where("nextAttemptAt", "<=", at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("webhookMessages as earlier")
            .select("earlier.messageId")
            .whereRef("earlier.customerId", "=", "message.customerId")
            .whereRef("earlier.position", "<", "message.position")
            .where("earlier.deliveredAt", "is", null)
            .where("earlier.givenUpAt", "is", null),
        ),
      ),
    )
    .orderBy("nextAttemptAt")
    .orderBy("messageId")
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const { numUpdatedRows } = await database
    .updateTable("webhookMessages")
    .set({ attempts: due.attempts + 1, nextAttemptAt: at + lease })
    .where("messageId", "=", due.messageId)
    .where("attempts", "=", due.attempts)
    .where("deliveredAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1 ? { ...due, attempts: due.attempts + 1 } : claimWebhookMessage(database, now);
};

/** That a message was taken by the receiver. */
export const markDelivered = async (database: Database, messageId: string, now: Date): Promise<void> => {
  await database
    .updateTable("webhookMessages")
    .set({ deliveredAt: now.getTime() })
    .where("messageId", "=", messageId)
    .execute();
};

/** That an attempt failed: the next one is later, and after the last one the message is given up. Returns whether it is. */
export const markFailed = async (
  database: Database,
  { messageId, attempts }: WebhookMessage,
  now: Date,
): Promise<boolean> => {
  const wait = waitAfter(attempts);
  const after = wait === undefined ? { givenUpAt: now.getTime() } : { nextAttemptAt: now.getTime() + wait };
  await database.updateTable("webhookMessages").set(after).where("messageId", "=", messageId).execute();
  return wait === undefined;
};

/** How a webhook fares. SENT-05 */
export interface WebhookHealth {
  readonly waiting: number;
  readonly givenUp: number;
  /** Since when the oldest message waits that was tried without success; undefined while nothing fails. */
  readonly failingSince: Date | undefined;
}

/** How many messages wait or were given up, and since when the receiver takes none. SENT-05 */
export const webhookHealth = async (database: Database): Promise<WebhookHealth> => {
  const { waiting, givenUp } = await database
    .selectFrom("webhookMessages")
    .select(({ fn }) => [fn.count<number>("givenUpAt").as("givenUp"), fn.countAll<number>().as("waiting")])
    .where("deliveredAt", "is", null)
    .executeTakeFirstOrThrow();
  const { since } = await database
    .selectFrom("webhookMessages")
    .select(({ fn }) => fn.min("writtenAt").as("since"))
    .where("deliveredAt", "is", null)
    .where("givenUpAt", "is", null)
    .where("attempts", ">", 1)
    .executeTakeFirstOrThrow();
  return { waiting: waiting - givenUp, givenUp, failingSince: since === null ? undefined : new Date(since) };
};

/** Deletes messages that are done with, and those that nobody has ever asked for; returns how many. KEEP-01 */
export const deleteOldMessages = async (transaction: Database, now: Date): Promise<number> => {
  const { numDeletedRows } = await transaction
    .deleteFrom("webhookMessages")
    .where("writtenAt", "<", keptSince("webhookMessages", now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
