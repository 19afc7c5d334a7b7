import { gzipSync } from "node:zlib";

import type { FastifyPluginAsync, FastifyReply } from "fastify";

import { issuerOf } from "../../../../domain/documents/issuer.ts";
import { statusBits, statusPurposes, type StatusPurpose } from "../../../../domain/documents/status-list.ts";
import { dayOf, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { unknownAddressMessage } from "../../platform/http/answer-errors.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Limit, Limits } from "../../platform/limits.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { credentialKeys, signingKey } from "./credential-keys.store.ts";
import { credentialContext, keyId, publicJwk, tokenKeyId } from "./credential-signing.ts";
import { positionsSet } from "./credential-status.store.ts";
import { statusListAddress } from "./membership-credential.ts";

interface IssuerDependencies {
  readonly database: Database;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly rules: DayRule;
  readonly now: () => Date;
}

/** Cache lifetime in seconds; a withdrawal shows within a minute. */
const keptFor = 20;

/** Allows an employer's system many credentials in a row, although each status list is derived and signed anew. */
const perAddress: Limit = { name: "status-lists", atOnce: 120, every: 500 };

/** The issuer's keys by did:web, including former keys for verification. VERI-04 */
const issuerDocument = async (database: Database, publicUrl: string, now: Date) => {
  const issuer = issuerOf(publicUrl);
  await signingKey(database, now);
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

/** Serves the issuer's document and the status lists to verifiers. VERI-04 */
export const credentialIssuer: FastifyPluginAsync<IssuerDependencies> = (
  app,
  { database, limits, publicUrl, rules, now },
) => {
  const issuer = issuerOf(publicUrl);

  const statusList = async (list: number, purpose: StatusPurpose): Promise<object | undefined> => {
    const present = now();
    const positions = await positionsSet(database, list, purpose, dayOf(present, rules));
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
        encodedList: `u${gzipSync(statusBits(positions)).toString("base64url")}`,
      },
    };
    // Loaded on first use, because the libraries for JSON-LD slow down the server's start.
    const { withProof } = await import("./data-integrity-proof.ts");
    return withProof(credential, issuer, await signingKey(database, present), validFrom);
  };

  // Verifiers may run in browsers on other origins.
  const send = (reply: FastifyReply, type: string, document: object): FastifyReply =>
    reply
      .type(type)
      .header("access-control-allow-origin", "*")
      .header("cache-control", `public, max-age=${keptFor}`)
      .send(JSON.stringify(document));

  app.get("/.well-known/did.json", async (_request, reply) =>
    send(reply, "application/did+json", await issuerDocument(database, publicUrl, now())),
  );

  app.get<{ Params: { list: string; purpose: string } }>(
    "/credentials/status/:list(^[1-9]\\d{0,5}$)/:purpose",
    async (request, reply) => {
      await limits.assert({ limit: perAddress, of: request.ip });
      const { list, purpose } = request.params;
      const found = isPurpose(purpose) ? await statusList(Number(list), purpose) : undefined;
      if (!found) throw new RefusalError(404, "NOT_FOUND", unknownAddressMessage);
      return send(reply, "application/vc", found);
    },
  );
  return Promise.resolve();
};
