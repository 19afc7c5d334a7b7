import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { saveContactDetails } from "../../../../../adapters/contract/my-details-contact.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { answerRequest } from "../../../../../adapters/contract/submissions-requests.contract.ts";
import { submissionOf, submissionsOf } from "../../../../../adapters/institute/areas/submissions/submissions.store.ts";
import { dayOf, plusDays, startOf } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { declarationOf } from "../../../support/declaring.ts";
import { institutePutBack, sharedInstitute } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const today = dayOf(new Date(), defaultRules);
const year = Number(today.slice(0, 4));
const headers = { "idempotency-key": "a-key-of-theirs" };

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), "sent-"));
  folders.push(made);
  return made;
};

const contents = async (place: string): Promise<Readonly<Record<string, string>>> => {
  const names = (await readdir(place)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(place, name), "utf8")] as const)),
  );
};

/** Sends one of each kind, has one refused and takes one back; returns the references. */
const send = async (institute: TestInstitute): Promise<readonly string[]> => {
  const registrar = registrarAt(institute.database);
  const declared = await ask(institute, "Maya", submitDeclaration, {
    headers,
    body: await declarationOf(institute, "Maya"),
  });
  const body = {
    year,
    startDate: `${year}-02-01`,
    endDate: `${year}-02-28`,
    reasonCode: "ILLNESS",
    reasonLabel: "Illness or injury",
    adjustmentType: "waiver",
  };
  const waived = await ask(institute, "Priya", requestWaiver, { headers, body });
  const application = {
    employmentCategory: "NE",
    professionalQualifications: ["CTA"],
    regionalNetwork: "LONDON",
    employmentNetworks: [],
    optInMemberDirectory: true,
  };
  const applied = await ask(institute, "Ada", applyForMembership, { headers, body: application });
  const retired = await ask(institute, "Fiona", joinRetiredRegister, { headers, body: { retirementDate: today } });
  await ask(institute, "Maya", saveContactDetails, { body: { email: { address: "maya@elsewhere.example" } } });
  const waiver = waived.answer.reference ?? "";
  await registrar("decide", waiver, "--ask", "A letter\nfrom your doctor", "--by", plusDays(today, 10), "--apply");
  await ask(institute, "Priya", answerRequest, {
    params: { reference: waiver },
    headers,
    body: { request: 1, words: "=It is on its way.\n\nIt has two pages." },
  });
  await registrar("decide", applied.answer.reference, "--refuse", "--reason", "=1+1 is no reason", "--apply");
  await registrar("reopen", declared.answer.reference, "--reason", "a mistake", "--apply");
  return [declared.answer.reference, waived.answer.reference ?? "", applied.answer.reference, retired.answer.reference];
};

onEachDatabase(({ fresh, empty }) => {
  const trial = sharedInstitute(fresh);
  const atFirst = institutePutBack(empty, { seedPeople: false });

  describe("submissions", () => {
    it("are the same elsewhere with their events, in either format, and are not imported twice (SENT-04)", async () => {
      const from = trial();
      const references = await send(from);
      for (const format of ["csv", "ndjson"]) {
        const institute = await atFirst();
        const registrar = registrarAt(institute.database);
        const [first, second] = [await folder(), await folder()];
        await registrarAt(from.database)("export", first, "--format", format, "--apply");
        await registrar("import", first, "--apply");
        for (const reference of references)
          expect(await submissionOf(institute.database, reference)).toEqual(
            await submissionOf(from.database, reference),
          );
        await registrar("export", second, "--format", format, "--apply");
        expect(await contents(second)).toEqual(await contents(first));
        expect(Object.keys(await contents(first))).toEqual(
          expect.arrayContaining(
            ["declarations", "waivers", "applications", "retirements", "changes", "submission-events"].map(
              (name) => `${name}.${format}`,
            ),
          ),
        );
        expect(await registrar("import", first, "--rows", "--apply")).not.toMatch(/: (new|changes)/);
      }

      const place = await folder();
      await registrarAt(from.database)("export", place, "--since", today, "--apply");
      const files = await contents(place);
      expect(Object.keys(files)).not.toContain("people.csv");
      expect(files["declarations.csv"]).toContain(references[0]);
      // Escaped against execution in spreadsheets.
      expect(files["submission-events.csv"]).toContain("'=1+1 is no reason");
      const nowhere = join(await folder(), "tomorrow");
      expect(await registrarAt(from.database)("export", nowhere, "--since", plusDays(today, 1), "--apply")).toBe(
        "There is nothing to export.",
      );
      expect(existsSync(nowhere)).toBe(false);
    });

    it("are never changed or removed by an import (SENT-01, SENT-04)", async () => {
      const from = trial();
      const place = await folder();
      const { customerId } = from.person("Fiona");
      const before = await submissionsOf(from.database, customerId);
      await registrarAt(from.database)("export", place, "--since", "2000-01-01", "--apply");
      const text = await readFile(join(place, "submission-events.csv"), "utf8");
      await writeFile(join(place, "submission-events.csv"), text.replaceAll("received", "read"));
      await expect(
        registrarAt(from.database)("import", join(place, "submission-events.csv"), "--apply"),
      ).rejects.toThrow("is on record with other values and cannot be changed");
      await writeFile(join(place, "submission-events.csv"), `${text.split("\n")[0] ?? ""}\n`);
      await registrarAt(from.database)("import", join(place, "submission-events.csv"), "--sync", "--apply");
      expect(await submissionsOf(from.database, customerId)).toEqual(before);
    });
  });

  describe("the inbox", () => {
    const seeded = institutePutBack(fresh);

    it("is exported since a day as the organisation dates it, in its zone (REAL-09, RULE-03)", async () => {
      const { database } = await seeded();
      const environment = { RULES_FILE: join(await folder(), "rules.yaml") };
      await writeFile(environment.RULES_FILE, "timeZone: Pacific/Auckland\n");
      const { reference } = await database
        .selectFrom("submissions")
        .select("reference")
        .where("kind", "=", "application")
        .executeTakeFirstOrThrow();
      const there = { timeZone: "Pacific/Auckland" };
      const day = plusDays(today, 3);
      const exportedAt = async (submittedAt: number): Promise<boolean> => {
        await database.updateTable("submissions").set({ submittedAt }).where("reference", "=", reference).execute();
        const place = await folder();
        await registrarAt(database, environment)("export", place, "--since", day, "--apply");
        return ((await contents(place))["applications.csv"] ?? "").includes(reference);
      };
      const start = startOf(day, there).getTime();
      expect(await exportedAt(start)).toBe(true);
      expect(await exportedAt(start - 1)).toBe(false);
    });

    it("lists what waits, the oldest first (SENT-02)", async () => {
      const institute = await seeded();
      const [first, second] = await Promise.all([
        ask(institute, "Priya", requestWaiver, {
          headers,
          body: {
            year,
            startDate: `${year}-02-01`,
            endDate: `${year}-02-28`,
            reasonCode: "ILLNESS",
            reasonLabel: "Illness or injury",
            adjustmentType: "waiver",
          },
        }),
        ask(institute, "Ada", applyForMembership, {
          headers,
          body: {
            employmentCategory: "NE",
            professionalQualifications: [],
            regionalNetwork: "LONDON",
            employmentNetworks: [],
            optInMemberDirectory: true,
          },
        }),
      ]);
      const references = [first.answer.reference ?? "", second.answer.reference];
      for (const [index, reference] of references.entries())
        await institute.database
          .updateTable("submissions")
          .set({ submittedAt: Date.UTC(2026, 0, 2 - index) })
          .where("reference", "=", reference)
          .execute();
      const printed = await registrarAt(institute.database)("inbox");
      const positions = references.map((reference) => printed.indexOf(reference));
      expect(positions.every((position) => position >= 0)).toBe(true);
      expect(positions[1]).toBeLessThan(positions[0] ?? 0);
    });
  });
});
