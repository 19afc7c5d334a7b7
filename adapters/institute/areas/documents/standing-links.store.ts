import type { DocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { required, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { newDocumentCode } from "../issued-documents/issued.store.ts";

export const standingLinksTable = defineTable("standingLinks", {
  ofPerson: { words: "links to their standing", merger: "dropped" },
  columns: {
    customerId: personId,
    code: required.text<DocumentCode>(),
  },
});

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    standingLinks: RowOf<typeof standingLinksTable>;
  }
}

const codesBy = batchedQuery((database, customerId) =>
  database.selectFrom("standingLinks").select("code").where("customerId", "=", customerId),
);

/** The code of a customer's page that shows today's standing, if any. VERI-02 */
export const standingCodeOf = async (database: Database, customerId: string): Promise<DocumentCode | undefined> =>
  (await codesBy(database, customerId))[0]?.code;

/** Whose standing a code shows; undefined when it was renewed, withdrawn or never created. VERI-02 */
export const holderOfStandingCode = async (database: Database, code: DocumentCode): Promise<string | undefined> =>
  (await database.selectFrom("standingLinks").select("customerId").where("code", "=", code).executeTakeFirst())
    ?.customerId;

/** Replaces the code. VERI-02 */
export const newStandingCode = async (transaction: Database, customerId: string): Promise<DocumentCode> => {
  const code = newDocumentCode();
  await transaction
    .insertInto("standingLinks")
    .values({ customerId, code })
    .onConflict((conflict) => conflict.column("customerId").doUpdateSet({ code }))
    .execute();
  return code;
};

/** Withdraws the page. VERI-02 */
export const removeStandingCode = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction.deleteFrom("standingLinks").where("customerId", "=", customerId).execute();
};
