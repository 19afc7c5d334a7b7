import type { PasskeyRecord } from "../../application/ports/personal-records.ts";
import type { CallFailure } from "../../application/ports/result.ts";
import { passkeyRefusalOf, type PasskeyRefusal } from "../../domain/customer/passkeys.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import { addPasskey, beginPasskey, passkeys, removePasskey } from "../contract/credentials-passkeys.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { limitedResult, resultOf } from "./results.ts";

const reasonOf = ({ status, code }: CallFailure): PasskeyRefusal => {
  const reason = passkeyRefusalOf(code);
  return reason === "none" && isRefusal(status) ? "refused" : reason;
};

/** The body of a change; without a password, a recent sign-in authorises it. */
const authorisation = (present: string) => ({ body: present === "" ? {} : { present } });

/** Calls the institute about passkeys. */
export const httpPasskeyRecord = (api: ApiClient): PasskeyRecord => ({
  passkeys: () => resultOf(api.call(passkeys, {})),
  begin: (present) =>
    limitedResult(
      api.call(beginPasskey, authorisation(present)).then(({ options }) => options),
      reasonOf,
    ),
  add: (name, response) => limitedResult(api.call(addPasskey, { body: { name, response: { ...response } } }), reasonOf),
  remove: (key, present) =>
    limitedResult(api.call(removePasskey, { ...authorisation(present), params: { key } }), reasonOf),
});
