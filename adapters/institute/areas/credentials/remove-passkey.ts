import { isRemovable } from "../../../../domain/customer/passkeys.ts";
import { lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { audit } from "../../platform/storage/audit.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import * as store from "../../provider/credentials/passkeys.store.ts";
import { hasPassword } from "../../provider/password.ts";
import type { ActionContext } from "../use-case-context.ts";
import { passkeyRemovedMail } from "./passkey-mails.ts";
import { assertReauthenticated, passkeyRefusal, type Proof, type SignInServices } from "./reauthenticate.ts";

/**
 * Removes a passkey of somebody who proves to be its owner, records it, and writes to them; refuses the last way in. Removing a missing one succeeds, because
 * an earlier response may have been lost. PASS-03
 */
export const removePasskey = async (
  { database, now, auditKey, mails }: ActionContext,
  customer: CustomerRow,
  { key, ...proof }: Proof & { readonly key: string },
  services: SignInServices,
): Promise<void> => {
  await assertReauthenticated(customer, proof, services, now);
  const { customerId, passwordHash } = customer;
  await inTransaction(database, async (transaction) => {
    await lockCustomer(transaction, customerId);
    const known = await store.passkeysOf(transaction, customerId);
    const removed = known.find(({ passkeyId }) => passkeyId === key);
    if (!removed) return;
    if (!isRemovable({ passkeys: known.map(store.shownPasskey), hasPassword: hasPassword(passwordHash) }))
      throw passkeyRefusal("lastWayIn");
    await store.removePasskey(transaction, customerId, key);
    const { credentialId: before, name } = removed;
    await audit(transaction, { customerId, kind: "passkey removed", before, after: undefined, at: now, auditKey });
    await putInOutbox(transaction, { customerId, mail: passkeyRemovedMail(mails, name) }, now);
  });
};
