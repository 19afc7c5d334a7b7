import { describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { dayOf } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const today = dayOf(new Date(), defaultRules);
const year = Number(today.slice(0, 4));
const headers = { "idempotency-key": "a-key-of-theirs" };
const application = {
  employmentCategory: "NE",
  professionalQualifications: ["CTA"],
  regionalNetwork: "LONDON",
  employmentNetworks: [],
  optInMemberDirectory: true,
};
const declaration = {
  year,
  isRequirementsMet: true,
  route: "UNIT_ROUTE",
  isEngagementPartner: false,
  isConfirmed: true,
};

/** The register's state that submissions may change. */
const registerOf = async ({ database, person }: TestInstitute, who: string) => {
  const { customerId } = person(who);
  const codes = await database
    .selectFrom("notifications")
    .select("code")
    .where("customerId", "=", customerId)
    .orderBy("code")
    .execute();
  const details = await database
    .selectFrom("personalRecords")
    .select(["kind", "details"])
    .where("customerId", "=", customerId)
    .orderBy("kind")
    .execute();
  return {
    customer: await database
      .selectFrom("customers")
      .selectAll()
      .where("customerId", "=", customerId)
      .executeTakeFirst(),
    overview: await database
      .selectFrom("cpdOverviews")
      .selectAll()
      .where("customerId", "=", customerId)
      .executeTakeFirst(),
    years: await database
      .selectFrom("cpdYears")
      .selectAll()
      .where("customerId", "=", customerId)
      .orderBy("year")
      .execute(),
    documents: await database
      .selectFrom("keyResources")
      .selectAll()
      .where("customerId", "=", customerId)
      .orderBy("key")
      .execute(),
    details: details.map(({ kind, details: stored }) => [kind, JSON.parse(stored) as unknown]),
    codes: codes.map(({ code }) => code),
  };
};

describe("reopening", () => {
  onEachDatabase(({ fresh }) => {
    const atFirst = institutePutBack(fresh);

    it("a declaration restores the register, and the year can be declared again (SENT-03)", async () => {
      const institute = await atFirst();
      const registrar = registrarAt(institute.database);
      for (const who of ["Maya", "Owen"]) {
        const before = await registerOf(institute, who);
        const body = { ...declaration, year: before.overview?.year ?? year };
        const { answer } = await ask(institute, who, submitDeclaration, { headers, body });
        expect(await registerOf(institute, who)).not.toEqual(before);
        await registrar("reopen", answer.reference, "--reason", "a mistake", "--apply");
        expect(await registerOf(institute, who)).toEqual(before);
        expect((await ask(institute, who, submitDeclaration, { headers, body })).status).toBe(201);
      }
    });

    it("a retirement restores the register, and the member can join again (SENT-03)", async () => {
      const institute = await atFirst();
      const before = await registerOf(institute, "Fiona");
      const retire = () => ask(institute, "Fiona", joinRetiredRegister, { headers, body: { retirementDate: today } });
      const { answer } = await retire();
      await registrarAt(institute.database)("reopen", answer.reference, "--reason", "a mistake", "--apply");
      expect(await registerOf(institute, "Fiona")).toEqual(before);
      expect((await retire()).status).toBe(201);
    });

    it("an admission restores the register of the waiting applicant (SENT-03)", async () => {
      const institute = await atFirst();
      const registrar = registrarAt(institute.database);
      const { answer } = await ask(institute, "Ada", applyForMembership, { headers, body: application });
      const waiting = await registerOf(institute, "Ada");
      for (const verdict of [["--grant"], ["--refuse", "--reason", "a reference is missing"]]) {
        await registrar("decide", answer.reference, ...verdict, "--apply");
        expect(await registerOf(institute, "Ada")).not.toEqual(waiting);
        await registrar("reopen", answer.reference, "--reason", "a mistake", "--apply");
        expect(await registerOf(institute, "Ada")).toEqual(waiting);
      }
    });

    it("is refused while a later submission depends on it, and changes nothing without --apply (SENT-03)", async () => {
      const institute = await atFirst();
      const registrar = registrarAt(institute.database);
      const declared = await ask(institute, "Fiona", submitDeclaration, { headers, body: declaration });
      const first = declared.status === 201 ? declared.answer.reference : undefined;
      const { answer } = await ask(institute, "Fiona", joinRetiredRegister, {
        headers,
        body: { retirementDate: today },
      });
      const retired = await registerOf(institute, "Fiona");
      if (first !== undefined)
        await expect(registrar("reopen", first, "--reason", "a mistake", "--apply")).rejects.toThrow(
          `${answer.reference} came after it`,
        );
      expect(await registrar("reopen", answer.reference, "--reason", "a mistake")).toContain("Nothing has changed");
      expect(await registerOf(institute, "Fiona")).toEqual(retired);
    });
  });
});
