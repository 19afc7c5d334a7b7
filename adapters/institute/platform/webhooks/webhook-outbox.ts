import { randomUUID } from "node:crypto";

import { retentionCutoff } from "../../../../domain/institute/rules/retention.ts";
import type { WebhookPayload } from "../../../contract/webhooks.contract.ts";
import { latestValidTime } from "../claim-run.ts";
import { lockCustomer } from "../customers/customers.store.ts";
import type { DelayedSend } from "../delayed-send.ts";
import { required, withheld, nullable, personId } from "../storage/columns.ts";
import { defineTable, type RowOf } from "../storage/define-table.ts";
import { piecesOf } from "../storage/ranges.ts";
import type { Database } from "../storage/storage.ts";
import type { Sweep } from "../storage/sweep-report.ts";
import { claimLease, maxRetryDelay, retryDelay } from "./retries.ts";

export const webhookMessagesTable = defineTable("webhookMessages", {
  ofPerson: { words: "messages to other systems", merger: "left" },
  columns: {
    customerId: personId,
    writtenAt: required.instant(),
    deliveredAt: nullable.instant(),
    /** Time of abandoning, after the last failed attempt. */
    givenUpAt: nullable.instant(),
    payload: withheld.copy(required.text()),
    /** Stays the same on each attempt, so a receiver can deduplicate. */
    messageId: withheld.internal(required.text()),
    /** Increases per customer; messages are delivered in this order. */
    position: withheld.internal(required.number()),
    attempts: withheld.internal(required.number()),
    /** Time of the next attempt. */
    nextAttemptAt: withheld.internal(required.instant()),
    /** `DelayedSend.heldFor`: an undo deletes the unsent message. Null for messages that are not delayed. */
    heldFor: withheld.internal(nullable.text()),
  },
});

type WebhookMessageRow = RowOf<typeof webhookMessagesTable>;

declare module "../storage/tables.ts" {
  interface Tables {
    webhookMessages: WebhookMessageRow;
  }
}

export type WebhookMessage = Pick<WebhookMessageRow, "messageId" | "payload" | "attempts" | "writtenAt">;

const messageOf = (payload: WebhookPayload, position: number, now: Date, delay?: DelayedSend): WebhookMessageRow => ({
  messageId: `msg_${randomUUID()}`,
  customerId: payload.data.customerId,
  position,
  payload: JSON.stringify(payload),
  writtenAt: now.getTime(),
  attempts: 0,
  nextAttemptAt: delay?.sendNotBefore ?? now.getTime(),
  deliveredAt: null,
  givenUpAt: null,
  heldFor: delay?.heldFor ?? null,
});

/** Puts events of several customers into the outbox, in their order. Requires locked customers. SENT-05 */
export const putWebhookMessages = async (
  transaction: Database,
  payloads: readonly WebhookPayload[],
  now: Date,
  delay?: DelayedSend,
): Promise<void> => {
  const latest = await transaction
    .selectFrom("webhookMessages")
    .select(({ fn }) => ["customerId", fn.max("position").as("last")])
    .where(
      "customerId",
      "in",
      payloads.map(({ data }) => data.customerId),
    )
    .groupBy("customerId")
    .execute();
  const positions = new Map(latest.map(({ customerId, last }) => [customerId, last]));
  const messages = payloads.map((payload) => {
    const { customerId } = payload.data;
    const position = (positions.get(customerId) ?? 0) + 1;
    positions.set(customerId, position);
    return messageOf(payload, position, now, delay);
  });
  await transaction.insertInto("webhookMessages").values(messages).execute();
};

/**
 * Puts an event into the outbox, in the transaction that stores the event. A delay also holds up later events of the
 * customer. SENT-05
 */
export const putWebhookMessage = async (
  transaction: Database,
  payload: WebhookPayload,
  now: Date,
  delay?: DelayedSend,
): Promise<void> => {
  // Locks the customer, so concurrent messages get positions in order.
  await lockCustomer(transaction, payload.data.customerId);
  await putWebhookMessages(transaction, [payload], now, delay);
};

/**
 * Deletes the undelivered messages about something that is undone; returns false when one was sent since an instant.
 * DESK-03
 */
export const deleteDelayedMessages = async (
  transaction: Database,
  heldFor: string,
  since: number,
): Promise<boolean> => {
  await transaction.deleteFrom("webhookMessages").where("heldFor", "=", heldFor).where("attempts", "=", 0).execute();
  const gone = await transaction
    .selectFrom("webhookMessages")
    .select("messageId")
    .where("heldFor", "=", heldFor)
    .where("writtenAt", ">", since)
    .executeTakeFirst();
  return gone === undefined;
};

/** Claims a due message, the oldest undelivered one of its customer, so no other process sends it. */
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
    .set({ attempts: due.attempts + 1, nextAttemptAt: at + claimLease })
    .where("messageId", "=", due.messageId)
    .where("attempts", "=", due.attempts)
    .where("deliveredAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1 ? { ...due, attempts: due.attempts + 1 } : claimWebhookMessage(database, now);
};

/** Makes messages due whose next attempt is later than any retry delay, because a fast clock set it. REAL-09 */
export const resetFutureAttempts = async (database: Database, now: Date): Promise<void> => {
  await database
    .updateTable("webhookMessages")
    .set({ nextAttemptAt: now.getTime() })
    .where("deliveredAt", "is", null)
    .where("givenUpAt", "is", null)
    .where("nextAttemptAt", ">", latestValidTime(now).getTime() + maxRetryDelay)
    .execute();
};

export const markDelivered = async (database: Database, messageId: string, now: Date): Promise<void> => {
  await database
    .updateTable("webhookMessages")
    .set({ deliveredAt: now.getTime() })
    .where("messageId", "=", messageId)
    .execute();
};

/**
 * Schedules the next attempt after a failure, or abandons the message after the last; returns whether it was abandoned.
 */
export const markFailed = async (
  database: Database,
  { messageId, attempts }: WebhookMessage,
  now: Date,
): Promise<boolean> => {
  const wait = retryDelay(attempts);
  const after = wait === undefined ? { givenUpAt: now.getTime() } : { nextAttemptAt: now.getTime() + wait };
  await database.updateTable("webhookMessages").set(after).where("messageId", "=", messageId).execute();
  return wait === undefined;
};

/** State of the webhook. SENT-05 */
export interface WebhookHealth {
  readonly waiting: number;
  readonly givenUp: number;
  /** Time since which deliveries fail; undefined while none fails. */
  readonly failingSince: Date | undefined;
}

/** Counts waiting and abandoned messages, and finds since when deliveries fail. SENT-05 */
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

/** Deletes delivered and abandoned messages, and unsent ones beyond their retention; returns their number. KEEP-01 */
export const deleteOldMessages = async ({ database, now, rules, yieldToRequests }: Sweep): Promise<number> => {
  const messages = database.selectFrom("webhookMessages");
  const until = retentionCutoff("webhookMessages", now, rules) - 1;
  let count = 0;
  for await (const ids of piecesOf(messages, "messageId", "writtenAt", until, yieldToRequests)) {
    await database.deleteFrom("webhookMessages").where("messageId", "in", ids).execute();
    count += ids.length;
  }
  return count;
};
