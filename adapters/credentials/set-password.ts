import { putInOutbox } from "../mail/outbox.ts";
import { passwordChanged } from "../mail/letters.ts";
import { audit } from "../institute/storage/audit.ts";
import type { Database } from "../institute/storage/storage.ts";
import { forgetEmailChange } from "./email-changes.ts";

/** A password that somebody has chosen, hashed. */
interface Chosen {
  readonly customerId: string;
  readonly passwordHash: string;
  readonly now: Date;
  readonly auditKey: Buffer;
  /** The sign-in that goes on; every other one ends. */
  readonly keeping?: string | undefined;
}

/** Ends every sign-in of a customer but one. PASS-01, PASS-02 */
const endSignIns = async (transaction: Database, { customerId, now, keeping = "" }: Chosen): Promise<void> => {
  await transaction
    .updateTable("signIns")
    .set({ endedAt: now.getTime() })
    .where("customerId", "=", customerId)
    .where("signInId", "!=", keeping)
    .where("endedAt", "is", null)
    .execute();
};

/** Makes a password somebody's own: other sign-ins end, links sent before no longer work, and they are told by mail. PASS-01, PASS-02, MAIL-02 */
export const setPassword = async (transaction: Database, chosen: Chosen): Promise<void> => {
  const { customerId, passwordHash, now, auditKey } = chosen;
  const before = await transaction
    .selectFrom("customers")
    .select("passwordHash")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  await transaction.updateTable("customers").set({ passwordHash }).where("customerId", "=", customerId).execute();
  await transaction.deleteFrom("passwordLinks").where("customerId", "=", customerId).where("usedAt", "is", null).execute();
  await forgetEmailChange(transaction, customerId);
  await endSignIns(transaction, chosen);
  await audit(transaction, { customerId, kind: "password", before: before?.passwordHash, after: passwordHash, at: now, auditKey });
  await putInOutbox(transaction, { customerId, ...passwordChanged }, now);
};
