import {
  addPasskey as addPasskeyCall,
  beginPasskey,
  passkeys,
  removePasskey as removePasskeyCall,
} from "../../../contract/credentials-passkeys.contract.ts";
import type { CallRequest } from "../../platform/api/serve.ts";
import type { Limit } from "../../platform/limits.ts";
import { passkeysOf, shownPasskey } from "../../provider/credentials/passkeys.store.ts";
import { hasPassword } from "../../provider/password.ts";
import { signInOf } from "../../provider/sign-in-of.ts";
import { inPortal } from "../acting.ts";
import type { ApiParts } from "../api-parts.ts";
import { addPasskey, passkeyOptions } from "./add-passkey.ts";
import { assertOwnProvider, assertReauthenticated } from "./reauthenticate.ts";
import { removePasskey } from "./remove-passkey.ts";

/** Limits guesses of the current password, as when changing it. */
const tries: Limit = { name: "passkey-change", atOnce: 10, every: 60_000 };

/** Limits new passkeys, because verifying one is expensive. */
const additions: Limit = { name: "passkey-added", atOnce: 20, every: 60_000 };

/** Passkeys in Login details: listed, added and removed. PASS-03 */
export const servePasskeys = ({ serve, ...parts }: ApiParts): void => {
  const { ceremonies, publicUrl, signIns, ownProvider } = parts;
  const { origin } = new URL(publicUrl);

  const assertProven = async ({
    body: { present },
    customer,
    request,
    now,
  }: Pick<CallRequest<typeof beginPasskey>, "body" | "customer" | "request" | "now">): Promise<void> => {
    assertOwnProvider(ownProvider);
    await assertReauthenticated(customer, { present, signIn: signInOf(request) }, signIns, now);
  };

  serve(passkeys, {
    answer: async ({ database, customer, request }) => ({
      passkeys: (await passkeysOf(database, customer.customerId)).map(shownPasskey),
      hasPassword: hasPassword(customer.passwordHash),
      // Passkeys are bound to the public address; browsers create none for it elsewhere.
      canAdd: ownProvider !== undefined && [undefined, origin].includes(request.headers.origin),
    }),
  });

  serve(beginPasskey, {
    limit: tries,
    // Hashing a password is slow, so no transaction stays open meanwhile.
    hasOwnTransaction: true,
    answer: async (request) => {
      await assertProven(request);
      return { options: { ...(await passkeyOptions(request, request.customer, ceremonies)) } };
    },
  });

  serve(addPasskeyCall, {
    limit: additions,
    hasOwnTransaction: true,
    answer: async (request) => {
      const { log } = request.request;
      const notAccepted = (reason: string) => log.info({ reason }, "a passkey was not accepted");
      await addPasskey(inPortal(request, parts), request.customer, request.body, { ceremonies, notAccepted });
      return undefined;
    },
  });

  serve(removePasskeyCall, {
    limit: tries,
    hasOwnTransaction: true,
    answer: async (request) => {
      await assertProven(request);
      await removePasskey(inPortal(request, parts), request.customer, request.params["key"] ?? "");
      return undefined;
    },
  });
};
