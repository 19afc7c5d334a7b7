import { exportJWK, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { cpdOverview } from "../../adapters/cpd/contract.ts";
import { profile } from "../../adapters/customer/contract.ts";
import { signingKey } from "../../adapters/institute/identity/signing-keys.ts";
import { onEachDatabase } from "./databases.ts";
import { sharedInstitute } from "./support/fixture.ts";
import { ask, openInstitute, publicUrl } from "./support/open-institute.ts";
import { accessTokens } from "./support/test-institute.ts";

const rightful = {
  issuer: `${publicUrl}/idp`,
  audience: `${publicUrl}/api`,
  clientId: "guildhall-portal",
  now: () => new Date(),
};

const strangersKey = async () => {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: "stranger", alg: "RS256" };
};

describe("who may make a call", () => {
  onEachDatabase(({ fresh }) => {
    const institute = sharedInstitute(fresh);

    const statusWith = async (headers: Record<string, string | undefined>) => {
      const { status, refusal } = await ask(institute(), "Maya", profile, { headers });
      return [status, refusal.code];
    };

    it("nobody without a token", async () => {
      expect(await statusWith({ authorization: undefined })).toEqual([401, "NO_ACCESS_TOKEN"]);
      expect(await statusWith({ authorization: "Basic abc" })).toEqual([401, "NO_ACCESS_TOKEN"]);
    });

    it("nobody without the portal's client id", async () => {
      expect(await statusWith({ "x-client-id": "other" })).toEqual([401, "WRONG_CLIENT"]);
      expect(await statusWith({ "x-client-id": undefined })).toEqual([401, "WRONG_CLIENT"]);
    });

    it("nobody with a token that someone else signed", async () => {
      const forged = await accessTokens({ ...rightful, key: await strangersKey() })(
        institute().person("Maya").customerId,
      );
      expect(await statusWith({ authorization: `Bearer ${forged}` })).toEqual([401, "INVALID_ACCESS_TOKEN"]);
    });

    it("only for oneself", async () => {
      const { status, refusal } = await ask(institute(), "Maya", cpdOverview, {
        params: { id: institute().person("Owen").customerId },
      });
      expect([status, refusal.code]).toEqual([403, "NOT_YOURS"]);
    });
  });

  it("only with a token for this institute, of its client, that has not run out", async () => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" });
    const key = await signingKey(institute.database);
    const { customerId } = institute.person("Maya");
    const status = async (odd: Partial<typeof rightful>) => {
      const token = await accessTokens({ ...rightful, ...odd, key })(customerId);
      return (await ask(institute, "Maya", profile, { headers: { authorization: `Bearer ${token}` } })).status;
    };
    expect(await status({})).toBe(200);
    expect(await status({ issuer: "https://elsewhere.example" })).toBe(401);
    expect(await status({ audience: "https://elsewhere.example" })).toBe(401);
    expect(await status({ clientId: "other" })).toBe(401);
    expect(await status({ now: () => new Date(Date.now() - 11 * 60_000) })).toBe(401);
    await institute.close();
  });
});
