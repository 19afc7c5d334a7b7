import { randomUUID } from "node:crypto";

import type { Logger } from "pino";

import { hasRoomFor, maxEvidenceBytes } from "../../../../domain/evidence/evidence-limits.ts";
import type { EvidenceType } from "../../../../domain/evidence/evidence-types.ts";
import type { Evidence } from "../../../../domain/evidence/evidence.ts";
import { evidenceNameOf } from "../../../../domain/institute/evidence/evidence-name.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { lockCustomer } from "../../platform/customers/customers.store.ts";
import type { Scanner } from "../../platform/evidence/clamd.ts";
import { cleanInThread } from "../../platform/evidence/clean-in-thread.ts";
import type { EvidenceStore, ReceivedFile } from "../../platform/evidence/evidence-store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { inTransaction, type Database } from "../../platform/storage/storage.ts";
import { JobQueue } from "../../platform/threads/job-queue.ts";
import { addEvidence, bytesUsed, evidenceUnderKey } from "./evidence.store.ts";

/** Where files lie, and what scans them. */
export interface EvidenceServices {
  readonly store: EvidenceStore;
  /** Absent where no scanner is set. */
  readonly scanner?: Scanner | undefined;
}

/** A file as it is sent. */
export interface SentEvidence {
  readonly customerId: string;
  readonly name: string;
  readonly body: AsyncIterable<Uint8Array>;
  /** Bytes, where the sender says so. */
  readonly length: number | undefined;
  readonly idempotencyKey: string;
  readonly database: Database;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly log: Pick<Logger, "warn" | "error">;
}

/** Concurrent uploads, of one person and of all. */
const mostOfPerson = 4;
const mostAtOnce = 200;
/** Files in memory at a time, one of a person: each is cleaned, scanned and stored. The others wait in their requests. */
const inMemory = { atOnce: 4, mostWaiting: mostAtOnce, mostOfOwner: mostOfPerson, longestWait: 20_000 };

const refusals = { type: "EVIDENCE_TYPE", damaged: "EVIDENCE_DAMAGED", protected: "EVIDENCE_PROTECTED" } as const;
const tooLarge = () => wordedRefusal("too large", "EVIDENCE_TOO_LARGE");
const noRoom = () => wordedRefusal("conflict", "EVIDENCE_NO_ROOM");

/** Counts uploads in progress; refuses those beyond the limits. */
class Uploads {
  readonly #ofPerson = new Map<string, number>();
  #count = 0;

  async during<T>(customerId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#ofPerson.get(customerId) ?? 0;
    if (own >= mostOfPerson || this.#count >= mostAtOnce)
      throw wordedRefusal("too often", "EVIDENCE_TOO_MANY_AT_ONCE", { retryAfter: 10 });
    this.#ofPerson.set(customerId, own + 1);
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
      const left = (this.#ofPerson.get(customerId) ?? 1) - 1;
      if (left === 0) this.#ofPerson.delete(customerId);
      else this.#ofPerson.set(customerId, left);
    }
  }
}

/** The chunks of a body; a sender who breaks off is refused, which is no fault of the server. */
async function* wholeBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw wordedRefusal("malformed", "EVIDENCE_BROKEN_OFF");
  }
}

/**
 * Receives files: streams each into the store, tells its type by its content, cleans and scans it, and stores it for good.
 * Only then it gets its row. A repeated key is answered with the file that was stored under it. LOG-02
 */
export const evidenceReceiver = ({ store, scanner }: EvidenceServices) => {
  const uploads = new Uploads();
  const queue = new JobQueue(inMemory);

  const assertClean = async (bytes: Buffer, log: SentEvidence["log"]): Promise<void> => {
    const result = await scanner?.scan(bytes).catch((error: unknown) => {
      log.error({ err: error }, "a file could not be scanned");
      throw wordedRefusal("unavailable", "EVIDENCE_NOT_SCANNED", { retryAfter: 60 });
    });
    if (result === undefined || result.isClean) return;
    log.warn({ found: result.found }, "the scanner found something in a file, which was refused");
    throw wordedRefusal("unacceptable", "EVIDENCE_INFECTED");
  };

  /** Cleans, scans and stores what was received; returns its id, type and size. */
  const storeFile = async (received: ReceivedFile, { customerId, log }: SentEvidence) => {
    const cleaned = await cleanInThread(await received.bytes(), customerId);
    if ("refused" in cleaned) throw wordedRefusal("unsupported", refusals[cleaned.refused]);
    await assertClean(cleaned.bytes, log);
    const fileId = randomUUID();
    await store.store(fileId, cleaned.bytes);
    return { fileId, type: cleaned.type, size: cleaned.bytes.length };
  };

  const addRow = (
    { customerId, name, idempotencyKey, database, now, today }: SentEvidence,
    { fileId, type, size }: { readonly fileId: string; readonly type: EvidenceType; readonly size: number },
  ): Promise<Evidence> =>
    inTransaction(database, async (transaction) => {
      await lockCustomer(transaction, customerId);
      const repeated = await evidenceUnderKey(transaction, customerId, idempotencyKey);
      if (repeated) return repeated;
      if (!hasRoomFor(await bytesUsed(transaction, customerId), size)) throw noRoom();
      return addEvidence(transaction, {
        fileId,
        customerId,
        name: evidenceNameOf(name, type),
        type,
        size,
        receivedAt: now.getTime(),
        receivedOn: today,
        idempotencyKey,
      });
    });

  const receive = async (sent: SentEvidence): Promise<Evidence> => {
    const received = await store.receive(wholeBody(sent.body), maxEvidenceBytes);
    if (!received) throw tooLarge();
    try {
      const stored = await queue.run(sent.customerId, () => storeFile(received, sent));
      let isKept = false;
      try {
        const added = await addRow(sent, stored);
        isKept = added.id === stored.fileId;
        return added;
      } finally {
        // If the process ends before, the housekeeping removes the file.
        if (!isKept) await store.remove(stored.fileId);
      }
    } finally {
      await received.drop();
    }
  };

  return async (sent: SentEvidence): Promise<Evidence> => {
    const { customerId, database, idempotencyKey, length = 1 } = sent;
    const repeated = await evidenceUnderKey(database, customerId, idempotencyKey);
    if (repeated) return repeated;
    if (length > maxEvidenceBytes) throw tooLarge();
    if (!hasRoomFor(await bytesUsed(database, customerId), length)) throw noRoom();
    return uploads.during(customerId, () => receive(sent));
  };
};
