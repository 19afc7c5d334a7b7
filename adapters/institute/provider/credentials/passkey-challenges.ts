import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";

import { required, withheld } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import { deleteInRanges } from "../../platform/storage/ranges.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";

export const usedChallengesTable = defineTable("usedChallenges", {
  columns: {
    digest: withheld.internal(required.text()),
    expiresAt: withheld.internal(required.instant()),
  },
});

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    /** Used challenges, until they expire. */
    usedChallenges: RowOf<typeof usedChallengesTable>;
  }
}

const nonceBytes = 16;
const timeBytes = 6;
const proofBytes = 32;

/**
 * Challenges for passkeys. Each is signed for its purpose and time, so a sign-in page costs no write, and the
 * database records the first answer, so that no process accepts a second. PASS-04
 */
export class PasskeyChallenges {
  readonly #key: KeyObject;
  readonly #lasts: number;

  constructor(key: KeyObject, lasts: number) {
    this.#key = key;
    this.#lasts = lasts;
  }

  /** A new challenge for a purpose. */
  issue(purpose: string, now: Date): Buffer {
    const head = Buffer.alloc(nonceBytes + timeBytes);
    randomBytes(nonceBytes).copy(head);
    head.writeUIntBE(now.getTime() + this.#lasts, nonceBytes, timeBytes);
    return Buffer.concat([head, this.#proofOf(head, purpose)]);
  }

  /** Marks a challenge as used; false when it is forged, for another purpose, expired or already used. */
  async redeem(database: Database, challenge: string, purpose: string, now: Date): Promise<boolean> {
    const bytes = Buffer.from(challenge, "base64url");
    if (bytes.length !== nonceBytes + timeBytes + proofBytes) return false;
    const head = bytes.subarray(0, nonceBytes + timeBytes);
    if (!timingSafeEqual(bytes.subarray(nonceBytes + timeBytes), this.#proofOf(head, purpose))) return false;
    const expiresAt = head.readUIntBE(nonceBytes, timeBytes);
    if (expiresAt <= now.getTime()) return false;
    const { numInsertedOrUpdatedRows } = await database
      .insertInto("usedChallenges")
      .values({ digest: createHash("sha256").update(bytes).digest("base64url"), expiresAt })
      .onConflict((conflict) => conflict.column("digest").doNothing())
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows) === 1;
  }

  #proofOf(head: Buffer, purpose: string): Buffer {
    return createHmac("sha256", this.#key).update(`challenge\n${purpose}\n`).update(head).digest();
  }
}

/** Deletes expired used challenges; returns their number. KEEP-01 */
export const deleteExpiredChallenges = ({ database, now, yieldToRequests }: Sweep): Promise<number> =>
  deleteInRanges(database.selectFrom("usedChallenges"), "expiresAt", now.getTime(), yieldToRequests, (to) =>
    database.deleteFrom("usedChallenges").where("expiresAt", "<=", to).executeTakeFirstOrThrow(),
  );
