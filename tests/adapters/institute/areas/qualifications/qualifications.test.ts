import { describe, expect, it } from "vitest";

import { profile } from "../../../../../adapters/contract/customer.contract.ts";
import { exams, progress } from "../../../../../adapters/contract/qualifications.contract.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { sharedInstitute } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";

describe("progress towards a qualification", () => {
  onEachDatabase(({ fresh }) => {
    const institute = sharedInstitute(fresh);
    const progressOf = async (who: string) => (await ask(institute(), who, progress)).answer;

    it("is returned as recorded", async () => {
      expect(await progressOf("Stella")).toEqual({
        exams: { completed: 7, total: 13, hasConditionalExemptions: true },
        moduleStatus: "NOT_STARTED",
        practicalExperience: {
          employment: { unitOfMeasurement: "months", totalAchieved: 12, totalClaimed: 20, experienceRequired: 36 },
          objectives: {
            policyType: "PER",
            totalAchievedObjectives: 4,
            totalRequiredObjectives: 9,
            remainingRequiredObjectives: 5,
          },
        },
      });
    });

    it.each([
      ["Tom", "TRAIL_L7", [1, 4]],
      ["Tess", "TRAIL_L4", [0, 3]],
      ["Fay", "FIA", [3, 9]],
    ])("has %s's pathway %s", async (who, pathway, expected) => {
      const { exams: told } = await progressOf(who);
      expect([told.completed, told.total]).toEqual(expected);
      expect((await ask(institute(), who, profile)).answer.pathway).toBe(pathway);
    });

    it.each([
      ["Percy", "FPER"],
      ["Nina", "NO_DATA"],
    ])("has the policy of %s's experience, %s", async (who, policy) => {
      expect((await progressOf(who)).practicalExperience?.objectives?.policyType).toBe(policy);
    });

    it("is complete for customers who may apply for membership, except Aidan's experience", async () => {
      for (const who of ["Ada", "Aidan", "Amir", "Olga", "Carla"])
        expect(await progressOf(who), who).toMatchObject({
          exams: { completed: 13, total: 13 },
          moduleStatus: "COMPLETED",
        });
      expect((await progressOf("Aidan")).practicalExperience?.objectives?.remainingRequiredObjectives).toBe(2);
    });

    it("has its exams as a separate call (CALL-01)", async () => {
      const { status, answer } = await ask(institute(), "Stella", exams);
      expect([status, answer]).toEqual([200, { exams: { completed: 7, total: 13, hasConditionalExemptions: true } }]);
      expect((await ask(institute(), "Maya", exams)).refusal.code).toBe("NO_QUALIFICATION");
    });

    it("does not exist for members and firms (QUAL-01)", async () => {
      for (const who of ["Maya", "Frank"]) {
        const { status, refusal } = await ask(institute(), who, progress);
        expect([status, refusal.code], who).toEqual([404, "NO_QUALIFICATION"]);
      }
    });
  });
});

it("has a timeout of half a minute (CALL-01)", () => {
  expect(progress.timeout).toBe(30_000);
});
