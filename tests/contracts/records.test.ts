import { describe, expect, it } from "vitest";

import type { Call } from "../../adapters/contract/call.ts";
import { balance } from "../../adapters/customer/customer.contract.ts";
import { certificate, documents } from "../../adapters/documents/documents.contract.ts";
import { fees, receipt } from "../../adapters/fees/fees.contract.ts";
import { everyone } from "../../adapters/institute/people/everyone.ts";
import type { Person } from "../../adapters/institute/people/person.ts";
import { hasReceipt } from "../../domain/fees/transactions.ts";
import { onEachDatabase } from "./databases.ts";
import { sharedInstitute } from "./support/fixture.ts";
import { ask, openInstitute } from "./support/open-institute.ts";
import type { TestInstitute } from "./support/test-institute.ts";

/** What a file's call comes back with: its status, its headers, its bytes, and the code of a refusal. */
const fetchFile = async (
  institute: TestInstitute,
  who: string,
  call: Call,
  params: Readonly<Record<string, string>>,
  query: Record<string, string> = {},
) => {
  const { customerId } = institute.person(who);
  const path = Object.entries({ id: customerId, ...params }).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, value),
    call.path,
  );
  const { statusCode, headers, rawPayload } = await institute.app.inject({
    url: `/api${path}`,
    query,
    headers: {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
    },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};

onEachDatabase(({ fresh }) => {
  const institute = sharedInstitute(fresh);

  describe("fees", () => {
    it("come to what each person owes", async () => {
      const isToldOfFees = ({ traits: { isClosed, suspension } }: Person) =>
        !isClosed && (!suspension || suspension.graceDaysLeft !== undefined);
      for (const { name } of everyone.filter(isToldOfFees)) {
        const { answer } = await ask(institute(), name, fees);
        const counted = answer.transactions.filter(({ status }) => status === "COMPLETED");
        const owed = counted.reduce((sum, { amount, type }) => sum + (type === "CHARGE" ? amount : -amount), 0);
        const { answer: account } = await ask(institute(), name, balance, { query: { report: "full" } });
        expect([name, owed]).toEqual([name, account.amount]);
      }
    });

    it("stand as people are said to stand", async () => {
      const statusOf = async (who: string) => (await ask(institute(), who, fees)).answer.subscription?.status;
      expect(await statusOf("Maya")).toBe("DUE");
      expect(await statusOf("Owen")).toBe("OVERDUE");
      expect(await statusOf("Priya")).toBe("PAID");
    });

    it("have a receipt for each payment, and for nothing else", async () => {
      const { transactions } = (await ask(institute(), "Maya", fees)).answer;
      for (const transaction of transactions) {
        const { status } = await fetchFile(institute(), "Maya", receipt, { reference: transaction.reference });
        expect([transaction.reference, status]).toEqual([transaction.reference, hasReceipt(transaction) ? 200 : 404]);
      }
      const [paid] = transactions.filter(hasReceipt);
      const reference = paid?.reference ?? "";
      expect((await fetchFile(institute(), "Priya", receipt, { reference })).status).toBe(404);
      const { customerId } = institute().person("Maya");
      const { headers } = await fetchFile(institute(), "Maya", receipt, { reference });
      expect(headers["content-disposition"]).toBe(`attachment; filename="RECEIPT_${reference}_${customerId}.pdf"`);
    });
  });

  describe("documents (DOCS-01 to DOCS-06)", () => {
    const listed = async (who: string) =>
      (await ask(institute(), who, documents, { query: { customerType: "MEMBER" } })).answer;

    it("are those of the person", async () => {
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

    it("are PDF files with a name that tells what they are, had by one call", async () => {
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

    it("are for nobody without a token, nor for anybody else", async () => {
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

    it("are drawn sixty times at once for one person, and no more often", async () => {
      const moment = new Date();
      const later = await openInstitute(await fresh(), { now: () => moment });
      const params = { number: `MC${later.person("Maya").customerId}` };
      const statusOf = async (certificateType: string) =>
        (await fetchFile(later, "Maya", certificate, params, { certificateType })).status;
      // One that there is not counts as well, and is answered sooner than one is drawn.
      for (let count = 0; count < 59; count += 1) expect(await statusOf("DOCKET")).toBe(404);
      expect([await statusOf("MEMBERSHIP"), await statusOf("MEMBERSHIP")]).toEqual([200, 429]);
      await later.close();
    });
  });
});
