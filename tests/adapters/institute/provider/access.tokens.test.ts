import type { FastifyRequest } from "fastify";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";

import { profile } from "../../../../adapters/contract/customer.contract.ts";
import { accessCheck } from "../../../../adapters/institute/provider/access.ts";

test("a verified token is accepted again, but not after its expiry or with another signature", async () => {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const start = Date.UTC(2026, 0, 1);
  let [now, checked] = [start, 0];
  const check = accessCheck({
    issuer: "https://provider.example",
    audience: "https://api.example",
    clientId: "portal",
    customerClaim: "sub",
    readScope: "api:read",
    writeScope: "api:write",
    strict: true,
    keys: async () => {
      checked += 1;
      return { ...(await exportJWK(publicKey)), alg: "RS256" };
    },
    now: () => new Date(now),
  });
  const token = await new SignJWT({ client_id: "portal", scope: "api:read" })
    .setProtectedHeader({ alg: "RS256", typ: "at+jwt" })
    .setIssuer("https://provider.example")
    .setAudience("https://api.example")
    .setSubject("4100107")
    .setExpirationTime(start / 1000 + 30)
    .sign(privateKey);
  const asWho = (bearer: string) =>
    check(
      {
        headers: { authorization: `Bearer ${bearer}`, "x-client-id": "portal" },
        params: {},
        log: { info: () => undefined },
      } as unknown as FastifyRequest,
      profile,
    );
  expect([await asWho(token), await asWho(token), checked]).toEqual(["4100107", "4100107", 1]);
  const [head, body] = token.split(".");
  const { privateKey: strangers } = await generateKeyPair("RS256");
  const forged = await new SignJWT({ client_id: "portal" })
    .setProtectedHeader({ alg: "RS256", typ: "at+jwt" })
    .sign(strangers);
  await expect(asWho(`${head}.${body}.${forged.split(".")[2]}`)).rejects.toMatchObject({ kind: "signed out" });
  now = start + 30_000;
  await expect(asWho(token)).rejects.toMatchObject({ kind: "signed out" });
});
