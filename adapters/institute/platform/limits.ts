import { createHash } from "node:crypto";

import { sql } from "kysely";

import { waitingTime } from "../../../domain/kernel/waiting-time.ts";
import type { RefusalError } from "./http/refusal-error.ts";
import { wordedRefusal } from "./http/refusal-texts.ts";
import { required, withheld } from "./storage/columns.ts";
import { defineTable, type RowOf } from "./storage/define-table.ts";
import { deleteInRanges } from "./storage/ranges.ts";
import type { Database } from "./storage/storage.ts";
import type { YieldToRequests } from "./yield-to-requests.ts";

/** A rate limit: `atOnce` requests, then one per `every` milliseconds. A refused caller waits at most `every`. */
export interface Limit {
  /** Unique name of the limit. */
  readonly name: string;
  readonly atOnce: number;
  readonly every: number;
}

export interface Claim {
  readonly limit: Limit;
  readonly of: string;
}

export const limitsTable = defineTable("limits", {
  columns: {
    limitKey: withheld.internal(required.text()),
    /** The instant at which the full allowance is available again. */
    fullAgainAt: withheld.internal(required.instant()),
  },
});

type LimitRow = RowOf<typeof limitsTable>;

declare module "./storage/tables.ts" {
  interface Tables {
    limits: LimitRow;
  }
}

/** Storage key of a claim. Names and addresses are stored only as hashes. */
const keyOf = ({ limit, of }: Claim): string => `${limit.name}:${createHash("sha256").update(of).digest("base64url")}`;

/** The refusal of a request over a limit; `wait` is in milliseconds. */
export const tooManyRequests = (wait: number): RefusalError => {
  const retryAfter = Math.ceil(wait / 1000);
  return wordedRefusal("too often", "TOO_MANY_REQUESTS", {
    retryAfter,
    values: { wait: waitingTime(retryAfter) },
  });
};

const second = 1000;
/**
 * Maximum delay in milliseconds between reading the clock and counting on a busy database; a larger difference means
 * that the clock was set back.
 */
const longestDelay = 60 * second;

const mostRemembered = 10_000;

/**
 * Counts limited requests in the database, so processes share the counts and a restart keeps them. Refusals are also
 * cached in memory, so that a flood does not reach the database. Runs single statements outside transactions, so that a
 * rollback does not undo a count.
 */
export class Limits {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #refusedUntil = new Map<string, number>();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Takes one from each claim, or none if one of them is used up. Returns the milliseconds to wait; 0 when granted. */
  async take(claims: readonly Claim[]): Promise<number> {
    const wait = Math.max(0, ...claims.map((claim) => this.#remembered(claim)));
    if (wait > 0) return wait;
    for (const [index, claim] of claims.entries()) {
      const wait = await this.#takeOne(claim);
      if (wait === 0) continue;
      await this.refund(claims.slice(0, index));
      return wait;
    }
    return 0;
  }

  /** Throws a 429 refusal when the claim is over its limit. */
  async assert(claim: Claim): Promise<void> {
    const wait = await this.take([claim]);
    if (wait > 0) throw tooManyRequests(wait);
  }

  /** Returns what was taken for requests that should not count. */
  async refund(claims: readonly Claim[]): Promise<void> {
    for (const claim of claims) {
      await this.#database
        .updateTable("limits")
        .set(({ eb }) => ({ fullAgainAt: eb("fullAgainAt", "-", claim.limit.every) }))
        .where("limitKey", "=", keyOf(claim))
        .execute();
      this.#refusedUntil.delete(keyOf(claim));
    }
  }

  /** Deletes counters that are back at their full allowance. */
  async forgetSpent(yieldToRequests: YieldToRequests): Promise<void> {
    const limits = this.#database.selectFrom("limits");
    await deleteInRanges(limits, "fullAgainAt", this.#now().getTime() - 1, yieldToRequests, (to) =>
      this.#database.deleteFrom("limits").where("fullAgainAt", "<=", to).executeTakeFirstOrThrow(),
    );
  }

  async #takeOne(claim: Claim): Promise<number> {
    const { atOnce, every } = claim.limit;
    const now = this.#now().getTime();
    const latest = now + atOnce * every;
    // After a refusal, one caller at a time checks again; other callers stay refused meanwhile.
    const key = keyOf(claim);
    if (this.#refusedUntil.has(key)) this.#refusedUntil.set(key, now + Math.min(every, second));
    // A value beyond any possible count means that the clock was set back, so the count is reset.
    const from = sql<number>`case when limits."fullAgainAt" between ${now} and ${latest + longestDelay} then limits."fullAgainAt" else ${now} end`;
    const taken = await this.#database
      .insertInto("limits")
      .values({ limitKey: key, fullAgainAt: now + every })
      .onConflict((conflict) =>
        conflict
          .column("limitKey")
          .doUpdateSet({ fullAgainAt: sql<number>`${from} + ${every}` })
          .where(sql<boolean>`${from} + ${every} <= ${latest}`),
      )
      .returning("fullAgainAt")
      .executeTakeFirst();
    if (!taken) return this.#refuse(claim, now);
    const isLast = taken.fullAgainAt + every > latest;
    if (!isLast) this.#refusedUntil.delete(key);
    else if (this.#refusedUntil.has(key)) this.#refusedUntil.set(key, taken.fullAgainAt - (atOnce - 1) * every);
    return 0;
  }

  async #refuse(claim: Claim, now: number): Promise<number> {
    const { atOnce, every } = claim.limit;
    const row = await this.#database
      .selectFrom("limits")
      .select("fullAgainAt")
      .where("limitKey", "=", keyOf(claim))
      .executeTakeFirst();
    const free = (row?.fullAgainAt ?? now) - (atOnce - 1) * every;
    const wait = Math.min(Math.max(free - now, 1), every);
    if (this.#refusedUntil.size >= mostRemembered) this.#refusedUntil.clear();
    this.#refusedUntil.set(keyOf(claim), now + wait);
    return wait;
  }

  #remembered(claim: Claim): number {
    const wait = (this.#refusedUntil.get(keyOf(claim)) ?? 0) - this.#now().getTime();
    return wait <= claim.limit.every ? Math.max(0, wait) : 0;
  }
}
