import { AsyncLocalStorage } from "node:async_hooks";

import { errors, Provider, type Adapter, type AdapterPayload, type InteractionResults } from "oidc-provider";

import type { Database } from "../storage/storage.ts";
import { deviceOf } from "./device-of.ts";
import type { SignIns } from "./sign-ins.ts";

interface ProviderRecordRow {
  kind: string;
  recordId: string;
  payload: string;
  grantId: string | null;
  userCode: string | null;
  uid: string | null;
  expiresAt: number | null;
  /** When it was used, of what may be used once. */
  consumedAt: number | null;
}

declare module "../storage/tables.ts" {
  interface Tables {
    providerRecords: ProviderRecordRow;
  }
}

/** What the form brought that is being answered: nobody but the answer to it is told. */
export const submittedLogin = new AsyncLocalStorage<InteractionResults>();

/** How long the same form may be sent once more, in seconds: somebody pressed twice, or the answer was slow. */
const again = 60;

/** A session of somebody, rather than of a browser in which nobody has signed in yet. */
const isSomebodys = (payload: AdapterPayload): payload is AdapterPayload & { uid: string; accountId: string } =>
  payload.uid !== undefined && payload.accountId !== undefined;

/**
 * Where the provider keeps its sessions, codes and grants: in the same database as everything else. Whether
 * a session still stands, the sign-ins say: a cookie opens none that ended or was not used for too long.
 */
export const providerRecords =
  (database: Database, signIns: SignIns) =>
  (kind: string): Adapter => {
    const isSession = kind === "Session";
    const isInteraction = kind === "Interaction";

    const read = async (
      column: "recordId" | "uid" | "userCode",
      value: string,
    ): Promise<AdapterPayload | undefined> => {
      const found = await database
        .selectFrom("providerRecords")
        .select(["payload", "consumedAt"])
        .where("kind", "=", kind)
        .where(column, "=", value)
        .executeTakeFirst();
      if (!found) return undefined;
      const payload = JSON.parse(found.payload) as AdapterPayload;
      if (isSession && isSomebodys(payload) && !(await signIns.stands(payload.uid, payload.accountId)))
        return undefined;
      const result = isInteraction ? submittedLogin.getStore() : undefined;
      if (result) return { ...payload, result };
      return found.consumedAt === null ? payload : { ...payload, consumed: Math.floor(found.consumedAt / 1000) };
    };

    const upsert = async (recordId: string, payload: AdapterPayload, expiresIn?: number): Promise<void> => {
      if (isSession && isSomebodys(payload))
        await signIns.use(payload.uid, payload.accountId, deviceOf(Provider.ctx?.get("user-agent")));
      const kept = {
        payload: JSON.stringify(payload),
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn === undefined ? null : Date.now() + expiresIn * 1000,
      };
      await database
        .insertInto("providerRecords")
        .values({ kind, recordId, consumedAt: null, ...kept })
        .onConflict((conflict) => conflict.columns(["kind", "recordId"]).doUpdateSet(kept))
        .execute();
    };

    /**
     * Of a sign-in that was gone on with, what was asked for is kept a little, but nothing by which somebody was let
     * in.
     */
    const keepForAgain = async (recordId: string): Promise<void> => {
      const payload = await read("recordId", recordId);
      if (!payload) return;
      const now = Math.floor(Date.now() / 1000);
      const exp = Math.min(payload.exp ?? now, now + again);
      await upsert(recordId, { ...payload, exp, result: {} }, exp - now);
    };

    return {
      upsert,
      find: (recordId) => read("recordId", recordId),
      findByUid: (uid) => read("uid", uid),
      findByUserCode: (userCode) => read("userCode", userCode),
      consume: async (recordId) => {
        // The provider has seen it unused: of several that have, the first to say so here has used it.
        const { numUpdatedRows } = await database
          .updateTable("providerRecords")
          .set({ consumedAt: Date.now() })
          .where("kind", "=", kind)
          .where("recordId", "=", recordId)
          .where("consumedAt", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new errors.InvalidGrant("already consumed");
      },
      destroy: async (recordId) => {
        if (isInteraction) return keepForAgain(recordId);
        await database
          .deleteFrom("providerRecords")
          .where("kind", "=", kind)
          .where("recordId", "=", recordId)
          .execute();
      },
      // A grant is revoked when a code is used again: whoever used it first is signed out too.
      revokeByGrantId: async (grantId) => {
        const records = await database
          .deleteFrom("providerRecords")
          .where("grantId", "=", grantId)
          .returning("payload")
          .execute();
        for (const { payload } of records) {
          const { sessionUid } = JSON.parse(payload) as AdapterPayload;
          if (sessionUid !== undefined) await signIns.end(sessionUid);
        }
      },
    };
  };

/**
 * Forgets what has expired. By the machine's clock: it is the provider's own, whatever "now" the institute is given.
 */
export const forgetExpired = async (database: Database): Promise<void> => {
  await database.deleteFrom("providerRecords").where("expiresAt", "<", Date.now()).execute();
};
