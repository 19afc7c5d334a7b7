import { AsyncLocalStorage } from "node:async_hooks";

import { sql } from "kysely";
import { errors, Provider, type Adapter, type AdapterPayload, type InteractionResults } from "oidc-provider";

import { required, withheld, nullable } from "../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../platform/storage/define-table.ts";
import { deleteInRanges } from "../platform/storage/ranges.ts";
import type { Database } from "../platform/storage/storage.ts";
import type { YieldToRequests } from "../platform/yield-to-requests.ts";
import { deviceOf } from "./device-of.ts";
import type { SignIns } from "./sign-ins.ts";

export const providerRecordsTable = defineTable("providerRecords", {
  columns: {
    kind: withheld.secret(required.text()),
    recordId: withheld.secret(required.text()),
    payload: withheld.secret(required.json()),
    grantId: withheld.secret(nullable.text()),
    userCode: withheld.secret(nullable.text()),
    uid: withheld.secret(nullable.text()),
    expiresAt: withheld.secret(nullable.instant()),
    /** When a single-use record was used. */
    consumedAt: withheld.secret(nullable.instant()),
  },
});

type ProviderRecordRow = RowOf<typeof providerRecordsTable>;

declare module "../platform/storage/tables.ts" {
  interface Tables {
    providerRecords: ProviderRecordRow;
  }
}

/** The result of the submitted sign-in form, visible only to the request that handles it. */
export const submittedLogin = new AsyncLocalStorage<InteractionResults>();

/** Seconds for which the same form may be submitted again, after a double click or a slow answer. */
const resubmitSeconds = 60;

/** Whether the session has a signed-in account. */
const hasAccount = (payload: AdapterPayload): payload is AdapterPayload & { uid: string; accountId: string } =>
  payload.uid !== undefined && payload.accountId !== undefined;

/**
 * Stores the provider's sessions, codes or grants in the database. A session without an active sign-in is not found.
 */
class ProviderRecords implements Adapter {
  readonly #database: Database;
  readonly #signIns: SignIns;
  readonly #kind: string;

  constructor(database: Database, signIns: SignIns, kind: string) {
    this.#database = database;
    this.#signIns = signIns;
    this.#kind = kind;
  }

  async upsert(recordId: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    if (this.#kind === "Session" && hasAccount(payload))
      await this.#signIns.use(payload.uid, payload.accountId, deviceOf(Provider.ctx?.get("user-agent")));
    const row = {
      payload: JSON.stringify(payload),
      grantId: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn === undefined ? null : Date.now() + expiresIn * 1000,
    };
    await this.#database
      .insertInto("providerRecords")
      .values({ kind: this.#kind, recordId, consumedAt: null, ...row })
      .onConflict((conflict) => conflict.columns(["kind", "recordId"]).doUpdateSet(row))
      .execute();
  }

  find(recordId: string): Promise<AdapterPayload | undefined> {
    return this.#read("recordId", recordId);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#read("uid", uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#read("userCode", userCode);
  }

  async consume(recordId: string): Promise<void> {
    // The provider has read the record as unused. Of several concurrent requests, the first to update it wins.
    const { numUpdatedRows } = await this.#database
      .updateTable("providerRecords")
      .set({ consumedAt: Date.now() })
      .where("kind", "=", this.#kind)
      .where("recordId", "=", recordId)
      .where("consumedAt", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new errors.InvalidGrant("already consumed");
  }

  async destroy(recordId: string): Promise<void> {
    if (this.#kind === "Interaction") return this.#keepForResubmit(recordId);
    await this.#database
      .deleteFrom("providerRecords")
      .where("kind", "=", this.#kind)
      .where("recordId", "=", recordId)
      .execute();
  }

  /** A grant is revoked when its code is used twice, which also signs out the first user. */
  async revokeByGrantId(grantId: string): Promise<void> {
    const records = await this.#database
      .deleteFrom("providerRecords")
      .where("grantId", "=", grantId)
      .returning("payload")
      .execute();
    for (const { payload } of records) {
      const { sessionUid } = JSON.parse(payload) as AdapterPayload;
      if (sessionUid !== undefined) await this.#signIns.end(sessionUid);
    }
  }

  async #read(column: "recordId" | "uid" | "userCode", value: string): Promise<AdapterPayload | undefined> {
    const found = await this.#database
      .selectFrom("providerRecords")
      .select(["payload", "consumedAt"])
      .where("kind", "=", this.#kind)
      .where(column, "=", value)
      .executeTakeFirst();
    if (!found) return undefined;
    const payload = JSON.parse(found.payload) as AdapterPayload;
    if (this.#kind === "Session" && hasAccount(payload))
      if (!(await this.#signIns.isActive(payload.uid, payload.accountId))) return undefined;
    const result = this.#kind === "Interaction" ? submittedLogin.getStore() : undefined;
    if (result) return { ...payload, result };
    return found.consumedAt === null ? payload : { ...payload, consumed: Math.floor(found.consumedAt / 1000) };
  }

  /** Keeps a finished interaction's request for a while, without the result that granted access. */
  async #keepForResubmit(recordId: string): Promise<void> {
    const payload = await this.#read("recordId", recordId);
    if (!payload) return;
    const now = Math.floor(Date.now() / 1000);
    const exp = Math.min(payload.exp ?? now, now + resubmitSeconds);
    await this.upsert(recordId, { ...payload, exp, result: {} }, exp - now);
  }
}

/** Makes the store of each kind of the provider's records. */
export const providerRecords =
  (database: Database, signIns: SignIns) =>
  (kind: string): Adapter =>
    new ProviderRecords(database, signIns, kind);

/** Deletes expired records by the machine's clock, because the provider uses it rather than the institute's `now`. */
export const forgetExpired = (database: Database, yieldToRequests: YieldToRequests): Promise<number> =>
  deleteInRanges(database.selectFrom("providerRecords"), "expiresAt", Date.now() - 1, yieldToRequests, (to) =>
    database.deleteFrom("providerRecords").where("expiresAt", "<=", to).executeTakeFirstOrThrow(),
  );

/** Removes all sessions, codes and refresh tokens of the provider. */
export const removeEveryProviderRecord = async (transaction: Database): Promise<void> => {
  await transaction.deleteFrom("providerRecords").execute();
};

/** The provider's records of sign-ins contain the customer's id in their payload. */
export const removeProviderRecords = async (database: Database, customerId: string): Promise<void> => {
  const pattern = `%"accountId":${JSON.stringify(customerId)}%`;
  await database
    .deleteFrom("providerRecords")
    .where(sql<boolean>`${sql.ref("payload")} like ${pattern}`)
    .execute();
};
