import { describe, expect, it } from "vitest";
import { balance } from "../../adapters/customer/contract.ts";
import { certificate, documents, prepareCertificate } from "../../adapters/documents/contract.ts";
import { fees, prepareReceipt, receipt } from "../../adapters/fees/contract.ts";
import { everyone } from "../../adapters/institute/people/everyone.ts";
import { hasReceipt } from "../../domain/fees/account.ts";
import { onEachDatabase } from "./databases.ts";
import { sharedInstitute } from "./support/fixture.ts";
import { ask, openInstitute } from "./support/open-institute.ts";
import type { TestInstitute } from "./support/test-institute.ts";

const membership = (institute: TestInstitute, who: string) => ({
  params: { number: `MC${institute.person(who).customerId}` },
  query: { certificateType: "MEMBERSHIP" },
});

const addressOf = async (institute: TestInstitute, who: string): Promise<string> => {
  const { answer } = await ask(institute, who, prepareCertificate, membership(institute, who));
  const { customerId } = institute.person(who);
  return `/api/customers/${customerId}/certificates/MC${customerId}?certificateType=MEMBERSHIP&ticket=${answer.ticket}`;
};

onEachDatabase(({ fresh }) => {
  const institute = sharedInstitute(fresh);

  describe("fees", () => {
    it("come to what each person owes", async () => {
      for (const { name } of everyone) {
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
        const params = { reference: transaction.reference };
        const { status } = await ask(institute(), "Maya", prepareReceipt, { params });
        expect([transaction.reference, status]).toEqual([transaction.reference, hasReceipt(transaction) ? 201 : 404]);
      }
      const [paid] = transactions.filter(hasReceipt);
      const params = { reference: paid?.reference ?? "" };
      expect((await ask(institute(), "Priya", prepareReceipt, { params })).status).toBe(404);
      const { customerId } = institute().person("Maya");
      const { answer } = await ask(institute(), "Maya", prepareReceipt, { params });
      const url = `/api${receipt.path.replace("{id}", customerId).replace("{reference}", params.reference)}`;
      const file = await institute().app.inject({ url, query: { ticket: answer.ticket } });
      expect(file.headers["content-disposition"]).toBe(`attachment; filename="RECEIPT_${params.reference}_${customerId}.pdf"`);
    });
  });

  describe("documents (DOCS-01 to DOCS-06)", () => {
    const listed = async (who: string) =>
      (await ask(institute(), who, documents, { query: { customerType: "MEMBER" } })).answer;

    it("are those of the person", async () => {
      const mayas = await listed("Maya");
      expect(mayas.keyResources.membershipCertificate?.eligible).toBe(true);
      expect(mayas.practisingCertificates.map(({ jurisdictionDescription }) => jurisdictionDescription)).toEqual(["United Kingdom", "Ireland"]);
      expect((await listed("Owen")).keyResources.goodStanding).toMatchObject({ eligible: false, warning: "fees" });
      const priyas = (await listed("Priya")).keyResources;
      expect(priyas.goodStanding).toMatchObject({ eligible: false, warning: "practice" });
      expect(priyas.certificates?.warning).not.toContain("fees");
      expect((await listed("Stella")).keyResources.membershipCertificate).toBeUndefined();
    });

    it.each([
      ["Priya", "GS", "GOOD_STANDING", 201],
      ["Owen", "GS", "GOOD_STANDING", 403],
      ["Eve", "GS", "GOOD_STANDING", 403],
      ["Stella", "EX", "DOCKET", 201],
      ["Lin", "EX", "DOCKET", 403],
      ["Grace", "MC", "MEMBERSHIP", 403],
      ["Maya", "MC", "GOOD_STANDING", 404],
      ["Maya", "PR", "PRACTISING_RECORD", 201],
      ["Frank", "GS", "GOOD_STANDING", 201],
    ])("%s and %s as %s: %i", async (who, prefix, certificateType, status) => {
      const params = { number: `${prefix}${institute().person(who).customerId}` };
      expect((await ask(institute(), who, prepareCertificate, { params, query: { certificateType } })).status).toBe(status);
    });

    it("are PDF files with a name that tells what they are", async () => {
      const { customerId } = institute().person("Maya");
      const file = await institute().app.inject({ url: await addressOf(institute(), "Maya") });
      expect(file.statusCode).toBe(200);
      expect(file.headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="MEMBERSHIP_MC${customerId}_${customerId}.pdf"`,
      });
      const text = file.rawPayload.toString("latin1");
      expect(text).toMatch(/^%PDF-1\.7/);
      for (const part of ["/StructTreeRoot", "/Lang (en-GB)", "/DisplayDocTitle true", "pdfuaid:part"]) expect(text).toContain(part);
    });

    it("are opened with a bearer token too, by the documented path", async () => {
      const { customerId } = institute().person("Maya");
      const file = await institute().app.inject({
        url: `/api${certificate.path.replace("{id}", customerId).replace("{number}", `MC${customerId}`)}?certificateType=MEMBERSHIP`,
        headers: {
          authorization: `Bearer ${await institute().accessTokenFor(customerId)}`,
          "x-client-id": "guildhall-portal",
        },
      });
      expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    });
  });

  describe("a file's address (DOCS-06)", () => {
    const statusOf = async (url: string) => (await institute().app.inject({ url })).statusCode;

    it("opens it once", async () => {
      const address = await addressOf(institute(), "Maya");
      expect((await institute().app.inject({ method: "HEAD", url: address })).statusCode).toBe(404);
      const both = await Promise.all([statusOf(address), statusOf(address)]);
      expect(both.toSorted()).toEqual([200, 410]);
    });

    it("opens nothing else", async () => {
      const { customerId: mayas } = institute().person("Maya");
      const { customerId: priyas } = institute().person("Priya");
      const address = await addressOf(institute(), "Maya");
      expect(await statusOf(address.replaceAll(mayas, priyas))).toBe(410);
      expect(await statusOf(address.replaceAll(`MC${mayas}`, `GS${mayas}`).replace("MEMBERSHIP", "GOOD_STANDING"))).toBe(410);
      expect(await statusOf(address)).toBe(200);
    });

    it("opens nothing after a minute", async () => {
      let now = new Date();
      const later = await openInstitute(await fresh(), { now: () => now });
      const address = await addressOf(later, "Maya");
      now = new Date(now.getTime() + 60_000);
      expect((await later.app.inject({ url: address })).statusCode).toBe(410);
      await later.close();
    });
  });
});
