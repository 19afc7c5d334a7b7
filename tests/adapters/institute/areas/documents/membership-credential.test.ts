import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { issuedDocuments } from "../../../../../adapters/contract/documents.contract.ts";
import type { SigningKey } from "../../../../../adapters/institute/areas/documents/credential-keys.store.ts";
import type { StatusPlace } from "../../../../../adapters/institute/areas/documents/credential-status.store.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";
import { isProven, isStatusClear, issuerDocument, tokenPayload, verifierNames } from "../../../support/verifiers.ts";

interface Credential {
  readonly id: string;
  readonly credentialStatus: readonly { readonly statusListIndex: string; readonly statusListCredential: string }[];
  readonly proof: { readonly cryptosuite: string; readonly verificationMethod: string };
}

const fileOf = async (institute: TestInstitute, who: string, form = "") => {
  const { customerId } = institute.person(who);
  return institute.app.inject({
    url: `/api/customers/${customerId}/membership-credential${form}`,
    headers: {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
    },
  });
};

const credentialOf = async (institute: TestInstitute, who: string): Promise<Credential> =>
  (await fileOf(institute, who)).json();

onEachDatabase(({ fresh }) => {
  const putBack = institutePutBack(fresh);
  // Answers may be cached for seconds; after a minute a verifier sees every change.
  const aMinuteLater = () => void vi.setSystemTime(Date.now() + 60_000);
  const atFirst = () => {
    aMinuteLater();
    return putBack();
  };

  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
  afterAll(() => void vi.useRealTimers());

  it.each(verifierNames)(
    "its proof is accepted by the verifier of the %s, and rejected after any alteration (VERI-04)",
    async (by) => {
      const institute = await atFirst();
      const credential = await credentialOf(institute, "Fiona");
      expect(credential.proof.cryptosuite).toBe("eddsa-rdfc-2022");
      expect(await isProven(institute, by, credential)).toBe(true);
      const altered = JSON.parse(JSON.stringify(credential).replace("Fiona Fellow", "Freda Fellow")) as object;
      expect(await isProven(institute, by, altered)).toBe(false);
      expect(await isProven(institute, by, { ...credential, validFrom: "2020-01-01T00:00:00Z" })).toBe(false);
    },
  );

  it("as a token it is accepted by another library, with the same content, and rejected after an alteration (VERI-04)", async () => {
    const institute = await atFirst();
    const { proof: _, ...credential } = await credentialOf(institute, "Fiona");
    const { headers, body: token } = await fileOf(institute, "Fiona", "/token");
    expect(headers["content-type"]).toMatch(/^application\/vc\+jwt/);
    expect(await tokenPayload(institute, token)).toMatchObject(credential);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: "EdDSA", typ: "vc+jwt" });
    const [head = "", payload = "", signature = ""] = token.split(".");
    const other = Buffer.from(
      Buffer.from(payload, "base64url").toString().replace("Fiona Fellow", "Freda Fellow"),
    ).toString("base64url");
    await expect(tokenPayload(institute, `${head}.${other}.${signature}`)).rejects.toThrow(/signature/i);
  });

  it("is reused while its content is unchanged, and is on its code's page (VERI-01, VERI-04)", async () => {
    const institute = await atFirst();
    const credential = await credentialOf(institute, "Fiona");
    aMinuteLater();
    expect(await credentialOf(institute, "Fiona")).toEqual(credential);
    const { answer } = await ask(institute, "Fiona", issuedDocuments);
    expect(answer.documents).toMatchObject([{ title: "Membership credential", address: credential.id }]);
    const { body } = await institute.app.inject({ url: new URL(credential.id).pathname });
    expect(body).toContain("This document is genuine and holds");
  });

  it.each([
    ["suspended", ["suspend", "--code", "CPD_NON_COMPLIANCE", "--apply"], ["reinstate", "--apply"]],
    ["closed", ["close", "--apply"], undefined],
  ] as const)("is withdrawn within a minute of the holder being %s (VERI-04)", async (_, [command, ...rest], back) => {
    const institute = await atFirst();
    const credential = await credentialOf(institute, "Fiona");
    const { customerId } = institute.person("Fiona");
    const registrar = registrarAt(institute.database);
    expect(await isStatusClear(institute, credential)).toBe(true);
    await registrar(command, customerId, ...rest);
    aMinuteLater();
    expect(await isStatusClear(institute, credential)).toBe(false);
    expect(await isProven(institute, "Digital Credentials Consortium", credential)).toBe(true);
    if (!back) return;
    await registrar(back[0], customerId, back[1]);
    aMinuteLater();
    expect(await isStatusClear(institute, credential)).toBe(true);
  });

  it("is withdrawn by retirement and by a newer credential, without affecting others (VERI-04)", async () => {
    const institute = await atFirst();
    const [fiona, maya] = [await credentialOf(institute, "Fiona"), await credentialOf(institute, "Maya")];
    const change = (who: string, columns: { isRetired: 1 } | { surname: string }) =>
      institute.database
        .updateTable("customers")
        .set(columns)
        .where("customerId", "=", institute.person(who).customerId)
        .execute();
    await change("Fiona", { isRetired: 1 });
    aMinuteLater();
    expect([await isStatusClear(institute, fiona), await isStatusClear(institute, maya)]).toEqual([false, true]);
    await change("Maya", { surname: "Membery" });
    const newer = await credentialOf(institute, "Maya");
    aMinuteLater();
    expect([await isStatusClear(institute, maya), await isStatusClear(institute, newer)]).toEqual([false, true]);
  });

  it("stays verifiable after a rotation of keys; new ones are signed with the new key (VERI-04)", async () => {
    const institute = await atFirst();
    const before = await credentialOf(institute, "Fiona");
    const { body: token } = await fileOf(institute, "Fiona", "/token");
    const registrar = registrarAt(institute.database);
    await registrar("rotate-keys", "--apply");
    await registrar("rotate-keys", "--apply");
    aMinuteLater();
    const after = await credentialOf(institute, "Fiona");
    expect(after.id).toBe(before.id);
    expect(after.proof.verificationMethod).not.toBe(before.proof.verificationMethod);
    for (const by of verifierNames)
      expect([await isProven(institute, by, before), await isProven(institute, by, after)]).toEqual([true, true]);
    expect(await tokenPayload(institute, token)).toMatchObject({ id: before.id });
    expect(await isStatusClear(institute, before)).toBe(true);
    expect((await issuerDocument(institute)).verificationMethod).toHaveLength(6);
    const kept = await institute.database
      .selectFrom("credentialKeys")
      .select("secretKey")
      .orderBy("position")
      .execute();
    expect(kept.map(({ secretKey }) => secretKey === null)).toEqual([true, true, false]);
  });

  it("removing the keys of a compromised one invalidates earlier credentials, and new ones are valid (VERI-04)", async () => {
    const institute = await atFirst();
    const before = await credentialOf(institute, "Fiona");
    await registrarAt(institute.database)("rotate-keys", "--compromised", "--apply");
    aMinuteLater();
    const after = await credentialOf(institute, "Fiona");
    for (const by of verifierNames)
      expect([await isProven(institute, by, before), await isProven(institute, by, after)]).toEqual([false, true]);
    expect((await issuerDocument(institute)).verificationMethod).toHaveLength(2);
  });

  it("twenty requests at once get one credential and one place in the lists (VERI-04)", async () => {
    const institute = await atFirst();
    const all = await Promise.all(Array.from({ length: 20 }, () => credentialOf(institute, "Fiona")));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    const places: readonly StatusPlace[] = await institute.database
      .selectFrom("membershipCredentials")
      .selectAll()
      .execute();
    const keys: readonly Pick<SigningKey, "position">[] = await institute.database
      .selectFrom("credentialKeys")
      .selectAll()
      .execute();
    expect([places.length, keys.length]).toEqual([1, 1]);
  });

  it("is for customers who may have the membership certificate (VERI-04, DOCS-04)", async () => {
    const institute = await atFirst();
    expect((await fileOf(institute, "Stella")).statusCode).toBe(404);
    expect((await fileOf(institute, "Grace")).statusCode).toBe(403);
    expect(await institute.database.selectFrom("membershipCredentials").selectAll().execute()).toEqual([]);
  });
});

describe("the documents for verifiers", () => {
  it("are available from any origin, and contain no personal data (VERI-04)", async () => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" });
    const { credentialStatus, ...credential } = await credentialOf(institute, "Fiona");
    const addresses = credentialStatus.map(({ statusListCredential }) => statusListCredential);
    for (const url of ["/.well-known/did.json", ...addresses.map((address) => new URL(address).pathname)]) {
      const { statusCode, headers, body } = await institute.app.inject({ url });
      expect([url, statusCode, headers["access-control-allow-origin"]]).toEqual([url, 200, "*"]);
      expect(headers["cache-control"]).toBe("public, max-age=20");
      expect(body).not.toMatch(/Fiona|4100108|secret/i);
      expect(body).not.toContain(credential.id);
    }
    await institute.close();
  });

  it.each([
    "/credentials/status/2/revocation",
    "/credentials/status/1/other",
    "/credentials/status/0/revocation",
    "/credentials/status/x/revocation",
    "/credentials/status/999999999/revocation",
  ])("do not exist at %s", async (url) => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" }, { seedPeople: false });
    expect((await institute.app.inject({ url })).statusCode).toBe(404);
    await institute.close();
  });

  it("are made once for many requests at once, and compressed (VERI-04)", async () => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" });
    for (const url of ["/.well-known/did.json", "/credentials/status/1/revocation"]) {
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => institute.app.inject({ url, headers: { "accept-encoding": "gzip" } })),
      );
      expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers["content-encoding"]}`))).toEqual(
        new Set(["200 gzip"]),
      );
    }
    // What was made needs no record afterwards.
    await institute.database.schema.alterTable("keyResources").renameTo("away").execute();
    await institute.database.schema.alterTable("credentialKeys").renameTo("keys").execute();
    for (const url of ["/.well-known/did.json", "/credentials/status/1/revocation"])
      expect((await institute.app.inject({ url })).statusCode).toBe(200);
    await institute.close();
  });

  it("report a failure to build a list, and recover on the next request (VERI-04)", async () => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" });
    const url = "/credentials/status/1/suspension";
    await institute.database.schema.alterTable("keyResources").renameTo("away").execute();
    expect((await institute.app.inject({ url })).statusCode).toBe(500);
    await institute.database.schema.alterTable("away").renameTo("keyResources").execute();
    expect((await institute.app.inject({ url })).statusCode).toBe(200);
    await institute.close();
  });
});
