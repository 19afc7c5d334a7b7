import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from "jose";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { profile } from "../../../../adapters/contract/customer.contract.ts";
import { freePort } from "../../support/free-port.ts";
import { openInstitute } from "../../support/open-institute.ts";
import type { TestInstitute } from "../../support/test-institute.ts";

const algorithms = ["RS256", "PS256", "ES256", "EdDSA"] as const;
const audience = "https://api.body.example";

let provider: Server;
let issuer = "";
let institute: TestInstitute;
const keys = new Map<string, JWK>();
let isAway = false;
/** Milliseconds by which the server's clock is ahead of the provider's. */
let ahead = 0;
const logged: string[] = [];

beforeAll(async () => {
  for (const alg of algorithms) {
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    keys.set(alg, { ...(await exportJWK(privateKey)), kid: alg, alg });
  }
  const port = await freePort();
  // With a trailing slash, and keys at an unusual address.
  issuer = `http://127.0.0.1:${port}/tenant/`;
  const shown = [...keys.values()].map(({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...rest }) => rest);
  provider = createServer((request, response) => {
    const at = (path: string) => `${issuer}${path}`;
    const discovery = {
      issuer,
      jwks_uri: at("certs"),
      authorization_endpoint: at("authorize"),
      token_endpoint: "http://localhost:9/token",
    };
    const answers: Record<string, object> = {
      "/tenant/.well-known/openid-configuration": discovery,
      "/tenant/certs": { keys: shown },
    };
    const answer = isAway ? undefined : answers[request.url ?? ""];
    response.writeHead(answer ? 200 : 503, { "content-type": "application/json" }).end(JSON.stringify(answer ?? {}));
  }).listen(port, "127.0.0.1");
  await once(provider, "listening");
  institute = await openInstitute(
    { kind: "sqlite", path: ":memory:" },
    {
      identity: { authority: issuer },
      now: () => new Date(Date.now() + ahead),
      log: pino({ level: "info" }, { write: (line) => void logged.push(line) }),
      clientId: "portal",
      audience,
      claims: {
        customerClaim: "member_number",
        groupsClaim: "roles",
        groups: ["members", "students"],
        readScope: "portal.read",
        writeScope: "portal.write",
      },
    },
  );
});
afterAll(async () => {
  await institute.close();
  provider.close();
});

type Claims = Readonly<Record<string, unknown>>;

const ask = async (alg: (typeof algorithms)[number], odd: Claims = {}) => {
  const { customerId } = institute.person("Maya");
  const usual = {
    iss: issuer,
    sub: "a-random-subject",
    aud: [audience, "another"],
    azp: "portal",
    scope: "openid portal.read",
    roles: ["members"],
    member_number: customerId,
  };
  const claims = Object.fromEntries(Object.entries({ ...usual, ...odd }).filter(([, value]) => value !== undefined));
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg, kid: alg })
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(await importJWK(keys.get(alg) ?? {}, alg));
  const { statusCode, payload } = await institute.app.inject({
    url: `/api${profile.path.replace("{id}", customerId)}`,
    headers: { authorization: `Bearer ${token}`, "x-client-id": "portal" },
  });
  const { error } = JSON.parse(payload) as { error?: { code: string } };
  return [statusCode, error?.code];
};

describe("an external provider's tokens", () => {
  it.each(algorithms)("are accepted when signed by %s, with keys from its discovery", async (alg) => {
    expect(await ask(alg)).toEqual([200, undefined]);
  });

  it.each<[string, Claims]>([
    ["for one audience", { aud: audience }],
    ["for audiences in one text", { aud: `openid ${audience} email` }],
    ["with scopes as a list", { scope: undefined, scp: ["portal.read"] }],
    ["that name the client otherwise", { azp: undefined, cid: "portal" }],
    ["with a number as a number", { member_number: 0 }],
  ])("are read %s", async (name, odd) => {
    const isNumber = name.includes("as a number");
    expect(await ask("ES256", isNumber ? { member_number: Number(institute.person("Maya").customerId) } : odd)).toEqual(
      [200, undefined],
    );
  });

  it.each<[string, Claims, readonly [number, string]]>([
    ["of an issuer without its slash", { iss: "http://127.0.0.1/tenant" }, [401, "INVALID_ACCESS_TOKEN"]],
    ["for somebody else", { aud: "https://other.example" }, [401, "INVALID_ACCESS_TOKEN"]],
    ["of another client", { azp: "other" }, [401, "WRONG_CLIENT"]],
    ["that allow nothing", { scope: "openid" }, [403, "SCOPE_MISSING"]],
    ["without groups", { roles: undefined }, [403, "NO_ACCESS"]],
    ["with groups that have no access", { roles: ["staff"] }, [403, "NO_ACCESS"]],
    ["of nobody", { member_number: undefined }, [401, "INVALID_ACCESS_TOKEN"]],
    ["of another customer", { member_number: "1" }, [403, "NOT_YOURS"]],
  ])("are refused %s", async (_, odd, refused) => {
    expect(await ask("PS256", odd)).toEqual(refused);
  });
});

it("that are fresh by the provider's clock only are refused, and the log names the clocks", async () => {
  ahead = 6 * 60_000;
  expect(await ask("ES256")).toEqual([401, "INVALID_ACCESS_TOKEN"]);
  ahead = 0;
  const line = logged.find((each) => each.includes("is refused for its time"));
  expect(line).toContain("the clocks of this server and the provider differ");
  expect(JSON.parse(line ?? "{}")).toMatchObject({ claim: "exp", issuedAt: expect.any(String) as string });
});

it("make the server ready only once the keys are available", async () => {
  isAway = true;
  const other = await openInstitute(
    { kind: "sqlite", path: ":memory:" },
    { seedPeople: false, identity: { authority: issuer } },
  );
  const readiness = async () => {
    const { statusCode, payload } = await other.app.inject("/readyz");
    return [statusCode, JSON.parse(payload) as unknown];
  };
  expect(await readiness()).toEqual([503, { status: "keys unusable" }]);
  isAway = false;
  expect(await readiness()).toEqual([200, { status: "ready" }]);
  await other.close();
});

it("work at each endpoint of a provider that was unavailable at the start, once it is back", async () => {
  isAway = true;
  const portalFolder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const page = {
    template: `<script type="application/json" id="configuration"><!-- configuration --></script>`,
    icon: "",
    scripts: [],
    styles: [],
  };
  await writeFile(join(portalFolder, "pages.json"), JSON.stringify({ pages: { "index.html": page }, callback: [] }));
  const other = await openInstitute(
    { kind: "sqlite", path: ":memory:" },
    { seedPeople: false, identity: { authority: issuer }, portalFolder },
  );
  const called = async () => {
    const { headers, payload } = await other.app.inject("/");
    expect(payload.includes(`"http://localhost:9"`)).toBe(
      String(headers["content-security-policy"]).includes("http://localhost:9"),
    );
    return / connect-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1]?.split(" ").slice(1);
  };
  const { origin } = new URL(issuer);
  expect(await called()).toEqual([origin]);
  isAway = false;
  // Retried for the next page, which does not wait for the answer.
  expect(await called()).toEqual([origin]);
  await other.app.inject("/readyz");
  expect(await called()).toEqual([origin, "http://localhost:9"]);
  await other.close();
  await rm(portalFolder, { recursive: true });
});
