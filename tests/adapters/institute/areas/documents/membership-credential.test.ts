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
import { isSigned, isWithdrawn, issuerDocument, verifiedPayload } from "../../../support/verifiers.ts";

const fileOf = async (institute: TestInstitute, who: string) => {
  const { customerId } = institute.person(who);
  return institute.app.inject({
    url: `/api/customers/${customerId}/membership-credential`,
    headers: {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
    },
  });
};

const tokenOf = async (institute: TestInstitute, who: string): Promise<string> => (await fileOf(institute, who)).body;

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

  it("is accepted by a verifier of tokens, and rejected after any alteration (VERI-04)", async () => {
    const institute = await atFirst();
    const { headers, body: token } = await fileOf(institute, "Fiona");
    expect(headers["content-type"]).toMatch(/^application\/vc\+jwt/);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: "EdDSA", typ: "vc+jwt" });
    expect(await isSigned(institute, token)).toBe(true);
    const [head = "", payload = "", signature = ""] = token.split(".");
    const content = Buffer.from(payload, "base64url").toString();
    for (const altered of [
      content.replace("Fiona Fellow", "Freda Fellow"),
      content.replace(/"validFrom":"\d{4}/, '"validFrom":"2020'),
    ]) {
      expect(altered).not.toBe(content);
      const other = Buffer.from(altered).toString("base64url");
      expect(await isSigned(institute, `${head}.${other}.${signature}`)).toBe(false);
    }
  });

  it("says what an Open Badge says, with one status and the day of admission (VERI-04, REAL-08)", async () => {
    const institute = await atFirst();
    const token = await tokenOf(institute, "Fiona");
    const { membershipDate } = await institute.database
      .selectFrom("customers")
      .select("membershipDate")
      .where("customerId", "=", institute.person("Fiona").customerId)
      .executeTakeFirstOrThrow();
    expect(await verifiedPayload(institute, token)).toMatchObject({
      type: ["VerifiableCredential", "OpenBadgeCredential"],
      awardedDate: `${membershipDate}T00:00:00Z`,
      credentialStatus: { type: "BitstringStatusListEntry", statusPurpose: "suspension" },
      credentialSubject: { type: ["AchievementSubject"], achievement: { achievementType: "Membership" } },
    });
  });

  it("is reused while its content is unchanged, and is on its code's page (VERI-01, VERI-04)", async () => {
    const institute = await atFirst();
    const token = await tokenOf(institute, "Fiona");
    const credential = await verifiedPayload(institute, token);
    aMinuteLater();
    expect(await tokenOf(institute, "Fiona")).toBe(token);
    const { answer } = await ask(institute, "Fiona", issuedDocuments);
    expect(answer.documents).toMatchObject([
      { title: "Membership credential", address: `${credential.id}?from=portal` },
    ]);
    const { body } = await institute.app.inject({ url: new URL(credential.id).pathname });
    expect(body).toContain("This document is valid");
  });

  it.each([
    ["suspended", ["suspend", "--code", "CPD_NON_COMPLIANCE", "--apply"], ["reinstate", "--apply"]],
    ["closed", ["close", "--apply"], undefined],
  ] as const)("is withdrawn within a minute of the holder being %s (VERI-04)", async (_, [command, ...rest], back) => {
    const institute = await atFirst();
    const token = await tokenOf(institute, "Fiona");
    const { customerId } = institute.person("Fiona");
    const registrar = registrarAt(institute.database);
    expect(await isWithdrawn(institute, token)).toBe(false);
    await registrar(command, customerId, ...rest);
    aMinuteLater();
    expect(await isWithdrawn(institute, token)).toBe(true);
    expect(await isSigned(institute, token)).toBe(true);
    if (!back) return;
    await registrar(back[0], customerId, back[1]);
    aMinuteLater();
    expect(await isWithdrawn(institute, token)).toBe(false);
  });

  it("is withdrawn by retirement and by a newer credential, without affecting others (VERI-04)", async () => {
    const institute = await atFirst();
    const [fiona, maya] = [await tokenOf(institute, "Fiona"), await tokenOf(institute, "Maya")];
    const change = (who: string, columns: { isRetired: 1 } | { surname: string }) =>
      institute.database
        .updateTable("customers")
        .set(columns)
        .where("customerId", "=", institute.person(who).customerId)
        .execute();
    await change("Fiona", { isRetired: 1 });
    aMinuteLater();
    expect([await isWithdrawn(institute, fiona), await isWithdrawn(institute, maya)]).toEqual([true, false]);
    await change("Maya", { surname: "Membery" });
    const newer = await tokenOf(institute, "Maya");
    aMinuteLater();
    expect([await isWithdrawn(institute, maya), await isWithdrawn(institute, newer)]).toEqual([true, false]);
  });

  it("stays verifiable after a rotation of keys; new ones are signed with the new key (VERI-04)", async () => {
    const institute = await atFirst();
    const before = await tokenOf(institute, "Fiona");
    const registrar = registrarAt(institute.database);
    await registrar("rotate-keys", "--apply");
    await registrar("rotate-keys", "--apply");
    aMinuteLater();
    const after = await tokenOf(institute, "Fiona");
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    expect((await verifiedPayload(institute, after)).id).toBe((await verifiedPayload(institute, before)).id);
    expect(await isWithdrawn(institute, before)).toBe(false);
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
    const before = await tokenOf(institute, "Fiona");
    await registrarAt(institute.database)("rotate-keys", "--compromised", "--apply");
    aMinuteLater();
    const after = await tokenOf(institute, "Fiona");
    expect([await isSigned(institute, before), await isSigned(institute, after)]).toEqual([false, true]);
    expect((await issuerDocument(institute)).verificationMethod).toHaveLength(2);
  });

  it("twenty requests at once get one credential and one place in the list (VERI-04)", async () => {
    const institute = await atFirst();
    // Takes up the keys of tokens again, which an earlier test may have rotated.
    await ask(institute, "Fiona", issuedDocuments);
    const all = await Promise.all(Array.from({ length: 20 }, () => fileOf(institute, "Fiona")));
    expect([...new Set(all.map(({ statusCode }) => statusCode))]).toEqual([200]);
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
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
    const { credentialStatus, id } = await verifiedPayload(institute, await tokenOf(institute, "Fiona"));
    for (const url of ["/.well-known/did.json", new URL(credentialStatus.statusListCredential).pathname]) {
      const { statusCode, headers, body } = await institute.app.inject({ url });
      expect([url, statusCode, headers["access-control-allow-origin"]]).toEqual([url, 200, "*"]);
      expect(headers["cache-control"]).toBe("public, max-age=20");
      const [, payload] = body.split(".");
      const content = url.endsWith(".json") ? body : Buffer.from(payload ?? "", "base64url").toString();
      expect(content).toContain("did:web:");
      expect(content).not.toMatch(/Fiona|4100108|secret|"d":/i);
      expect(content).not.toContain(id);
    }
    await institute.close();
  });

  it.each([
    "/credentials/status/2",
    "/credentials/status/1/revocation",
    "/credentials/status/0",
    "/credentials/status/x",
    "/credentials/status/999999999",
  ])("do not exist at %s", async (url) => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" }, { seedPeople: false });
    expect((await institute.app.inject({ url })).statusCode).toBe(404);
    await institute.close();
  });

  it("are made once for many requests at once, and compressed (VERI-04)", async () => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" });
    for (const url of ["/.well-known/did.json", "/credentials/status/1"]) {
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
    for (const url of ["/.well-known/did.json", "/credentials/status/1"])
      expect((await institute.app.inject({ url })).statusCode).toBe(200);
    await institute.close();
  });

  it("report a failure to build a list, and recover on the next request (VERI-04)", async () => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" });
    const url = "/credentials/status/1";
    await institute.database.schema.alterTable("keyResources").renameTo("away").execute();
    expect((await institute.app.inject({ url })).statusCode).toBe(500);
    await institute.database.schema.alterTable("away").renameTo("keyResources").execute();
    expect((await institute.app.inject({ url })).statusCode).toBe(200);
    await institute.close();
  });
});
