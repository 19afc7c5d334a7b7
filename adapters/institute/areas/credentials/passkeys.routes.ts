import { randomUUID } from "node:crypto";

import {
  isRecentSignIn,
  isRemovable,
  mostPasskeys,
  passkeyCodes,
  passkeyMessages,
} from "../../../../domain/customer/passkeys.ts";
import { addPasskey, beginPasskey, passkeys, removePasskey } from "../../../contract/credentials-passkeys.contract.ts";
import type { CallRequest } from "../../platform/api/serve.ts";
import { fullNameOf, lockCustomer } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { Limit } from "../../platform/limits.ts";
import { putInOutbox } from "../../platform/mail/outbox.ts";
import { audit } from "../../platform/storage/audit.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import * as store from "../../provider/credentials/passkeys.store.ts";
import { hasPassword, isPassword, withHashingSlot } from "../../provider/password.ts";
import { signInOf } from "../../provider/sign-in-of.ts";
import type { ApiParts } from "../api-parts.ts";
import { passkeyAdded, passkeyRemoved } from "./passkey-mails.ts";

/** Limits guesses of the current password, as when changing it. */
const tries: Limit = { name: "passkey-change", atOnce: 10, every: 60_000 };

/** Limits new passkeys, because verifying one is expensive. */
const additions: Limit = { name: "passkey-added", atOnce: 20, every: 60_000 };

const refuse = (reason: keyof typeof passkeyCodes): never => {
  throw new RefusalError("unacceptable", passkeyCodes[reason], `${passkeyMessages[reason]}.`);
};

/** Passkeys in Login details: listed, added and removed. PASS-03 */
export const servePasskeys = ({
  serve,
  auditKey,
  mails,
  ceremonies,
  publicUrl,
  signIns,
  ownProvider,
}: ApiParts): void => {
  const { origin } = new URL(publicUrl);

  /** Throws a refusal without the right password or a recent sign-in. */
  const assertReauthenticated = async ({
    body: { present },
    customer,
    request,
    now,
  }: Pick<CallRequest<typeof beginPasskey>, "body" | "customer" | "request" | "now">): Promise<void> => {
    if (ownProvider === undefined) throw wordedRefusal("conflict", "LOOKED_AFTER_ELSEWHERE");
    if (present !== undefined) {
      if (!(await withHashingSlot(() => isPassword(present, customer.passwordHash)))) refuse("wrong");
      return;
    }
    const startedAt = await signIns.startOf(customer.customerId, signInOf(request));
    if (startedAt === undefined || !isRecentSignIn(startedAt, now)) refuse("signInAgain");
  };

  serve(passkeys, {
    answer: async ({ database, customer, request }) => ({
      passkeys: (await store.passkeysOf(database, customer.customerId)).map(store.shownPasskey),
      hasPassword: hasPassword(customer.passwordHash),
      // Passkeys are bound to the public address; browsers create none for it elsewhere.
      canAdd: ownProvider !== undefined && [undefined, origin].includes(request.headers.origin),
    }),
  });

  serve(beginPasskey, {
    limit: tries,
    // Hashing a password is slow, so no transaction stays open meanwhile.
    hasOwnTransaction: true,
    answer: async (callRequest) => {
      await assertReauthenticated(callRequest);
      const { database, customer, now } = callRequest;
      const known = await store.passkeysOf(database, customer.customerId);
      if (known.length >= mostPasskeys) refuse("tooMany");
      const holder = { id: customer.customerId, email: customer.email, name: fullNameOf(customer) };
      return { options: { ...(await ceremonies.registrationOptions(holder, known, now)) } };
    },
  });

  serve(addPasskey, {
    limit: additions,
    hasOwnTransaction: true,
    answer: async ({ body, database, customerId, now, request }) => {
      const checked = await ceremonies.checkRegistration(database, customerId, body.response, now);
      if (typeof checked === "string") {
        request.log.info({ reason: checked }, "a passkey was not accepted");
        return refuse("notAccepted");
      }
      const { id: credentialId, publicKey, counter, transports = [] } = checked;
      await inTransaction(database, async (transaction) => {
        await lockCustomer(transaction, customerId);
        // Again, because several creations may have begun before.
        if ((await store.passkeysOf(transaction, customerId)).length >= mostPasskeys) refuse("tooMany");
        const isNew = await store.addPasskey(transaction, {
          passkeyId: randomUUID(),
          customerId,
          credentialId,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: JSON.stringify(transports),
          name: body.name,
          addedAt: now.getTime(),
          lastUsedAt: null,
        });
        if (!isNew) refuse("known");
        await audit(transaction, {
          customerId,
          kind: "passkey added",
          before: undefined,
          after: credentialId,
          at: now,
          auditKey,
        });
        await putInOutbox(transaction, { customerId, mail: passkeyAdded(mails, body.name) }, now);
      });
      return undefined;
    },
  });

  serve(removePasskey, {
    limit: tries,
    hasOwnTransaction: true,
    answer: async (callRequest) => {
      await assertReauthenticated(callRequest);
      const { database, customer, customerId, params, now } = callRequest;
      await inTransaction(database, async (transaction) => {
        await lockCustomer(transaction, customerId);
        const known = await store.passkeysOf(transaction, customerId);
        const removed = known.find(({ passkeyId }) => passkeyId === params["key"]);
        // Removing a missing passkey succeeds, because an earlier response may have been lost.
        if (!removed) return;
        if (!isRemovable({ passkeys: known.map(store.shownPasskey), hasPassword: hasPassword(customer.passwordHash) }))
          refuse("lastWayIn");
        await store.removePasskey(transaction, customerId, removed.passkeyId);
        await audit(transaction, {
          customerId,
          kind: "passkey removed",
          before: removed.credentialId,
          after: undefined,
          at: now,
          auditKey,
        });
        await putInOutbox(transaction, { customerId, mail: passkeyRemoved(mails, removed.name) }, now);
      });
      return undefined;
    },
  });
};
