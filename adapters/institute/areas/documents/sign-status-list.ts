import { promisify } from "node:util";
import { gzip } from "node:zlib";

import { issuerOf } from "../../../../domain/institute/documents/issuer.ts";
import { statusBits, statusPurpose } from "../../../../domain/institute/documents/status-list.ts";
import { dayOf, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import type { YieldToRequests } from "../../platform/yield-to-requests.ts";
import { signingKey } from "./credential-keys.store.ts";
import { credentialContext, instantOf, signCredential } from "./credential-signing.ts";
import { withdrawnPositions } from "./credential-status.store.ts";
import type { CredentialIssuer } from "./issuer-document.ts";
import { statusListAddress } from "./membership-credential.ts";

/** Signs the list of the credentials that are withdrawn; a refusal for a list that no credential is on. VERI-04 */
export const signStatusList = async (
  {
    database,
    seal,
    publicUrl,
    rules,
    yieldToRequests,
  }: CredentialIssuer & { readonly rules: DayRule; readonly yieldToRequests: YieldToRequests },
  list: number,
  now: Date,
): Promise<string> => {
  const issuer = issuerOf(publicUrl);
  const positions = await withdrawnPositions(database, list, dayOf(now, rules), yieldToRequests);
  if (!positions) throw unknownAddress();
  const id = statusListAddress(publicUrl, list);
  const credential = {
    "@context": [credentialContext],
    id,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer,
    validFrom: instantOf(now),
    credentialSubject: {
      id: `${id}#list`,
      type: "BitstringStatusList",
      statusPurpose,
      encodedList: `u${(await promisify(gzip)(statusBits(positions))).toString("base64url")}`,
    },
  };
  return signCredential(credential, issuer, await signingKey(database, seal, now));
};
