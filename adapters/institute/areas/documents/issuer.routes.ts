import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import type { DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { compressAsync, sendCompressed, type CompressedText } from "../../platform/http/compressed.ts";
import { memoizeFor } from "../../platform/memoize-for.ts";
import { yieldToRequestsUntil } from "../../platform/yield-to-requests.ts";
import { sealStoredKey } from "./credential-keys.store.ts";
import { credentialType } from "./credential-signing.ts";
import { issuerDocument, type CredentialIssuer } from "./issuer-document.ts";
import { signStatusList } from "./sign-status-list.ts";

interface IssuerDependencies extends CredentialIssuer {
  readonly rules: DayRule;
  readonly now: () => Date;
}

/** Seconds that the server and a reader each keep a document; a withdrawal shows within a minute. */
const keptFor = 20;

/**
 * Serves the issuer's document and the status lists to verifiers. Every verifier gets the same stored copy, so requests
 * are not rate limited. VERI-04
 */
export const credentialIssuer: FastifyPluginAsync<IssuerDependencies> = async (app, { now, ...dependencies }) => {
  await sealStoredKey(dependencies.database, dependencies.seal);
  const stopping = new AbortController();
  app.addHook("onClose", (_app, done) => {
    stopping.abort();
    done();
  });

  const shared = (make: (name: string) => Promise<string>) =>
    memoizeFor(keptFor * 1000, now, async (name) => compressAsync(await make(name)));

  // Verifiers may run in browsers on other origins.
  const answer = (request: FastifyRequest, reply: FastifyReply, type: string, document: CompressedText) => {
    void reply.headers({ "access-control-allow-origin": "*", "cache-control": `public, max-age=${keptFor}` });
    return sendCompressed(request, reply, type, document);
  };

  const sharedIssuer = shared(async () => JSON.stringify(await issuerDocument(dependencies, now())));
  app.get("/.well-known/did.json", async (request, reply) =>
    answer(request, reply, "application/did+json", await sharedIssuer("")),
  );

  const sharedList = shared((list) => {
    const yieldToRequests = yieldToRequestsUntil(stopping.signal);
    return signStatusList({ ...dependencies, yieldToRequests }, Number(list), now());
  });
  app.get<{ Params: { list: string } }>("/credentials/status/:list(^[1-9]\\d{0,5}$)", async (request, reply) =>
    answer(request, reply, credentialType, await sharedList(request.params.list)),
  );
};
