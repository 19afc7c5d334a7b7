import "../../../../adapters/institute/platform/storage/properties.ts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { cpdHistory, cpdOverview } from "../../../../adapters/contract/cpd.contract.ts";
import { balance, notifications, profile } from "../../../../adapters/contract/customer.contract.ts";
import { keyResourcesOf } from "../../../../adapters/institute/areas/issued-documents/documents.store.ts";
import {
  openStorage,
  type Database,
  type StorageChoice,
} from "../../../../adapters/institute/platform/storage/storage.ts";
import { everyone } from "../../../../adapters/institute/trial/everyone.ts";
import { cpdStatusOf } from "../../../../domain/cpd/status.ts";
import { experienceOf } from "../../../../domain/customer/experience.ts";
import { learningSiteOf } from "../../../../domain/customer/learning-site.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { sharedInstitute } from "../../support/fixture.ts";
import { ask, openInstitute } from "../../support/open-institute.ts";

describe("the seeded people", () => {
  it("have unique first names, emails and numbers", () => {
    for (const of of ["firstName", "email", "customerId"] as const)
      expect(new Set(everyone.map((person) => person[of])).size).toBe(everyone.length);
    for (const { customerId } of everyone) expect(customerId).toMatch(/^\d{7}$/);
  });

  onEachDatabase(({ fresh, empty }) => {
    const institute = sharedInstitute(fresh);
    const profileOf = async (who: string) => (await ask(institute(), who, profile)).answer;
    const statusOf = async (who: string) => cpdStatusOf((await ask(institute(), who, cpdOverview)).answer);

    it("are stored once by processes that start together on an empty database", async () => {
      const storage = await empty();
      const count = storage.kind === "postgres" ? 3 : 1;
      const institutes = await Promise.all(Array.from({ length: count }, () => openInstitute(storage)));
      for (const { database } of institutes)
        expect(await database.selectFrom("customers").select("customerId").execute()).toHaveLength(everyone.length);
      await Promise.all(institutes.map((institute) => institute.close()));
    });

    it("have the standing of their CPD", async () => {
      expect(await statusOf("Maya")).toBe("due");
      expect(await statusOf("Ready")).toBe("readyToStart");
      expect(await statusOf("Owen")).toBe("overdue");
      expect(await statusOf("Priya")).toBe("upToDate");
      expect((await ask(institute(), "Maya", cpdOverview)).answer.remainingDays).toBe(40);
      expect((await ask(institute(), "Rita", cpdOverview)).answer.code).toBe("NOT_REQUIRED");
    });

    it("have Maya's record", async () => {
      const query = { adjustmentStatuses: "AWARDED,PENDING" };
      const { annualDeclarations } = (await ask(institute(), "Maya", cpdHistory, { query })).answer;
      const statuses = annualDeclarations.flatMap(({ adjustments }) => adjustments.map(({ status }) => status.code));
      expect(statuses.toSorted()).toEqual(["AWARDED", "PENDING"]);
      expect(annualDeclarations.filter(({ broughtForwardUnits }) => broughtForwardUnits > 0)).toHaveLength(1);
      expect((await ask(institute(), "Maya", balance, { query: { report: "full" } })).answer.amount).toBe(268_50);
    });

    it("have papers that agree with their records (DOCS-01, ACCT-01)", async () => {
      const { database } = institute();
      const records = await database
        .selectFrom("personalRecords")
        .select(["customerId", "details"])
        .where("kind", "=", "account")
        .execute();
      expect(records).toHaveLength(everyone.length);
      for (const { customerId, details } of records) {
        const account = JSON.parse(details) as Readonly<
          Record<"registrationDate" | "graduationDate" | "membershipDate" | "firstEligibleExam", string | undefined>
        >;
        const dates = [account.registrationDate, account.graduationDate, account.membershipDate].filter(
          (date) => date !== undefined,
        );
        expect(dates).toEqual(dates.toSorted());
        const equivalence = (await keyResourcesOf(database, customerId)).find(({ key }) => key === "equivalence");
        expect([customerId, equivalence?.issuedOn]).toEqual([customerId, account.graduationDate]);
        const exam = account.firstEligibleExam?.split(" ")[1];
        if (exam !== undefined) expect(Number(exam) - Number(account.registrationDate?.slice(0, 4))).toBe(1);
      }
    });

    it("are suspended as specified", async () => {
      expect((await profileOf("Grace")).suspensionDetails).toEqual({
        gracePeriod: true,
        code: "UNPAID_FEES",
        remainingDays: 14,
      });
      expect((await profileOf("Sven")).suspensionDetails).toMatchObject({ gracePeriod: true, remainingDays: 9 });
      expect((await profileOf("Petra")).suspensionDetails).toEqual({ gracePeriod: false, code: "CPD_NON_COMPLIANCE" });
      expect((await profileOf("Maya")).suspensionDetails).toBeUndefined();
    });

    it("are in good standing exactly with an available letter and nothing overdue", async () => {
      const standings = { Maya: true, Owen: false, Ready: true, Priya: true, Fiona: true, Grace: false, Petra: false };
      const told = await Promise.all(
        Object.keys(standings).map(async (who) => [who, (await profileOf(who)).inGoodStanding] as const),
      );
      expect(Object.fromEntries(told)).toEqual(standings);
      for (const who of ["Rita", "Stella", "Frank"]) expect(await profileOf(who)).not.toHaveProperty("inGoodStanding");
    });

    it("get their portal", async () => {
      const outcomes = {
        Maya: "member",
        Stella: "student",
        Ada: "affiliate",
        Greta: "affiliate",
        Frank: "member",
        Larry: "external",
        Uma: "unsupported",
      };
      for (const [who, outcome] of Object.entries(outcomes)) {
        const { portalExperience, customerType } = await profileOf(who);
        const type = userTypeOf(customerType);
        expect([who, type && experienceOf(portalExperience, type)]).toEqual([who, outcome]);
      }
    });

    it("have their countries", async () => {
      expect(learningSiteOf((await profileOf("Chen")).nationality)).toBe("china");
      expect(learningSiteOf((await profileOf("Irina")).nationality)).toBe("russia");
      expect((await profileOf("Barry")).countryOfResidence).toBe("Barbados");
      expect((await profileOf("Fiona")).status).toMatch(/^F/);
      expect((await ask(institute(), "Amir", notifications)).answer.notifications).toEqual(["APPLIED_FOR_MEMBERSHIP"]);
    });

    it("have one day less left tomorrow", async () => {
      let today = new Date(2027, 1, 1, 9);
      const later = await openInstitute(await empty(), { now: () => today });
      expect((await ask(later, "Grace", profile)).answer.suspensionDetails?.remainingDays).toBe(14);
      today = new Date(2027, 1, 21, 9);
      expect((await ask(later, "Grace", profile)).answer.suspensionDetails?.remainingDays).toBe(0);
      expect((await ask(later, "Maya", cpdOverview)).answer.remainingDays).toBe(20);
      await later.close();
    });

    it("are refused in production on a trial's database, because their password is public", async () => {
      const trial = await fresh();
      await expect(openInstitute(trial, { seedPeople: false, production: true })).rejects.toThrow(
        /holds the made-up people of a trial, such as \w+\.\w+@example\.org/,
      );
      const real = await openInstitute(await empty(), { seedPeople: false, production: true });
      await real.close();
    });

    it("mark their database: a trial's is refused in production, and production's in a trial", async () => {
      const [begunAsTrial, begunInProduction] = [await empty(), await empty()];
      await (await openInstitute(begunAsTrial, { seedPeople: false })).close();
      await (await openInstitute(begunInProduction, { seedPeople: false, production: true })).close();
      await expect(openInstitute(begunAsTrial, { seedPeople: false, production: true })).rejects.toThrow(
        "The database was begun in a trial.",
      );
      await expect(openInstitute(begunInProduction)).rejects.toThrow(
        "Set GUILDHALL_ENV=production, or give another DATABASE_URL or DATA_DIR.",
      );
      await (await openInstitute(begunInProduction, { seedPeople: false, production: true })).close();
    });

    it("mark an unmarked database as a trial's, and real people as production's", async () => {
      const unmark = async (storage: StorageChoice, change: (database: Database) => Promise<unknown>) => {
        const { database, close } = await openStorage(storage);
        await change(database);
        await database.deleteFrom("databaseProperties").execute();
        await close();
      };
      const trial = await fresh();
      await unmark(trial, () => Promise.resolve());
      await (await openInstitute(trial)).close();
      const real = await fresh();
      await unmark(real, (database) =>
        database
          .updateTable("customers")
          .set(({ fn }) => ({ email: fn("replace", ["email", sql.lit("@example.org"), sql.lit("@body.example")]) }))
          .execute(),
      );
      await expect(openInstitute(real)).rejects.toThrow("The database is one of production");
      await (await openInstitute(real, { seedPeople: false, production: true })).close();
    });

    it("are never seeded in production", async () => {
      const real = await openInstitute(await empty(), { production: true });
      expect(await real.database.selectFrom("customers").select("customerId").execute()).toEqual([]);
      await real.close();
    });
  });
});
