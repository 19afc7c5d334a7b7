import type { QualificationRow } from "../../areas/qualifications/qualifications.store.ts";
import { flag } from "../../platform/storage/tables.ts";
import type { SeededPerson, SeededQualifications, Seeding } from "../person.ts";

/** Progress of a student about halfway. */
const halfway: SeededQualifications = {
  exams: [5, 13],
  moduleStatus: "NOT_STARTED",
  experience: { policyType: "PER", claimed: 14, achieved: 9, required: 36, objectives: [3, 9] },
};

/** Progress of an affiliate, who only has to become a member. */
const qualified: SeededQualifications = {
  exams: [13, 13],
  moduleStatus: "COMPLETED",
  experience: { policyType: "PER", claimed: 36, achieved: 36, required: 36, objectives: [9, 9] },
};

const ordinary = (person: SeededPerson): SeededQualifications | undefined => {
  if (person.type === "member" || person.type === "firm") return undefined;
  return person.type === "student" ? halfway : qualified;
};

/** The stored progress of a person; undefined for members and firms. */
export const qualificationRow = (person: SeededPerson): QualificationRow | undefined => {
  const usual = ordinary(person);
  if (!usual) return undefined;
  const {
    exams,
    moduleStatus,
    experience,
    hasConditionalExemptions = false,
  } = {
    ...usual,
    ...person.traits.qualifications,
  };
  return {
    customerId: person.customerId,
    examsCompleted: exams[0],
    examsTotal: exams[1],
    hasConditionalExemptions: flag(hasConditionalExemptions),
    moduleStatus,
    policyType: experience.policyType,
    unitOfMeasurement: "months",
    experienceRequired: experience.required,
    experienceClaimed: experience.claimed,
    experienceAchieved: experience.achieved,
    objectivesAchieved: experience.objectives[0],
    objectivesRequired: experience.objectives[1],
  };
};

/** Stores a person's progress. */
export const seedQualifications = async ({ database, person }: Seeding): Promise<void> => {
  const row = qualificationRow(person);
  if (row) await database.insertInto("qualifications").values(row).execute();
};
