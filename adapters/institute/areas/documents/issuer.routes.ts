import { promisify } from "node:util";
import { gzip } from "node:zlib";

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import { issuerOf } from "../../../../domain/documents/issuer.ts";
import { statusBits, statusPurpose } from "../../../../domain/documents/status-list.ts";
import { dayOf, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { giveWayUntil } from "../../platform/give-way.ts";
import { unknownAddressMessage } from "../../platform/http/answer-errors.ts";
import { compressAsync, sendCompressed, type CompressedText } from "../../platform/http/compressed.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { madeOnce } from "../../platform/made-once.ts";
import type { Seal } from "../../platform/storage/seal.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { credentialKeys, sealStoredKey, signingKey } from "./credential-keys.store.ts";
import { credentialContext, credentialType, keyId, publicJwk, signCredential } from "./credential-signing.ts";
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
  const verificationMethod = keys.flatMap((key) => {
    const method = { controller: issuer, publicKeyJwk: publicJwk(key) };
    // did-jwt 9 and the wallets built on it know a JWK by its former type only.
    return [
      { id: keyId(issuer, key), type: "JsonWebKey", ...method },
      { id: `${keyId(issuer, key)}-2020`, type: "JsonWebKey2020", ...method },
    ];
  });
  return {
    "@context": [
      "https://www.w3.org/ns/did/v1",
      "https://w3id.org/security/jwk/v1",
      "https://w3id.org/security/suites/jws-2020/v1",
    ],
    id: issuer,
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  };
};

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

  const statusList = async (list: number): Promise<string | undefined> => {
    const present = now();
    const positions = await positionsSet(database, list, dayOf(present, rules), giveWayUntil(stopping.signal));
    if (!positions) return undefined;
    const id = statusListAddress(publicUrl, list);
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
        statusPurpose,
        encodedList: `u${(await promisify(gzip)(statusBits(positions))).toString("base64url")}`,
      },
    };
    return signCredential(credential, issuer, await signingKey(database, seal, present));
  };

  const shared = (make: (name: string) => Promise<string | undefined>) =>
    madeOnce(keptFor * 1000, now, async (name) => {
      const document = await make(name);
      return document === undefined ? undefined : compressAsync(document);
    });

  // Verifiers may run in browsers on other origins.
  const answer = (request: FastifyRequest, reply: FastifyReply, type: string, document: CompressedText | undefined) => {
    if (!document) throw new RefusalError("unknown", "NOT_FOUND", unknownAddressMessage);
    void reply.headers({ "access-control-allow-origin": "*", "cache-control": `public, max-age=${keptFor}` });
    return sendCompressed(request, reply, type, document);
  };

  const sharedIssuer = shared(async () => JSON.stringify(await issuerDocument({ database, seal, publicUrl }, now())));
  app.get("/.well-known/did.json", async (request, reply) =>
    answer(request, reply, "application/did+json", await sharedIssuer("")),
  );

  const sharedList = shared((list) => statusList(Number(list)));
  app.get<{ Params: { list: string } }>("/credentials/status/:list(^[1-9]\\d{0,5}$)", async (request, reply) =>
    answer(request, reply, credentialType, await sharedList(request.params.list)),
  );
};
