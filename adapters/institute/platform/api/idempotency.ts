import { createHash } from "node:crypto";

import { retentionCutoff } from "../../../../domain/institute/rules/retention.ts";
import type { Call } from "../../../contract/call.ts";
import { wordedRefusal } from "../http/refusal-texts.ts";
import { required, withheld, personId } from "../storage/columns.ts";
import { defineTable, type RowOf } from "../storage/define-table.ts";
import { deleteInRanges } from "../storage/ranges.ts";
import type { Database } from "../storage/storage.ts";
import type { Sweep } from "../storage/sweep-report.ts";

export const idempotentAnswersTable = defineTable("onceAnswers", {
  ofPerson: { words: "answers under a key", merger: "left" },
  columns: {
    customerId: personId,
    answeredAt: required.instant(),
    /** "POST /customers/{id}/cpds/submissions" */
    call: required.text(),
    answer: required.json(),
    idempotencyKey: withheld.internal(required.text()),
    /** Digest of the request, to detect a key that is reused for another one. */
    digest: withheld.internal(required.text()),
  },
});

/** The stored response to a request, by its idempotency key. */
type OnceAnswerRow = RowOf<typeof idempotentAnswersTable>;

declare module "../storage/tables.ts" {
  interface Tables {
    onceAnswers: OnceAnswerRow;
  }
}

/** A request with an idempotency key. */
interface Request {
  readonly customerId: string;
  readonly call: Call;
  readonly idempotencyKey: string;
  readonly body: unknown;
  readonly now: Date;
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

const digestOf = (payload: unknown): string => createHash("sha256").update(JSON.stringify(payload)).digest("base64url");

/**
 * Runs a request once per customer and idempotency key; a repeat gets the stored response. Runs in a transaction that
 * locks the customer, so the second of two simultaneous repeats sees the result of the first. CPD-08, WAIV-02, MEMB-08,
 * RETR-05
 */
export const runIdempotently = async (
  transaction: Database,
  { customerId, call, idempotencyKey, body, now }: Request,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const key = { customerId, call: nameOf(call), idempotencyKey };
  const digest = digestOf(body);
  const stored = await transaction
    .selectFrom("onceAnswers")
    .select(["digest", "answer"])
    .where("customerId", "=", key.customerId)
    .where("call", "=", key.call)
    .where("idempotencyKey", "=", key.idempotencyKey)
    .executeTakeFirst();
  if (stored && stored.digest !== digest) throw wordedRefusal("unacceptable", "IDEMPOTENCY_KEY_REUSED");
  if (stored) return JSON.parse(stored.answer);
  const answer = await run();
  const row: OnceAnswerRow = { ...key, digest, answer: JSON.stringify(answer), answeredAt: now.getTime() };
  await transaction.insertInto("onceAnswers").values(row).execute();
  return answer;
};

/** Deletes the stored response of a request whose effect was undone, so a repeat runs again. WAIV-06 */
export const forgetAnswer = async (
  transaction: Database,
  customerId: string,
  call: Call,
  reference: string,
): Promise<void> => {
  const given = transaction
    .deleteFrom("onceAnswers")
    .where("customerId", "=", customerId)
    .where("call", "=", nameOf(call));
  await given.where("answer", "like", `%"reference":${JSON.stringify(reference)}%`).execute();
};

/** Deletes stored responses older than the retention of idempotency keys; returns their number. KEEP-01 */
export const deleteOldAnswers = ({ database, now, rules, yieldToRequests }: Sweep): Promise<number> =>
  deleteInRanges(
    database.selectFrom("onceAnswers"),
    "answeredAt",
    retentionCutoff("answersUnderKey", now, rules) - 1,
    yieldToRequests,
    (to) => database.deleteFrom("onceAnswers").where("answeredAt", "<=", to).executeTakeFirstOrThrow(),
  );
