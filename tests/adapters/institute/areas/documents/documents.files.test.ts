import { describe, expect, it } from "vitest";

import { certificate, documents } from "../../../../../adapters/contract/documents.contract.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { fetchFile } from "../../../support/fetch-file.ts";
import { sharedInstitute } from "../../../support/fixture.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";

onEachDatabase(({ fresh }) => {
  const institute = sharedInstitute(fresh);

  describe("documents (DOCS-01 to DOCS-06)", () => {
    const listed = async (who: string) =>
      (await ask(institute(), who, documents, { query: { customerType: "MEMBER" } })).answer;

    it("belong to the person", async () => {
      const mayas = await listed("Maya");
      expect(mayas.keyResources.membershipCertificate?.eligible).toBe(true);
      expect(mayas.practisingCertificates.map(({ jurisdictionDescription }) => jurisdictionDescription)).toEqual([
        "United Kingdom",
        "Ireland",
      ]);
      expect((await listed("Owen")).keyResources.goodStanding).toMatchObject({ eligible: false, warning: "fees" });
      const priyas = (await listed("Priya")).keyResources;
      expect(priyas.goodStanding).toMatchObject({ eligible: false, warning: "practice" });
      expect(priyas.certificates?.warning).not.toContain("fees");
      expect((await listed("Stella")).keyResources.membershipCertificate).toBeUndefined();
    });

    it.each([
      ["Priya", "GS", "GOOD_STANDING", 200],
      ["Owen", "GS", "GOOD_STANDING", 403],
      ["Eve", "GS", "GOOD_STANDING", 403],
      ["Stella", "EX", "DOCKET", 200],
      ["Lin", "EX", "DOCKET", 403],
      ["Grace", "MC", "MEMBERSHIP", 403],
      ["Maya", "MC", "GOOD_STANDING", 404],
      ["Maya", "PR", "PRACTISING_RECORD", 200],
      ["Frank", "GS", "GOOD_STANDING", 200],
    ])("%s and %s as %s: %i", async (who, prefix, certificateType, status) => {
      const params = { number: `${prefix}${institute().person(who).customerId}` };
      expect((await fetchFile(institute(), who, certificate, params, { certificateType })).status).toBe(status);
    });

    it("are PDF files with a descriptive name, from one call", async () => {
      const { customerId } = institute().person("Maya");
      const number = `MC${customerId}`;
      const file = await fetchFile(institute(), "Maya", certificate, { number }, { certificateType: "MEMBERSHIP" });
      expect(file.status).toBe(200);
      expect(file.headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="MEMBERSHIP_${number}_${customerId}.pdf"`,
      });
      const text = file.bytes.toString("latin1");
      expect(text).toMatch(/^%PDF-1\.7/);
      for (const part of ["/StructTreeRoot", "/Lang (en-GB)", "/DisplayDocTitle true", "pdfuaid:part"])
        expect(text).toContain(part);
    });

    it("are refused without a token, and for another customer", async () => {
      const { customerId } = institute().person("Maya");
      const url = `/api/customers/${customerId}/certificates/MC${customerId}`;
      const query = { certificateType: "MEMBERSHIP", ticket: "anything-at-all-of-some-length" };
      expect((await institute().app.inject({ url, query })).statusCode).toBe(401);
      const headers = {
        authorization: `Bearer ${await institute().accessTokenFor(institute().person("Priya").customerId)}`,
        "x-client-id": "guildhall-portal",
      };
      expect((await institute().app.inject({ url, query, headers })).statusCode).toBe(403);
    });

    it("are limited to sixty at once per person", async () => {
      const moment = new Date();
      const later = await openInstitute(await fresh(), { now: () => moment });
      const params = { number: `MC${later.person("Maya").customerId}` };
      const statusOf = async (certificateType: string) =>
        (await fetchFile(later, "Maya", certificate, params, { certificateType })).status;
      // A missing file counts too, and is answered faster than one is drawn.
      for (let count = 0; count < 59; count += 1) expect(await statusOf("DOCKET")).toBe(404);
      expect([await statusOf("MEMBERSHIP"), await statusOf("MEMBERSHIP")]).toEqual([200, 429]);
      await later.close();
    });
  });
});
