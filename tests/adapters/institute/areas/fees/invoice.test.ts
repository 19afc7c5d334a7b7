import { describe, expect, it } from "vitest";

import { fees, invoice } from "../../../../../adapters/contract/fees.contract.ts";
import { invoiceOn } from "../../../../../adapters/institute/areas/fees/draw-invoice.ts";
import { customerOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { fetchFile } from "../../../support/fetch-file.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const today = "2026-11-26" as CalendarDate;

/** An invoice of Maya's as facts, addressed to herself or her employer. */
const paperOf = async ({ database, texts, person }: TestInstitute, reference: string, isForEmployer = false) => {
  const customer = await customerOf(database, person("Maya").customerId);
  const { content } = await invoiceOn(
    { database, customer, today, rules: defaultRules },
    { body: trialBody, content: texts },
    { reference, addressee: isForEmployer ? "employer" : "self" },
  );
  if (!("closing" in content)) throw new Error("It is no letter.");
  return content;
};

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh);

  describe("an invoice (FEES-03)", () => {
    it("has a number, the seller, a tax line, and the account to transfer to with the number as reference", async () => {
      const institute = await opened();
      const { facts, sections } = await paperOf(institute, "INV-4100107-09");
      const said = Object.fromEntries(facts);
      expect(said["Invoice number"]).toBe("INV-4100107-09");
      expect(said["From"]).toBe([trialBody.name, ...trialBody.address].join("\n"));
      expect(said["To"]).toMatch(/^Maya Member\n/);
      expect(said["Tax"]).toBe(trialBody.invoices?.tax);
      expect([said["Amount"], said["Paid"], said["To pay"]]).toEqual(["£268.50", "£0.00", "£268.50"]);
      const [transfer] = sections ?? [];
      expect(transfer && "facts" in transfer ? transfer.facts.at(-1) : undefined).toEqual([
        "Reference to give",
        "INV-4100107-09",
      ]);
    });

    it("is addressed to the employer with their business address", async () => {
      const { facts } = await paperOf(await opened(), "INV-4100107-09", true);
      expect(Object.fromEntries(facts)["To"]).toMatch(/^Quill and Ledger LLP\n/);
      expect(Object.fromEntries(facts)["Customer"]).toBe("Maya Member, ID 4100107");
    });

    it("to an employer says what to do where none is on record", async () => {
      const institute = await opened();
      const { customerId } = institute.person("Maya");
      await institute.database
        .deleteFrom("personalRecords")
        .where("customerId", "=", customerId)
        .where("kind", "=", "employment")
        .execute();
      const file = await fetchFile(
        institute,
        "Maya",
        invoice,
        { reference: "INV-4100107-09" },
        { addressee: "employer" },
      );
      expect(file.status).toBe(404);
      expect(file.bytes.toString()).toContain("Enter one under Employment details");
    });

    it("asks for nothing once it is paid, and names the credit note once it is taken back", async () => {
      const institute = await opened();
      expect((await paperOf(institute, "INV-4100107-03")).sections).toEqual([]);
      await registrarAt(institute.database)("post", "reverse", "INV-4100107-09", "--reason", "Wrong.", "--apply");
      const { paragraphs, sections } = await paperOf(institute, "INV-4100107-09");
      expect(paragraphs[0]).toMatch(/^Reversed by credit note CN-/);
      expect(sections).toEqual([]);
    });

    it("is a PDF of every charge, and of nothing else", async () => {
      const institute = await opened();
      const { answer } = await ask(institute, "Maya", fees);
      for (const { reference, invoiceAvailable = false } of answer.transactions) {
        const file = await fetchFile(institute, "Maya", invoice, { reference }, { addressee: "employer" });
        expect([reference, file.status]).toEqual([reference, invoiceAvailable ? 200 : 404]);
      }
      expect((await fetchFile(institute, "Owen", invoice, { reference: "INV-4100107-09" })).status).toBe(404);
    });

    it("is not offered by an organisation that does not say its tax line and account", async () => {
      const { invoices: _, ...body } = trialBody;
      const institute = await openInstitute(await fresh(), { body });
      const { answer } = await ask(institute, "Maya", fees);
      expect(answer.transactions.some(({ invoiceAvailable }) => invoiceAvailable)).toBe(false);
      expect((await fetchFile(institute, "Maya", invoice, { reference: "INV-4100107-09" })).status).toBe(404);
      await institute.close();
    });
  });
});
