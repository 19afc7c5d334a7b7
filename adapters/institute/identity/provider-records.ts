import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Database } from "../storage/storage.ts";

interface ProviderRecordRow {
  kind: string;
  recordId: string;
  payload: string;
  grantId: string | null;
  userCode: string | null;
  uid: string | null;
  expiresAt: number | null;
}

declare module "../storage/tables.ts" {
  interface Tables {
    providerRecords: ProviderRecordRow;
  }
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Where the provider keeps its sessions, codes and grants: in the same database as everything else. */
export const providerRecords =
  (database: Database) =>
  (kind: string): Adapter => {
    const read = async (
      column: "recordId" | "uid" | "userCode",
      value: string,
    ): Promise<AdapterPayload | undefined> => {
      const found = await database
        .selectFrom("providerRecords")
        .select("payload")
        .where("kind", "=", kind)
        .where(column, "=", value)
        .executeTakeFirst();
      return found && (JSON.parse(found.payload) as AdapterPayload);
    };

    const upsert = async (recordId: string, payload: AdapterPayload, expiresIn?: number): Promise<void> => {
      const kept = {
        payload: JSON.stringify(payload),
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn === undefined ? null : Date.now() + expiresIn * 1000,
      };
      await database
        .insertInto("providerRecords")
        .values({ kind, recordId, ...kept })
        .onConflict((conflict) => conflict.columns(["kind", "recordId"]).doUpdateSet(kept))
        .execute();
    };

    return {
      upsert,
      find: (recordId) => read("recordId", recordId),
      findByUid: (uid) => read("uid", uid),
      findByUserCode: (userCode) => read("userCode", userCode),
      consume: async (recordId) => {
        const found = await read("recordId", recordId);
        if (!found) return;
        await database
          .updateTable("providerRecords")
          .set({ payload: JSON.stringify({ ...found, consumed: seconds() }) })
          .where("kind", "=", kind)
          .where("recordId", "=", recordId)
          .execute();
      },
      destroy: async (recordId) => {
        await database
          .deleteFrom("providerRecords")
          .where("kind", "=", kind)
          .where("recordId", "=", recordId)
          .execute();
      },
      revokeByGrantId: async (grantId) => {
        await database.deleteFrom("providerRecords").where("grantId", "=", grantId).execute();
      },
    };
  };

/** Forgets what has expired. By the machine's clock: it is the provider's own, whatever "now" the institute is given. */
export const forgetExpired = async (database: Database): Promise<void> => {
  await database.deleteFrom("providerRecords").where("expiresAt", "<", Date.now()).execute();
};
