import { describe, expect, it } from "vitest";

import { profile } from "../../../../../adapters/contract/customer.contract.ts";
import { accountDetails, saveAccountDetails } from "../../../../../adapters/contract/my-details-account.contract.ts";
import { consentRecord, saveConsents } from "../../../../../adapters/contract/my-details-consents.contract.ts";
import { contactDetails, saveContactDetails } from "../../../../../adapters/contract/my-details-contact.contract.ts";
import {
  employment,
  employmentLookups,
  saveEmployment,
} from "../../../../../adapters/contract/my-details-employment.contract.ts";
import {
  customerNetworks,
  saveEmploymentNetworks,
  saveRegionalNetwork,
} from "../../../../../adapters/contract/my-details-networks.contract.ts";
import { accountRecords } from "../../../../../adapters/institute/areas/my-details/account/account.store.ts";
import { personalRecordOf } from "../../../../../adapters/institute/areas/my-details/my-details.store.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const expanded = { query: { expand: "consents,primaryContactMechanisms" } };
const asMember = { query: { customerType: "member" } };
const asStudent = { query: { customerType: "student" } };

const consentsOf = async (institute: TestInstitute, who: string) =>
  (await ask(institute, who, consentRecord, expanded)).answer.customer;

describe("my details", () => {
  onEachDatabase(({ fresh }) => {
    const atFirst = institutePutBack(fresh);
    const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

    it("update account correspondence with important updates (CONS-02)", () =>
      opened(async (institute) => {
        const { status } = await ask(institute, "Maya", saveConsents, {
          body: { consents: { importantUpdatesByEmail: false } },
        });
        expect(status).toBe(204);
        expect((await consentsOf(institute, "Maya")).consents).toMatchObject({
          importantUpdatesByEmail: false,
          accountCorrespondenceByEmail: false,
          abMagazine: true,
        });
      }));

    it("keep two simultaneous changes of consents (CONS-01)", () =>
      opened(async (institute) => {
        const move = (consents: object) => ask(institute, "Maya", saveConsents, { body: { consents } });
        await Promise.all([
          move({ abMagazine: false }),
          move({ thirdPartyMarketing: true }),
          move({ directoryOfMembers: false }),
        ]);
        expect((await consentsOf(institute, "Maya")).consents).toMatchObject({
          abMagazine: false,
          thirdPartyMarketing: true,
          directoryOfMembers: false,
        });
      }));

    it("store each category of networks separately (NETW-02)", () =>
      opened(async (institute) => {
        await ask(institute, "Maya", saveRegionalNetwork, { body: { regionalNetworkCode: "WALES" } });
        await ask(institute, "Maya", saveEmploymentNetworks, { body: { employmentNetworkCode: "AUDIT,CHARITY" } });
        const { networks } = (await ask(institute, "Maya", customerNetworks)).answer;
        expect(networks.map(({ code }) => code)).toEqual(["WALES", "AUDIT", "CHARITY"]);
      }));

    it("store the transfer choice with optimistic locking (ACCT-04)", () =>
      opened(async (institute) => {
        const { version } = (await ask(institute, "Fay", accountDetails, asStudent)).answer;
        const choose = (selectedOption: string) =>
          ask(institute, "Fay", saveAccountDetails, {
            body: { transferFIAToAcca: { selectedOption } },
            headers: { "if-match": `"${version}"` },
          });
        expect((await choose("transferPapers")).status).toBe(204);
        expect((await choose("disable")).status).toBe(412);
        const { transferFIAToAcca } = (await ask(institute, "Fay", accountDetails, asStudent)).answer;
        expect(transferFIAToAcca?.selectedOption).toBe("transferPapers");
      }));
  });

  const atFirst = institutePutBack(firstDayFile);
  const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

  it.each([
    [
      "a student's consent from a member (CONS-09)",
      "Maya",
      saveConsents,
      { consents: { examResultsBySms: true } },
      403,
    ],
    [
      "a consent that nobody could act on (CONS-03)",
      "Noel",
      saveConsents,
      { consents: { importantUpdatesByEmail: true } },
      403,
    ],
    [
      "important updates of an online-country student (CONS-07)",
      "Oxana",
      saveConsents,
      { consents: { importantUpdatesByEmail: false } },
      403,
    ],
    ["a network of somebody abroad (NETW-01)", "Mei", saveRegionalNetwork, { regionalNetworkCode: "WALES" }, 403],
    ["a network that there is not", "Maya", saveEmploymentNetworks, { employmentNetworkCode: "WALES" }, 422],
    ["two regional networks", "Maya", saveRegionalNetwork, { regionalNetworkCode: "WALES,LONDON" }, 422],
    [
      "a transfer of someone who has none to choose (ACCT-04)",
      "Maya",
      saveAccountDetails,
      { transferFIAToAcca: { selectedOption: "disable" } },
      403,
    ],
    [
      "a way to transfer that there is not (ACCT-04)",
      "Fay",
      saveAccountDetails,
      { transferFIAToAcca: { selectedOption: "transferAtOnce" } },
      422,
    ],
    [
      "an Oxford Brookes answer of someone not eligible (ACCT-05)",
      "Stella",
      saveAccountDetails,
      { oxfordBrookes: { status: true } },
      403,
    ],
    [
      "a change while exam results are prepared (ACCT-07)",
      "Eve",
      saveAccountDetails,
      { oxfordBrookes: { status: true } },
      403,
    ],
    [
      "a company name that is too long (EMPL-03)",
      "Maya",
      saveEmployment,
      { companyName: "x".repeat(68), jobTitle: "", jobCategory: "TAX" },
      422,
    ],
    ["employment without a job category (EMPL-03)", "Maya", saveEmployment, { companyName: "", jobTitle: "" }, 422],
    [
      "another company without a business address (EMPL-02)",
      "Noel",
      saveEmployment,
      { companyName: "Another", jobTitle: "", jobCategory: "TAX" },
      403,
    ],
  ])("refuse %s", (_, who, call, body, status) =>
    opened(async (institute) => {
      expect((await ask(institute, who, call, { body })).status).toBe(status);
    }),
  );

  it("withhold account details while exam results are withheld (ACCT-07)", () =>
    opened(async (institute) => {
      const { status, refusal, answer } = await ask(institute, "Eve", accountDetails, asStudent);
      expect([status, refusal.code]).toEqual([403, "WITHHELD"]);
      expect(JSON.stringify(answer)).not.toContain("Eve");
      expect((await ask(institute, "Asif", accountDetails, asStudent)).status).toBe(200);
    }));

  it("have a business address exactly while an address on record is one (EMPL-02, CONT-04)", () =>
    opened(async (institute) => {
      const available = async (who: string) =>
        (await ask(institute, who, employment, asMember)).answer.businessAddressAvailable;
      const home = { country: "France", addressLine1: "1 rue du Grand Livre", city: "Paris", purpose: ["HOME"] };
      const office = { ...home, purpose: ["BILLING", "BUSINESS"] };
      const save = (body: object) => ask(institute, "Noel", saveContactDetails, { body });
      expect([await available("Maya"), await available("Noel")]).toEqual(["Y", "N"]);
      await save({ secondaryAddress: office });
      expect(await available("Noel")).toBe("Y");
      const another = { companyName: "Another", jobTitle: "Auditor", jobCategory: "TAX" };
      expect((await ask(institute, "Noel", saveEmployment, { body: another })).status).toBe(204);
      await save({ secondaryAddress: home });
      expect(await available("Noel")).toBe("N");
      expect(
        (await ask(institute, "Noel", saveEmployment, { body: { ...another, companyName: "Yet another" } })).status,
      ).toBe(403);
      await save({ mailingAddress: office });
      expect(await available("Noel")).toBe("Y");
    }));

  it("distinguish the customer's ID from the learning record number (ACCT-01, ACCT-02)", () =>
    opened(async (institute) => {
      const { answer } = await ask(institute, "Maya", accountDetails, asMember);
      expect(answer.uln).toBe((await ask(institute, "Maya", profile)).answer.accaId);
      expect(answer.learningRecordNumber).toMatch(/^\d{10}$/);
      expect(answer.learningRecordNumber).not.toBe(answer.uln);
    }));

  it("return the outcome of a transfer, and change it only while that is allowed (ACCT-04)", () =>
    opened(async (institute) => {
      const transfers = async (who: string) => {
        const { canTransfer, transferToAcca, transferDiploma, transferPapers } = (
          await ask(institute, who, accountDetails, asStudent)
        ).answer;
        return { canTransfer, transferToAcca, transferDiploma, transferPapers };
      };
      const choose = (selectedOption: string) =>
        ask(institute, "Fay", saveAccountDetails, { body: { transferFIAToAcca: { selectedOption } } });
      const nothing = { transferToAcca: false, transferDiploma: false, transferPapers: false };
      expect(await transfers("Stella")).toEqual({ canTransfer: false, ...nothing });
      expect(await transfers("Fay")).toEqual({ canTransfer: true, ...nothing });
      await choose("transferPapers");
      expect(await transfers("Fay")).toEqual({
        canTransfer: true,
        ...nothing,
        transferToAcca: true,
        transferPapers: true,
      });
      await choose("disable");
      expect(await transfers("Fay")).toEqual({ canTransfer: true, ...nothing });

      const { details } = await personalRecordOf(
        institute.database,
        accountRecords,
        institute.person("Fay").customerId,
      );
      const later = JSON.stringify({ ...details, canTransfer: false });
      await institute.database
        .updateTable("personalRecords")
        .set({ details: later })
        .where("kind", "=", "account")
        .execute();
      const { status, refusal } = await choose("transferDiploma");
      expect([status, refusal.code]).toEqual([403, "NOT_OPEN"]);
    }));

  it("offer options by customer type, and accept no others (EMPL-01)", () =>
    opened(async (institute) => {
      const offered = async (customerType: string) =>
        (await ask(institute, "Maya", employmentLookups, { query: { customerType } })).answer;
      const [members, students] = [await offered("member"), await offered("student")];
      expect(members.jobTitles).not.toEqual(students.jobTitles);
      expect(members.employmentCategories).not.toEqual(students.employmentCategories);
      const studying = { companyName: "", jobTitle: "", jobCategory: "OTHER", employmentCategory: "ST" };
      expect((await ask(institute, "Stella", saveEmployment, { body: studying })).status).toBe(204);
      expect((await ask(institute, "Maya", saveEmployment, { body: studying })).status).toBe(422);
    }));

  it("are validated when read: an invalid record is an error, and none of it is returned", () =>
    opened(async (institute) => {
      const { customerId } = institute.person("Maya");
      const store = (details: object) =>
        institute.database
          .updateTable("personalRecords")
          .set({ details: JSON.stringify(details) })
          .where("customerId", "=", customerId)
          .where("kind", "=", "employment")
          .execute();
      await store({ companyName: "Ledger and Sons", sinceWhen: "an older form" });
      expect((await ask(institute, "Maya", employment, asMember)).answer.companyName).toBe("Ledger and Sons");
      await store({ companyName: 7, jobTitle: "Auditor" });
      for (const call of [employment, saveEmployment]) {
        const body = call === saveEmployment ? { companyName: "", jobTitle: "", jobCategory: "TAX" } : undefined;
        const { status, refusal } = await ask(institute, "Maya", call, { ...(body ? { body } : asMember) });
        expect([status, refusal.code]).toEqual([500, "INTERNAL_ERROR"]);
      }
    }));

  it("report the available contact channels (CONS-03, CONS-04)", () =>
    opened(async (institute) => {
      expect((await consentsOf(institute, "Maya")).primaryContactMechanisms).toEqual(["email", "mobile"]);
      expect((await consentsOf(institute, "Noel")).primaryContactMechanisms).toEqual([]);
      const { primaryPhoneNumber: phone } = (await ask(institute, "Maya", contactDetails)).answer;
      await ask(institute, "Maya", saveContactDetails, {
        body: { primaryPhoneNumber: { contactId: phone?.contactId } },
      });
      expect((await consentsOf(institute, "Maya")).primaryContactMechanisms).toEqual(["email"]);
    }));

  it("replace employment as a whole (EMPL-04)", () =>
    opened(async (institute) => {
      await ask(institute, "Maya", saveEmployment, {
        body: { companyName: "", jobTitle: "Auditor", jobCategory: "AUDIT" },
      });
      const { answer } = await ask(institute, "Maya", employment, asMember);
      expect(answer).toMatchObject({ companyName: "", jobTitle: "Auditor", jobCategory: { value: "AUDIT" } });
      expect(answer.businessCategory).toBeUndefined();
    }));
});
