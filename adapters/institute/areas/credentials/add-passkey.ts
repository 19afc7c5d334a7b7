import { randomUUID } from "node:crypto";

import type { FastifyBaseLogger } from "fastify";

import { maxPasskeys } from "../../../../domain/customer/passkeys.ts";
import { fullNameOf, lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { audit } from "../../platform/storage/audit.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import type { PasskeyCeremonies } from "../../provider/credentials/passkey-ceremonies.ts";
import * as store from "../../provider/credentials/passkeys.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { passkeyAddedMail } from "./passkey-mails.ts";
import { assertReauthenticated, passkeyRefusal, type Proof, type SignInServices } from "./reauthenticate.ts";

/**
 * The options with which the browser of somebody who proves to be the customer creates a passkey; a refusal for somebody
 * who has the most already. PASS-03
 */
export const passkeyOptions = async (
  { database, now }: Pick<ActionContext, "database" | "now">,
  customer: CustomerRow,
  proof: Proof,
  { ceremonies, ...services }: SignInServices & { readonly ceremonies: PasskeyCeremonies },
) => {
  await assertReauthenticated(customer, proof, services, now);
  const known = await store.passkeysOf(database, customer.customerId);
  if (known.length >= maxPasskeys) throw passkeyRefusal("tooMany");
  const holder = { id: customer.customerId, email: customer.email, name: fullNameOf(customer) };
  return ceremonies.registrationOptions(holder, known, now);
};

/** A passkey that a browser created. */
interface CreatedPasskey {
  readonly name: string;
  readonly response: Parameters<PasskeyCeremonies["checkRegistration"]>[2];
}

/**
 * Stores a passkey, records it, and writes to its owner. Verifies it outside its transaction. PASS-03
 */
export const addPasskey = async (
  { database, now, auditKey, mails }: ActionContext,
  { customerId }: CustomerRow,
  { name, response }: CreatedPasskey,
  { ceremonies, log }: { readonly ceremonies: PasskeyCeremonies; readonly log: Pick<FastifyBaseLogger, "info"> },
): Promise<void> => {
  const checked = await ceremonies.checkRegistration(database, customerId, response, now);
  if (typeof checked === "string") {
    log.info({ reason: checked }, "a passkey was not accepted");
    throw passkeyRefusal("notAccepted");
  }
  const { id: credentialId, publicKey, counter, transports = [] } = checked;
  await inTransaction(database, async (transaction) => {
    await lockCustomer(transaction, customerId);
    // Again, because several creations may have begun before.
    if ((await store.passkeysOf(transaction, customerId)).length >= maxPasskeys) throw passkeyRefusal("tooMany");
    const isNew = await store.addPasskey(transaction, {
      passkeyId: randomUUID(),
      customerId,
      credentialId,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: JSON.stringify(transports),
      name,
      addedAt: now.getTime(),
      lastUsedAt: null,
    });
    if (!isNew) throw passkeyRefusal("known");
    const added = { customerId, kind: "passkey added", before: undefined, after: credentialId, at: now, auditKey };
    await audit(transaction, added);
    await putInOutbox(transaction, { customerId, mail: passkeyAddedMail(mails, name) }, now);
  });
};
