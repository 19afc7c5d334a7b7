import {
  addPasskey as addPasskeyCall,
  beginPasskey,
  passkeys,
  removePasskey as removePasskeyCall,
} from "../../../contract/credentials-passkeys.contract.ts";
import type { Limit } from "../../platform/limits.ts";
import { signInOf } from "../../provider/sign-in-of.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { portalContext } from "../use-case-context.ts";
import { addPasskey, passkeyOptions } from "./add-passkey.ts";
import { readPasskeys } from "./read-passkeys.ts";
import { removePasskey } from "./remove-passkey.ts";

/** Limits guesses of the current password, as when changing it. */
const tries: Limit = { name: "passkey-change", atOnce: 10, every: 60_000 };

/** Limits new passkeys, because verifying one is expensive. */
const additions: Limit = { name: "passkey-added", atOnce: 20, every: 60_000 };

/** Passkeys in Login details: listed, added and removed. PASS-03 */
export const servePasskeys = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(passkeys, {
    answer: (request) => readPasskeys(request, dependencies, request.request.headers.origin),
  });

  serve(beginPasskey, {
    limit: tries,
    // Hashing a password is slow, so no transaction stays open meanwhile.
    hasOwnTransaction: true,
    answer: async (request) => {
      const proof = { present: request.body.present, signIn: signInOf(request.request) };
      return { options: { ...(await passkeyOptions(request, request.customer, proof, dependencies)) } };
    },
  });

  serve(addPasskeyCall, {
    limit: additions,
    hasOwnTransaction: true,
    answer: (request) => {
      const services = { ceremonies: dependencies.ceremonies, log: request.request.log };
      return addPasskey(portalContext(request, dependencies), request.customer, request.body, services);
    },
  });

  serve(removePasskeyCall, {
    limit: tries,
    hasOwnTransaction: true,
    answer: (request) => {
      const { body, params } = request;
      const removal = { key: params["key"] ?? "", present: body.present, signIn: signInOf(request.request) };
      return removePasskey(portalContext(request, dependencies), request.customer, removal, dependencies);
    },
  });
};
