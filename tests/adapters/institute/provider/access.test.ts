import { randomUUID } from "node:crypto";

import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from "jose";
import { beforeAll, describe, expect, it } from "vitest";

import type { Call } from "../../../../adapters/contract/call.ts";
import { contractCalls as calls } from "../../../../adapters/institute/main/contract-calls.ts";
import { sealWith } from "../../../../adapters/institute/platform/storage/seal.ts";
import { SignIns } from "../../../../adapters/institute/provider/sign-ins.ts";
import { signingKeys } from "../../../../adapters/institute/provider/signing-keys.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { sharedInstitute } from "../../support/fixture.ts";
import { ask, publicUrl } from "../../support/open-institute.ts";
import type { TestInstitute } from "../../support/test-institute.ts";

/** Differences between a request and one with Maya's valid token. */
interface Odd {
  readonly payload?: { readonly [Claim in keyof JWTPayload]: JWTPayload[Claim] | undefined };
  readonly header?: { readonly typ?: string; readonly alg?: string };
  readonly key?: JWK;
  readonly client?: string | undefined;
  readonly authorization?: string | undefined;
  readonly path?: string;
}

type Status = readonly [status: number, code: string];

interface WrongCaller extends Odd {
  readonly refused: Status;
}

const unusable: Status = [401, "INVALID_ACCESS_TOKEN"];
const none: Status = [401, "NO_ACCESS_TOKEN"];
const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
const named = ({ method, path }: Call) => `${method} ${path}`;

/** The refusals of invalid callers by every call that requires a sign-in. */
const wrongCallers = (
  strangers: { readonly rsa: JWK; readonly ec: JWK },
  othersId: string,
): Readonly<Record<string, WrongCaller>> => ({
  "no token": { authorization: undefined, refused: none },
  "another scheme": { authorization: "Basic bWF5YTpMZWRnZXItMjAyNg==", refused: none },
  "no token after the scheme": { authorization: "Bearer ", refused: none },
  garbage: { authorization: "Bearer not.a.token", refused: unusable },
  "no signature": {
    authorization: `Bearer ${btoa('{"alg":"none","typ":"at+jwt"}').replaceAll("=", "")}.e30.`,
    refused: unusable,
  },
  "a token that has run out": { payload: { iat: minutesAgo(11), exp: minutesAgo(1) }, refused: unusable },
  "a token without an end": { payload: { exp: undefined }, refused: unusable },
  "a token of later": { payload: { nbf: minutesAgo(-5) }, refused: unusable },
  "a token without a person": { payload: { sub: undefined }, refused: unusable },
  "another issuer": { payload: { iss: "https://elsewhere.example" }, refused: unusable },
  "another audience": { payload: { aud: "https://elsewhere.example" }, refused: unusable },
  "another key": { key: strangers.rsa, refused: unusable },
  "another algorithm": { key: strangers.ec, header: { alg: "ES256" }, refused: unusable },
  "an id token": { header: { typ: "JWT" }, payload: { aud: "guildhall-portal" }, refused: unusable },
  "a token of another kind": { header: { typ: "JWT" }, refused: unusable },
  "a token of another client": { payload: { client_id: "other" }, refused: [401, "WRONG_CLIENT"] },
  "a token of no client": { payload: { client_id: undefined }, refused: [401, "WRONG_CLIENT"] },
  "another client with the portal's token": { client: "other", refused: [401, "WRONG_CLIENT"] },
  "nobody's client": { client: undefined, refused: [401, "WRONG_CLIENT"] },
  "no scope": { payload: { scope: "openid" }, refused: [403, "SCOPE_MISSING"] },
  "a sign-in that nobody knows": { payload: { sid: randomUUID() }, refused: [401, "SIGNED_OUT"] },
  "a token that names no sign-in": { payload: { sid: undefined }, refused: [401, "SIGNED_OUT"] },
  "another person's sign-in": { payload: { sub: othersId }, refused: [401, "SIGNED_OUT"] },
});

const readOnly: Odd = { payload: { scope: "api:read" } };
const writeOnly: Odd = { payload: { scope: "api:write" } };
const rightful: Odd = {};

describe("access to calls (CALL-02)", () => {
  onEachDatabase(({ fresh }) => {
    const institute = sharedInstitute(fresh);
    let key: JWK;
    let signInId: string;
    let callers: Readonly<Record<string, WrongCaller>>;
    const tokens = new Map<Odd, Promise<string>>();

    const stranger = async (alg: "RS256" | "ES256"): Promise<JWK> => {
      const { privateKey } = await generateKeyPair(alg, { extractable: true });
      return { ...(await exportJWK(privateKey)), kid: key.kid ?? "", alg };
    };

    const signInOf = async (institute: TestInstitute, who: string): Promise<string> => {
      const id = randomUUID();
      await new SignIns({ database: institute.database, now: () => new Date(), idleMinutes: 30 }).use(
        id,
        institute.person(who).customerId,
      );
      return id;
    };

    beforeAll(async () => {
      [key = ({} as JWK)] = await signingKeys(institute().database, sealWith([]));
      const strangers = { rsa: await stranger("RS256"), ec: await stranger("ES256") };
      signInId = await signInOf(institute(), "Maya");
      callers = wrongCallers(strangers, institute().person("Owen").customerId);
    });

    const signed = async ({ payload, header, key: odd = key }: Odd): Promise<string> => {
      const claims = {
        iss: `${publicUrl}/idp`,
        aud: `${publicUrl}/api`,
        sub: institute().person("Maya").customerId,
        sid: signInId,
        client_id: "guildhall-portal",
        scope: "api:read api:write",
        iat: minutesAgo(0),
        exp: minutesAgo(-10),
        ...payload,
      };
      const { alg = "RS256", typ = "at+jwt" } = header ?? {};
      return new SignJWT(claims as JWTPayload)
        .setProtectedHeader({ alg, typ, kid: key.kid ?? "" })
        .sign(await importJWK(odd, alg));
    };

    /** Signed once for all calls. */
    const tokenOf = (odd: Odd): Promise<string> => {
      const token = tokens.get(odd) ?? signed(odd);
      tokens.set(odd, token);
      return token;
    };

    const made = async (call: Call, odd: Odd, params: Readonly<Record<string, string>> = {}) => {
      const authorization = "authorization" in odd ? odd.authorization : `Bearer ${await tokenOf(odd)}`;
      const client = "client" in odd ? odd.client : "guildhall-portal";
      const { status, refusal } = await ask(institute(), "Maya", call, {
        headers: { authorization, "x-client-id": client },
        params: { name: "landing-page", ...params },
      });
      return { status, refusal, told: [status, refusal.code] };
    };

    it.each(calls.map((call) => ({ title: named(call), call })))("$title", async ({ call }) => {
      const { customerId: othersId } = institute().person("Owen");
      if (call.access === "nothing") {
        expect((await made(call, { authorization: undefined, client: undefined })).status).not.toBe(401);
        return;
      }
      for (const [who, caller] of Object.entries(callers)) {
        const { told, refusal } = await made(call, caller);
        expect([who, ...told]).toEqual([who, ...caller.refused]);
        expect(refusal.description, who).not.toMatch(/jwt|claim|signature|audience|issuer|\d/i);
      }
      expect((await made(call, call.method === "GET" ? writeOnly : readOnly)).told).toEqual([403, "SCOPE_MISSING"]);
      if (call.path.includes("{id}"))
        expect((await made(call, rightful, { id: othersId })).told).toEqual([403, "NOT_YOURS"]);
      // The valid caller is not refused for access, whatever the call answers.
      expect([401, 403]).not.toContain((await made(call, rightful)).status);
    });

    it("refuses another person's records the same way whether the person exists or not", async () => {
      for (const call of calls.filter(({ path }) => path.includes("{id}"))) {
        const there = await made(call, rightful, { id: institute().person("Owen").customerId });
        const nowhere = await made(call, rightful, { id: "9999999" });
        expect({ ...there.refusal, correlationId: "" }).toEqual({ ...nowhere.refusal, correlationId: "" });
      }
    });
  });
});
