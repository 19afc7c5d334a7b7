import { qualificationsTable } from "../qualifications/qualifications.store.ts";
import { tableRecords } from "./record-file.ts";

/** Progress towards a qualification. QUAL-01 */
export const qualificationRecords = tableRecords({
  table: qualificationsTable,
  about: "Progress of students, affiliates and graduates: exams, ethics module, practical experience.",
  fillIn: () => ({ hasConditionalExemptions: false, unitOfMeasurement: "months" }),
  problems: ({ examsCompleted, examsTotal }) =>
    Number(examsCompleted) > Number(examsTotal)
      ? [{ column: "examsCompleted", reason: "cannot be more than examsTotal" }]
      : [],
});
