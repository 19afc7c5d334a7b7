import { promisify } from "node:util";
import { gzip } from "node:zlib";

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import { issuerOf } from "../../../../domain/documents/issuer.ts";
import { statusBits, statusPurposes, type StatusPurpose } from "../../../../domain/documents/status-list.ts";
import { dayOf, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { giveWayUntil } from "../../platform/give-way.ts";
import { unknownAddressMessage } from "../../platform/http/answer-errors.ts";
import { compressAsync, sendCompressed, type CompressedText } from "../../platform/http/compressed.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { madeOnce } from "../../platform/made-once.ts";
import type { Seal } from "../../platform/storage/seal.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { credentialKeys, sealStoredKey, signingKey } from "./credential-keys.store.ts";
import { credentialContext, keyId, publicJwk, tokenKeyId } from "./credential-signing.ts";
import { positionsSet } from "./credential-status.store.ts";
import { statusListAddress } from "./membership-credential.ts";

interface IssuerDependencies {
  readonly database: Database;
  readonly seal: Seal;
  readonly publicUrl: string;
  readonly rules: DayRule;
  readonly now: () => Date;
}

/** Seconds that the server and a reader each keep a document; a withdrawal shows within a minute. */
const keptFor = 20;

/** The issuer's keys by did:web, including former keys for verification. VERI-04 */
const issuerDocument = async ({ database, seal, publicUrl }: Omit<IssuerDependencies, "rules" | "now">, now: Date) => {
  const issuer = issuerOf(publicUrl);
  await signingKey(database, seal, now);
  const keys = await credentialKeys(database);
  const methods = await Promise.all(
    keys.map(async (key) => [
      { id: keyId(issuer, key), type: "Multikey", controller: issuer, publicKeyMultibase: key.publicKey },
      {
        id: tokenKeyId(issuer, key),
        type: "JsonWebKey",
        controller: issuer,
        publicKeyJwk: await publicJwk(issuer, key),
      },
    ]),
  );
  const verificationMethod = methods.flat();
  return {
    "@context": [
      "https://www.w3.org/ns/did/v1",
      "https://w3id.org/security/multikey/v1",
      "https://w3id.org/security/jwk/v1",
    ],
    id: issuer,
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  };
};

const isPurpose = (text: string): text is StatusPurpose => statusPurposes.some((purpose) => purpose === text);

/**
 * Serves the issuer's document and the status lists to verifiers. Every verifier gets the same stored copy, so requests
 * are not rate limited. VERI-04
 */
export const credentialIssuer: FastifyPluginAsync<IssuerDependencies> = async (
  app,
  { database, seal, publicUrl, rules, now },
) => {
  await sealStoredKey(database, seal);
  const issuer = issuerOf(publicUrl);
  const stopping = new AbortController();
  app.addHook("onClose", (_app, done) => {
    stopping.abort();
    done();
  });

  const statusList = async (list: number, purpose: StatusPurpose): Promise<object | undefined> => {
    const present = now();
    const giveWay = giveWayUntil(stopping.signal);
    const positions = await positionsSet(database, list, purpose, dayOf(present, rules), giveWay);
    if (!positions) return undefined;
    const id = statusListAddress(publicUrl, list, purpose);
    const validFrom = `${present.toISOString().slice(0, 19)}Z`;
    const credential = {
      "@context": [credentialContext],
      id,
      type: ["VerifiableCredential", "BitstringStatusListCredential"],
      issuer,
      validFrom,
      credentialSubject: {
        id: `${id}#list`,
        type: "BitstringStatusList",
        statusPurpose: purpose,
        encodedList: `u${(await promisify(gzip)(statusBits(positions))).toString("base64url")}`,
      },
    };
    // Loaded on first use, because the libraries for JSON-LD slow down the server's start.
    const { withProof } = await import("./data-integrity-proof.ts");
    return withProof(credential, issuer, await signingKey(database, seal, present), validFrom);
  };

  const shared = (make: (path: string) => Promise<object | undefined>) =>
    madeOnce(keptFor * 1000, now, async (path) => {
      const document = await make(path);
      return document && compressAsync(JSON.stringify(document));
    });

  // Verifiers may run in browsers on other origins.
  const answer = (request: FastifyRequest, reply: FastifyReply, type: string, document: CompressedText | undefined) => {
    if (!document) throw new RefusalError("unknown", "NOT_FOUND", unknownAddressMessage);
    void reply.headers({ "access-control-allow-origin": "*", "cache-control": `public, max-age=${keptFor}` });
    return sendCompressed(request, reply, type, document);
  };

  const sharedIssuer = shared(() => issuerDocument({ database, seal, publicUrl }, now()));
  app.get("/.well-known/did.json", async (request, reply) =>
    answer(request, reply, "application/did+json", await sharedIssuer("")),
  );

  const sharedList = shared((path) => {
    const [list = "", purpose = ""] = path.split("/");
    return isPurpose(purpose) ? statusList(Number(list), purpose) : Promise.resolve(undefined);
  });
  app.get<{ Params: { list: string; purpose: string } }>(
    "/credentials/status/:list(^[1-9]\\d{0,5}$)/:purpose",
    async (request, reply) =>
      answer(request, reply, "application/vc", await sharedList(`${request.params.list}/${request.params.purpose}`)),
  );
};
