import { gunzipSync } from "node:zlib";

import { createLocalJWKSet, errors, jwtVerify, type JWK } from "jose";

import type { TestInstitute } from "./test-institute.ts";

interface IssuerDocument {
  readonly id: string;
  readonly verificationMethod: readonly { readonly id: string; readonly publicKeyJwk: JWK }[];
  readonly assertionMethod: readonly string[];
}

/** The parts of a credential that its verifiers read. */
export interface VerifiedCredential {
  readonly id: string;
  readonly iss: string;
  readonly validFrom: string;
  readonly credentialStatus: {
    readonly id: string;
    readonly type: "BitstringStatusListEntry";
    readonly statusPurpose: string;
    readonly statusListIndex: string;
    readonly statusListCredential: string;
  };
}

/** A status list as its verifiers read it. */
export interface StatusListCredential {
  readonly id: string;
  readonly type: readonly string[];
  readonly credentialSubject: { readonly type: string; readonly statusPurpose: string; readonly encodedList: string };
}

/** The issuer's document as a verifier resolves it. */
export const issuerDocument = async ({ app }: TestInstitute): Promise<IssuerDocument> =>
  (await app.inject({ url: "/.well-known/did.json" })).json();

/** The payload of a token that a key of the issuer's document signed; rejects when verification fails. */
export const verifiedPayload = async <Payload = VerifiedCredential>(
  institute: TestInstitute,
  token: string,
): Promise<Payload> => {
  const { id, verificationMethod, assertionMethod } = await issuerDocument(institute);
  const keys = verificationMethod
    .filter((method) => assertionMethod.includes(method.id))
    .map((method) => ({ ...method.publicKeyJwk, kid: method.id }));
  const { payload } = await jwtVerify<Payload>(token, createLocalJWKSet({ keys }), {
    issuer: id,
    typ: "vc+jwt",
    algorithms: ["EdDSA"],
    currentDate: new Date(),
  });
  return payload;
};

/** Whether a verifier accepts a credential's signature; its status is checked separately. */
export const isSigned = async (institute: TestInstitute, token: string): Promise<boolean> => {
  try {
    await verifiedPayload(institute, token);
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
};

/** Whether the bit of a position is set in an encoded list, by Bitstring Status List 1.0. */
export const isBitSet = (encodedList: string, position: number): boolean => {
  if (!encodedList.startsWith("u")) throw new Error("The list is not in base64url.");
  const byte = gunzipSync(Buffer.from(encodedList.slice(1), "base64url"))[position >> 3];
  if (byte === undefined) throw new Error("The list is too short.");
  return ((byte >> (7 - (position & 7))) & 1) === 1;
};

/** Whether a credential is withdrawn by its status list, whose signature is verified too. */
export const isWithdrawn = async (institute: TestInstitute, token: string): Promise<boolean> => {
  const { credentialStatus: entry } = await verifiedPayload(institute, token);
  const { body } = await institute.app.inject({ url: new URL(entry.statusListCredential).pathname });
  const list = await verifiedPayload<StatusListCredential>(institute, body);
  const { credentialSubject: subject } = list;
  if (list.id !== entry.statusListCredential || subject.statusPurpose !== entry.statusPurpose)
    throw new Error("The status list is not the one that the credential names.");
  return isBitSet(subject.encodedList, Number(entry.statusListIndex));
};
