import { describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import {
  documents,
  issuedDocuments,
  newStandingLink,
  standingLink,
  withdrawStandingLink,
} from "../../../../../adapters/contract/documents.contract.ts";
import type { IssuedRow } from "../../../../../adapters/institute/areas/issued-documents/issued.store.ts";
import {
  codeValues,
  displayDocumentCode,
  documentCodeOf,
} from "../../../../../domain/institute/documents/document-code.ts";
import { dayOf, plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { wordsOfMarkup } from "../../../../actors/public-page.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { declarationOf } from "../../../support/declaring.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const neverIssued = displayDocumentCode(documentCodeOf(Array.from({ length: codeValues }, (_, index) => index)));

const fileOf = async (institute: TestInstitute, who: string, path: string) => {
  const { customerId } = institute.person(who);
  return institute.app.inject({
    url: `/api/customers/${customerId}${path}`,
    headers: {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
    },
  });
};

type Key = "membershipCertificate" | "goodStanding" | "equivalence" | "certificates" | "docket";

const download = async (institute: TestInstitute, who: string, key: Key): Promise<number> => {
  const { answer } = await ask(institute, who, documents, { query: { customerType: "member" } });
  const { certificateNumber = "", certificateType = "" } = answer.keyResources[key] ?? {};
  return (await fileOf(institute, who, `/certificates/${certificateNumber}?certificateType=${certificateType}`))
    .statusCode;
};

const issuedTo = async (institute: TestInstitute, who: string) =>
  (await ask(institute, who, issuedDocuments)).answer.documents;

/** The public page at an address, without signing in. */
const pageAt = async ({ app }: TestInstitute, url: string, remoteAddress?: string) => {
  const { statusCode: status, headers, body } = await app.inject({ url, ...(remoteAddress ? { remoteAddress } : {}) });
  return { status, headers, body, text: wordsOfMarkup(body), heading: /<h1>(.*?)<\/h1>/.exec(body)?.[1] };
};

const check = (institute: TestInstitute, code: string) => pageAt(institute, `/verify/${code}`);

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("each document has a code that shows its type, holder, date and validity to anyone (VERI-01, VERI-02)", async () => {
    const institute = await atFirst();
    expect(await issuedTo(institute, "Maya")).toEqual([]);
    expect(await download(institute, "Maya", "membershipCertificate")).toBe(200);
    const [issued] = await issuedTo(institute, "Maya");
    expect(issued).toMatchObject({ title: "Certificate of membership", validity: { state: "valid" } });
    const { status, heading, text } = await check(institute, issued?.code ?? "");
    expect([status, heading]).toEqual([200, "This document is valid"]);
    for (const words of ["Certificate of membership", "Maya Member", "Issued on"]) expect(text).toContain(words);
    // An address in lower case, with digits confused with letters, leads to the same page.
    const typed = (issued?.code ?? "").toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    const led = await institute.app.inject({ url: `/verify?code=${encodeURIComponent(typed)}` });
    expect([led.statusCode, led.headers.location]).toEqual([303, `/verify/${issued?.code}`]);
  });

  it("an unchanged document keeps its code; a changed name, or another day for a dated letter, issues a new one that replaces it (VERI-01, VERI-02)", async () => {
    const institute = await atFirst();
    await download(institute, "Maya", "membershipCertificate");
    await download(institute, "Maya", "membershipCertificate");
    const [first, ...others] = await issuedTo(institute, "Maya");
    expect(others).toEqual([]);
    await institute.database
      .updateTable("customers")
      .set({ surname: "Membery" })
      .where("customerId", "=", institute.person("Maya").customerId)
      .execute();
    await download(institute, "Maya", "membershipCertificate");
    const [second, ...more] = await issuedTo(institute, "Maya");
    expect([more, second?.code === first?.code]).toEqual([[], false]);
    const former = await check(institute, first?.code ?? "");
    expect(former.heading).toBe("This document is no longer valid");
    expect([former.text.includes("Maya Member "), former.text.includes("Membery")]).toEqual([true, false]);
    expect((await check(institute, second?.code ?? "")).heading).toBe("This document is valid");
  });

  it("the holder, coming from the portal, finds the way back there, and nobody else (VERI-02)", async () => {
    const institute = await atFirst();
    await download(institute, "Maya", "membershipCertificate");
    const [issued] = await issuedTo(institute, "Maya");
    const { pathname, search, origin } = new URL(issued?.address ?? "");
    const way = `<a href="${origin}/#/documents-and-downloads">Back to your documents</a>`;
    expect((await pageAt(institute, pathname + search)).body).toContain(way);
    expect((await check(institute, issued?.code ?? "")).body).not.toContain("Back to your documents");
  });

  it("a link shows a member's standing today, until it is renewed or withdrawn (VERI-02)", async () => {
    const institute = await atFirst();
    const pathOf = (address: string | undefined): string => new URL(address ?? "").pathname;
    const first = pathOf((await ask(institute, "Maya", newStandingLink)).answer.address);
    expect((await pageAt(institute, first)).heading).toBe("Valid today: member in good standing");
    const second = pathOf((await ask(institute, "Maya", newStandingLink)).answer.address);
    expect([(await pageAt(institute, first)).status, (await pageAt(institute, second)).status]).toEqual([404, 200]);
    const { customerId } = institute.person("Maya");
    await registrarAt(institute.database)("close", customerId, "--apply");
    const { heading, text } = await pageAt(institute, second);
    expect([heading, text.includes("Member since")]).toEqual(["Not valid today", false]);
    await ask(institute, "Fiona", newStandingLink);
    await ask(institute, "Fiona", withdrawStandingLink);
    expect((await ask(institute, "Fiona", standingLink)).answer).toEqual({ isOffered: true });
    expect((await ask(institute, "Stella", newStandingLink)).status).toBe(403);
  });

  it("the registrar finds a document's holder and validity by its code (VERI-01)", async () => {
    const institute = await atFirst();
    await download(institute, "Fiona", "membershipCertificate");
    const [issued] = await issuedTo(institute, "Fiona");
    const registrar = registrarAt(institute.database);
    const code = issued?.code ?? "";
    expect(await registrar("find", code.toLowerCase())).toMatch(
      new RegExp(`Fiona[^]*Latest documents:[^]*${code} +Certificate of membership[^\n]*valid`),
    );
    const { customerId } = institute.person("Fiona");
    await registrar("suspend", customerId, "--code", "CPD_NON_COMPLIANCE", "--apply");
    expect(await registrar("find", customerId)).toMatch(new RegExp(`${code}[^\n]*withdrawn by suspension`));
    expect(await registrar("find", neverIssued)).toContain(`No results for “${neverIssued}”.`);
  });

  it("a document requested six times at once is issued once (VERI-01)", async () => {
    const institute = await atFirst();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, () => download(institute, "Maya", "membershipCertificate")),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { customerId } = institute.person("Maya");
    const rows = await institute.database
      .selectFrom("issuedDocuments")
      .selectAll()
      .where("customerId", "=", customerId)
      .execute();
    expect(rows).toMatchObject([{ position: 0, kind: "membershipCertificate" } satisfies Partial<IssuedRow>]);
  });

  it("receipts and copies have codes too, and a copy's page hides its private answers (VERI-01, VERI-02)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Maya");
    const payment = await institute.database
      .selectFrom("transactions")
      .select("reference")
      .where("customerId", "=", customerId)
      .where("type", "=", "PAYMENT")
      .where("receiptAvailable", "=", 1)
      .executeTakeFirstOrThrow();
    expect((await fileOf(institute, "Maya", `/fees/receipts/${payment.reference}`)).statusCode).toBe(200);
    const [receipt] = await issuedTo(institute, "Maya");
    const { text } = await check(institute, receipt?.code ?? "");
    expect(text).toContain("Amount received");
    const { reference } = (
      await ask(institute, "Maya", submitDeclaration, {
        headers: { "idempotency-key": "a-key-of-hers" },
        body: await declarationOf(institute, "Maya"),
      })
    ).answer;
    expect((await fileOf(institute, "Maya", `/submissions/${reference}`)).statusCode).toBe(200);
    const [copy] = await issuedTo(institute, "Maya");
    const page = await check(institute, copy?.code ?? "");
    expect(page.text).toContain(reference);
    expect(page.text).not.toMatch(/Engagement partner|Route/);
  });

  it("a CPD record of undeclared years is genuine until the person is erased (TRAN-02, VERI-02)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Owen");
    await institute.database.deleteFrom("cpdAdjustments").where("customerId", "=", customerId).execute();
    await institute.database.deleteFrom("cpdYears").where("customerId", "=", customerId).execute();
    expect((await fileOf(institute, "Owen", "/cpds/record")).statusCode).toBe(200);
    const [record] = await issuedTo(institute, "Owen");
    const { heading, text } = await check(institute, record?.code ?? "");
    expect([heading, text.includes("Declaration: Not declared")]).toEqual(["This document is valid", true]);
    await institute.database.deleteFrom("cpdOverviews").where("customerId", "=", customerId).execute();
    expect((await check(institute, record?.code ?? "")).text).toContain("What it says is no longer on our record.");
  });

  it("documents of earlier releases get a code when they are downloaded again (VERI-01)", async () => {
    const institute = await atFirst();
    await institute.database.deleteFrom("issuedDocuments").execute();
    await download(institute, "Priya", "membershipCertificate");
    expect(await issuedTo(institute, "Priya")).toHaveLength(1);
  });

  describe("withdrawn", () => {
    it.each([
      [
        "suspension",
        ["suspend", "--code", "CPD_NON_COMPLIANCE", "--apply"],
        "It is withdrawn while its holder is suspended.",
      ],
      ["closing", ["close", "--apply"], "It was withdrawn, because its holder has left us or their account is closed."],
    ] as const)("by %s at once (VERI-02)", async (_, [command = "", ...rest], words) => {
      const institute = await atFirst();
      await download(institute, "Fiona", "membershipCertificate");
      const [issued] = await issuedTo(institute, "Fiona");
      const { customerId } = institute.person("Fiona");
      await registrarAt(institute.database)(command, customerId, ...rest);
      const { heading, text } = await check(institute, issued?.code ?? "");
      expect(heading).toBe("This document is not valid");
      expect(text).toContain(words);
    });

    it("by suspension until it ends, and the suspended member sees the same as others (VERI-02)", async () => {
      const institute = await atFirst();
      await download(institute, "Fiona", "membershipCertificate");
      const [issued] = await issuedTo(institute, "Fiona");
      const { customerId } = institute.person("Fiona");
      const registrar = registrarAt(institute.database);
      await registrar("suspend", customerId, "--code", "CPD_NON_COMPLIANCE", "--apply");
      expect(await issuedTo(institute, "Fiona")).toMatchObject([
        { code: issued?.code, validity: { state: "withdrawn", because: "suspension" } },
      ]);
      await registrar("reinstate", customerId, "--apply");
      expect((await check(institute, issued?.code ?? "")).heading).toBe("This document is valid");
    });

    it("by retirement, after which a retired member's new certificate is valid (VERI-02)", async () => {
      const institute = await atFirst();
      await download(institute, "Fiona", "membershipCertificate");
      const [before] = await issuedTo(institute, "Fiona");
      const { customerId } = institute.person("Fiona");
      await institute.database
        .updateTable("customers")
        .set({ isRetired: 1, status: "Retired" })
        .where("customerId", "=", customerId)
        .execute();
      expect((await check(institute, before?.code ?? "")).text).toContain("its holder has retired since");
      await download(institute, "Fiona", "membershipCertificate");
      const [after] = await issuedTo(institute, "Fiona");
      expect(after?.code).not.toBe(before?.code);
      expect((await check(institute, after?.code ?? "")).heading).toBe("This document is valid");
    });

    it("by its removal from the record, and expired after its last day (VERI-02)", async () => {
      const institute = await atFirst();
      const { customerId } = institute.person("Priya");
      const held = await institute.database
        .selectFrom("practisingCertificates")
        .selectAll()
        .where("customerId", "=", customerId)
        .execute();
      const [one] = held;
      await fileOf(
        institute,
        "Priya",
        `/certificates/${one?.certificateNumber}?certificateType=${one?.certificateType}`,
      );
      const [issued] = await issuedTo(institute, "Priya");
      await institute.database
        .updateTable("issuedDocuments")
        .set({ expiresOn: plusDays(dayOf(new Date(), defaultRules), -1) })
        .execute();
      expect((await check(institute, issued?.code ?? "")).heading).toBe("This document is no longer valid");
      await institute.database.deleteFrom("practisingCertificates").where("customerId", "=", customerId).execute();
      expect((await check(institute, issued?.code ?? "")).text).toContain("What it says is no longer on our record.");
    });
  });

  it("a mistyped code and an unknown one have different answers, without personal data (VERI-03)", async () => {
    const institute = await atFirst();
    await download(institute, "Maya", "membershipCertificate");
    const [issued] = await issuedTo(institute, "Maya");
    const code = issued?.code ?? "";
    const wrong = `${code.slice(0, -1)}${code.endsWith("Z") ? "Y" : "Z"}`;
    const mistyped = await check(institute, wrong);
    expect([mistyped.status, mistyped.text.includes("a character is wrong, missing or too many")]).toEqual([400, true]);
    const unknown = await check(institute, neverIssued);
    expect([unknown.status, unknown.heading]).toEqual([404, "We have issued no document with this code"]);
    for (const { text } of [mistyped, unknown]) expect(text).not.toMatch(/Maya|4100107|Certificate of/);
  });

  it("a person's number, a certificate's number or a name finds nothing (VERI-03)", async () => {
    const institute = await atFirst();
    await download(institute, "Maya", "membershipCertificate");
    for (const guess of ["4100107", "M4100107", "Maya%20Member", "%00", "..%2F..%2Fetc", "a".repeat(5000)])
      expect([guess.slice(0, 20), [400, 404, 414].includes((await check(institute, guess)).status)]).toEqual([
        guess.slice(0, 20),
        true,
      ]);
  });

  it("erasure removes the name, and the document stays genuine (KEEP-02, VERI-02)", async () => {
    const institute = await atFirst();
    await download(institute, "Fiona", "membershipCertificate");
    const [issued] = await issuedTo(institute, "Fiona");
    const { customerId } = institute.person("Fiona");
    await registrarAt(institute.database)("erase", customerId, "--confirm", customerId, "--apply");
    const { heading, body } = await check(institute, issued?.code ?? "");
    expect(heading).toBe("This document is not valid");
    expect(body).toContain("details have been erased");
    expect(body).not.toContain("Fiona");
    expect(body).not.toContain(customerId);
  });
});

describe("the verification page", () => {
  const open = () => openInstitute({ kind: "sqlite", path: ":memory:" });

  it("has the headers of public pages, and is neither indexed nor cached (VERI-02)", async () => {
    const institute = await open();
    const known = await pageAt(institute, "/idp/forgotten-password");
    for (const url of ["/verify", "/verify/", `/verify/${neverIssued}`, "/verify/nonsense"]) {
      const { headers } = await pageAt(institute, url);
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
      expect(headers["cache-control"]).toBe("no-store");
      for (const name of ["content-security-policy", "referrer-policy", "x-content-type-options", "permissions-policy"])
        expect([url, name, headers[name]]).toEqual([url, name, known.headers[name]]);
    }
    await institute.close();
  });

  it("shows input as escaped text (VERI-03)", async () => {
    const institute = await open();
    const typed = `"><script>alert(1)</script>`;
    const { status, body } = await pageAt(institute, `/verify?code=${encodeURIComponent(typed)}`);
    expect([status, body.includes("<script>")]).toEqual([400, false]);
    expect(body).toContain("&quot;&gt;&lt;script&gt;");
    await institute.close();
  });

  it("limits an IPv6 network as one address (VERI-03)", async () => {
    const institute = await openInstitute(
      { kind: "sqlite", path: ":memory:" },
      { now: () => new Date("2026-03-04T09:00:00Z"), seedPeople: false },
    );
    const statusFrom = async (address: string) => (await pageAt(institute, `/verify/${neverIssued}`, address)).status;
    const statuses: number[] = [];
    for (let host = 1; host <= 61; host += 1) statuses.push(await statusFrom(`2001:db8::${host.toString(16)}`));
    expect([statuses.slice(0, 60).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
    expect(await statusFrom("2001:db8:0:1::1")).toBe(404);
    await institute.close();
  });

  it("limits attempts per address, without affecting others (VERI-03)", async () => {
    const institute = await openInstitute(
      { kind: "sqlite", path: ":memory:" },
      { now: () => new Date("2026-03-04T09:00:00Z"), seedPeople: false },
    );
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await check(institute, neverIssued)).status);
    expect([statuses.slice(0, 60).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
    const refused = await check(institute, "nonsense");
    expect([refused.status, refused.headers["retry-after"] !== undefined]).toEqual([429, true]);
    expect((await pageAt(institute, `/verify/${neverIssued}`, "198.51.100.7")).status).toBe(404);
    await institute.close();
  });

  it("reports a failure without details while the database is unavailable (VERI-02)", async () => {
    const institute = await open();
    await institute.database.schema.dropTable("issuedDocuments").execute();
    const { status, heading, body } = await check(institute, neverIssued);
    expect([status, heading]).toEqual([500, "That did not work"]);
    expect(body).not.toMatch(/issuedDocuments|SQL/i);
    await institute.close();
  });
});
